import type { AgentPrincipal } from '#shared/access/principal'
import type { SavedSummary } from '#shared/api/itinerary-summary'
import { daysBetween } from '#shared/dates/calendar-date'
import type { PatternState } from '#shared/itinerary/states'
import { type StoredItinerary, summaryOf } from '../../data/itineraries/itinerary-records'
import { savedItineraryStore } from '../../data/itineraries/saved-itinerary-store'
import { cursorOf, positionOf } from '../../data/table/listing'
import type { Deps } from '../../runtime/use-case'
import { isOwnTrip } from '../view/require-own-trip'

export const savedListMakers = { saved: savedItineraryStore }
export type SavedListDeps = Deps<typeof savedListMakers>

interface Asked {
  readonly principal: AgentPrincipal
  readonly query: {
    readonly limit: number
    readonly cursor?: string | undefined
    readonly state?: PatternState | undefined
  }
}

/**
 * A page of the agency's examples and saved itineraries, with the header that leads to the next
 * one.
 */
export async function savedPage(
  { principal, query: { limit, cursor, state } }: Asked,
  { saved: store }: SavedListDeps,
) {
  const { agencyId } = principal
  const after = cursor === undefined ? undefined : positionOf(cursor, agencyId)
  const { saved, next } = await store.list(agencyId, { limit, after, state })
  return {
    answer: saved.map((stored) => savedSummaryOf(stored, principal)),
    headers: next === undefined ? {} : { headers: { 'x-next-cursor': cursorOf(next) } },
  }
}

function savedSummaryOf(stored: StoredItinerary, principal: AgentPrincipal): SavedSummary {
  const { record } = stored
  const stays = record.segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
    .map(({ supplierCode = '', campName, title, regionName, country, nights }) => ({
      supplierCode,
      campName: campName ?? title ?? supplierCode,
      regionName,
      country,
      nights,
    }))
  return {
    ...summaryOf(stored),
    nights: daysBetween(record.startDate, record.endDate),
    camps: [...new Set(stays.map(({ campName }) => campName))],
    stays,
    mayChange: isOwnTrip(principal, record),
  }
}
