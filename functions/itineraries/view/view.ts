import type { ItineraryAnswer, ItineraryProgress } from '#shared/api/itinerary-shapes'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryViewOf } from '#shared/itinerary/itinerary-view'
import type { Problem } from '#shared/itinerary/problem'
import { isAvailabilityJudged, staleProblems } from '#shared/itinerary/stale-problems'
import { isInFlight } from '#shared/itinerary/states'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'

type Seen = Pick<StoredItinerary, 'record' | 'people' | 'work' | 'done'>

/**
 * What agents see of an itinerary: all of it, what has grown old by now, the people by name, the
 * progress of work.
 */
export function agentView(stored: Seen, now: Date): ItineraryAnswer {
  const { record, people } = stored
  const advice = [...record.advice, ...staleAt(record, now)]
  return { ...itineraryViewOf({ ...record, advice }, people), progress: progressOf(stored) }
}

/**
 * Availability grows old by itself, so that is judged when it is looked at; once rooms are held it
 * does not matter.
 */
function staleAt(
  { state, segments, availabilityCheckedAt }: ItineraryRecord,
  now: Date,
): Problem[] {
  if (!isAvailabilityJudged(state)) return []
  return segments.flatMap((segment) => staleProblems(segment, { now, availabilityCheckedAt }))
}

function progressOf({ record: { state }, work, done = 0 }: Seen): ItineraryProgress | undefined {
  if (!isInFlight(state) || work === undefined) return undefined
  return { state, since: work.since, done, total: work.total }
}
