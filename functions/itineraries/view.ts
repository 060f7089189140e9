import type { ItineraryAnswer, ItineraryProgress } from '#shared/api/itineraries'
import { itineraryViewOf } from '#shared/itinerary/itinerary-view'
import { isInFlight } from '#shared/itinerary/states'
import type { StoredItinerary } from '../data/itinerary-records'

type Seen = Pick<StoredItinerary, 'record' | 'people' | 'work' | 'done'>

/** What agents see of an itinerary: all of it, the people by name, and the progress of work in flight. */
export function agentView(stored: Seen): ItineraryAnswer {
  return { ...itineraryViewOf(stored.record, stored.people), progress: progressOf(stored) }
}

function progressOf({ record: { state }, work, done = 0 }: Seen): ItineraryProgress | undefined {
  if (!isInFlight(state) || work === undefined) return undefined
  return { state, since: work.since, done, total: work.total }
}
