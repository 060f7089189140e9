import { alternativesRoutes, type CampAlternative } from '#shared/api/alternatives'
import { stayCodeOf } from '#shared/calendar/availability'
import { defaultSlept, matchParty } from '#shared/calendar/match-party'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import { type CalendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { resizeAges } from '#shared/rooms/child-age'
import { campFlags } from '../../data/catalogue/camp-columns'
import type { CampIndex } from '../../data/catalogue/camp-index'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { AgencyRecord } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { calendarStore } from '../../data/rates/calendar-store'
import { daysRates } from '../../data/rates/exchange-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { campFinder } from '../../itineraries/create/camp-facts'
import { applyPatch } from '../../itineraries/edit/apply-patch'
import { requireEditable } from '../../itineraries/edit/require-editable'
import { swapStay } from '../../itineraries/edit/stay-patches'
import { tripContext } from '../../itineraries/edit/trip-context'
import { withNeededRates } from '../../itineraries/edit/with-needed-rates'
import { requireSeen } from '../../itineraries/saved/require-saved'
import { withStayQuotes } from '../../itineraries/work/apply-quote'
import { staysOf } from '../../itineraries/work/supplier-stays'
import { type Deps, useCase } from '../../runtime/use-case'
import { quoteStay } from '../../suppliers/quote-stay'
import { type LikelyCamp, likelyCamps } from '../likely-camps'
import { nearbyCamps } from '../nearby-camps'

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  exchange: daysRates,
  rooms: roomStore,
  calendars: calendarStore,
  catalogue: theCatalogue,
  camps: () => campFinder(theCatalogue),
}
type Reached = Deps<typeof makers>

/** Camps whose calendars are looked at: their months of prices are one batch, or two when a stay spans months. */
const mostSearched = 49
/** Camps that are priced, by one Query of rooms and rates each. */
const mostPriced = 8

/**
 * What could take the place of a stay. Calendars of the camps around it are read in batches; only those that seem free are
 * priced, each as a requote of the trip would be.
 */
export const findAlternatives = useCase(
  alternativesRoutes.findAlternatives,
  async ({ params, body, principal }, deps: Reached) => {
    const now = deps.clock.now()
    const [found, agency, { camps }] = await Promise.all([
      deps.itineraries.get(principal.agencyId, params.id),
      deps.agencies.agency(principal.agencyId),
      deps.catalogue.now(now),
    ])
    const { record } = requireSeen(principal, found)
    if (agency === undefined) throw new AppError('auth.required')
    const stay = record.segments.find(({ id }) => id === body.segmentId)
    const place = camps.placeOf(stay?.supplierCode ?? '')
    if (stay?.supplierCode === undefined || place === undefined || !isSupplierStay(stay))
      return refuseField('body.segmentId', 'must be a stay at a camp of the catalogue')

    const slept = stay.rooms.length > 0 ? stay.rooms : defaultSlept(record)
    const ages = slept.flatMap(({ childrenAges, children }) => resizeAges(childrenAges, children))
    const hidden = hiddenFlags(principal) | campFlags.dmcArrangedOnly | campFlags.consultantInteractionRequired
    const nearby = nearbyCamps(camps, place, {
      ...{ hidden, most: mostSearched },
      youngest: ages.length > 0 ? Math.min(...ages) : undefined,
    })
    const { rates: newest } = await deps.exchange.newest(now)
    const likely = await likelyCamps({ ...stay, supplierCode: stay.supplierCode }, nearby, {
      ...{ calendars: deps.calendars, most: mostPriced },
      spotRates: { ...newest, ...record.spotRates },
    })
    const swap = {
      record,
      agency,
      segmentId: stay.id,
      slept,
      nights: nightsOf(stay.startDate, stay.endDate),
      camps,
      now,
    }
    const priced = await Promise.all(likely.map((camp) => alternative(camp, swap, deps)))
    return {
      currency: record.currency,
      sell: record.finance?.sell,
      searched: nearby.length,
      alternatives: priced.filter((one) => one !== undefined),
    }
  },
)

interface Swap {
  readonly record: ItineraryRecord
  readonly agency: AgencyRecord
  readonly segmentId: string
  readonly slept: readonly SleptRoom[]
  readonly nights: readonly CalendarDate[]
  readonly camps: CampIndex
  readonly now: Date
}

/** The trip with this camp in the place of the stay; undefined where its rooms, rules or rates do not take the party. */
async function alternative(
  camp: LikelyCamp,
  { record, agency, segmentId, slept, nights, camps, now }: Swap,
  { rooms: store, exchange, camps: finder }: Pick<Reached, 'rooms' | 'exchange' | 'camps'>,
): Promise<CampAlternative | undefined> {
  const { supplierCode, allotments, place, kilometers, isSameRegion } = camp
  const { rooms: roomTypes, rules } = await store.roomsWithRates(supplierCode)
  const available = new Map(
    roomTypes.map(({ optionKey }) => {
      const own = allotments.filter((one) => one.optionKey === optionKey)
      const days = new Map(own.map((one) => [one.month, one.days]))
      return [optionKey, stayCodeOf(nights.map((night) => days.get(monthOf(night))?.get(Number(night.slice(8))))) ?? 0]
    }),
  )
  const { rooms, unmatched } = matchParty(slept, { roomTypes, available, prices: new Map() })
  if (unmatched.length > 0) return undefined
  const patch = swapStay(record, segmentId, { supplierCode, rooms })
  const swapped = applyPatch(record, patch, await finder.campFacts([supplierCode], now))
  requireEditable(record, swapped)
  const request = staysOf(swapped).find((stay) => stay.segmentId === segmentId)
  if (request === undefined) return undefined
  const quote = quoteStay(request, { rooms: roomTypes, rules, allotments, now })
  if (quote.problems.length > 0 || quote.costAmount === undefined) return undefined
  const quoted = await withNeededRates(withStayQuotes(swapped, { stays: [quote] }), { exchange, now })
  const { finance } = repriceItinerary(quoted, tripContext(agency), record)
  if (finance === undefined) return undefined
  const { campName, regionName, country, featuredImageId } = camps.campAt(place)
  return {
    ...{
      supplierCode,
      campName,
      regionName,
      country,
      featuredImageId,
      kilometers: Math.round(kilometers),
      isSameRegion,
    },
    ...{ state: (quote.availability ?? 0) > 0 ? 'free' : 'possible', rooms: [...rooms], sell: finance.sell },
  }
}

export const handler = lambdaFor(findAlternatives, makers)
