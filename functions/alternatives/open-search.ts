import type { AgentPrincipal } from '#shared/access/principal'
import { defaultSlept } from '#shared/calendar/match-party'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import { AppError } from '#shared/errors/app-error'
import type { SpotRates } from '#shared/fx/spot-rates'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { resizeAges } from '#shared/rooms/child-age'
import { campFlags } from '../data/catalogue/camp-columns'
import type { CampIndex } from '../data/catalogue/camp-index'
import { hiddenFlags } from '../data/catalogue/camp-visibility'
import { theCatalogue } from '../data/catalogue/the-catalogue'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import type { AgencyRecord } from '../data/people/agency-records'
import { agencyStore } from '../data/people/agency-store'
import { calendarStore } from '../data/rates/calendar-store'
import { daysRates } from '../data/rates/exchange-store'
import { roomStore } from '../data/rates/room-store'
import { campFinder } from '../itineraries/create/camp-facts'
import { requireSeen } from '../itineraries/saved/require-saved'
import type { Deps } from '../runtime/use-case'

export const searchMakers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  exchange: daysRates,
  rooms: roomStore,
  calendars: calendarStore,
  catalogue: theCatalogue,
  camps: () => campFinder(theCatalogue),
}
export type SearchDeps = Deps<typeof searchMakers>

/** A trip for which camps are looked for. */
export interface Search {
  readonly record: ItineraryRecord
  readonly agency: AgencyRecord
  readonly camps: CampIndex
  /** Flags of camps that cannot be offered. */
  readonly hidden: number
  /** The newest exchange rates under those of the trip. */
  readonly spotRates: SpotRates
  readonly now: Date
}

/** @throws AppError record.not-found; auth.required when the agency is gone */
export async function openSearch(
  { principal, id }: { readonly principal: AgentPrincipal; readonly id: ItineraryId },
  { itineraries, agencies, catalogue, exchange, clock }: SearchDeps,
): Promise<Search> {
  const now = clock.now()
  const [found, agency, { camps }, { rates }] = await Promise.all([
    itineraries.get(principal.agencyId, id),
    agencies.agency(principal.agencyId),
    catalogue.now(now),
    exchange.newest(now),
  ])
  const { record } = requireSeen(principal, found)
  if (agency === undefined) throw new AppError('auth.required')
  const hiddenMask =
    hiddenFlags(principal) | campFlags.dmcArrangedOnly | campFlags.consultantInteractionRequired
  return {
    record,
    agency,
    camps,
    hidden: hiddenMask,
    spotRates: { ...rates, ...record.spotRates },
    now,
  }
}

/** Who shares a room at a stay; without rooms there, as the default rooms of 2 §7.1. */
export const sleptAt = (
  record: ItineraryRecord,
  stay: Segment | undefined,
): readonly SleptRoom[] =>
  stay !== undefined && stay.rooms.length > 0 ? stay.rooms : defaultSlept(record)

/** Age of the youngest child who sleeps there; undefined without children. */
export function youngestOf(slept: readonly SleptRoom[]): number | undefined {
  const ages = slept.flatMap(({ childrenAges, children }) => resizeAges(childrenAges, children))
  return ages.length > 0 ? Math.min(...ages) : undefined
}
