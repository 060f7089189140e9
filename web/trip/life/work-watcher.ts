import type { ItineraryId } from '#shared/ids/ids'
import { type InFlightState, isInFlight } from '#shared/itinerary/states'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { isApiError } from '../../lib/api/api-error'
import { tripPaths } from '../../lib/navigation/trip-path'
import { queryClient } from '../../lib/query/query-client'
import { itineraryQuery } from '../api/itinerary-query'
import type { Trip } from '../page/trip'
import { outcomeOf } from './work-outcome'

let open: (id: ItineraryId) => void = (id) => location.assign(tripPaths.edit(id))

/** One watcher for the whole app, independent of pages. */
const watch = workWatcher({
  load: (id) => queryClient.fetchQuery({ ...itineraryQuery(id), staleTime: 0 }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onRest: tell,
})

/** Follows work until it ends; `onOpen` opens its trip from wherever the agent is by then. */
export function followWork(
  { id, state }: { readonly id: ItineraryId; readonly state: InFlightState },
  onOpen: (id: ItineraryId) => void,
): void {
  open = onOpen
  watch(id, state)
}

function tell(trip: Trip, was: InFlightState): void {
  const { text, tone } = outcomeOf(trip, was)
  const isHere = Object.values(tripPaths).some((pathOf) => pathOf(trip.id) === location.pathname)
  const action = isHere ? undefined : { label: 'Open', run: () => open(trip.id) }
  showSnackbar(text, { tone, action })
}

interface WatchTools {
  /** Loads the itinerary and updates every page that shows it. */
  readonly load: (id: ItineraryId) => Promise<Trip>
  readonly wait: (ms: number) => Promise<void>
  /** Called once when the work has ended, with the state it was in. */
  readonly onRest: (trip: Trip, was: InFlightState) => void
}

/**
 * Polls work in flight until it ends, one loop per itinerary on any page, so that agents are
 * notified even after leaving.
 */
export function workWatcher({ load, wait, onRest }: WatchTools) {
  const watchedTrips = new Set<ItineraryId>()
  return (id: ItineraryId, state: InFlightState): void => {
    if (watchedTrips.has(id)) return
    watchedTrips.add(id)
    void follow(id, state).finally(() => watchedTrips.delete(id))
  }

  async function follow(id: ItineraryId, first: InFlightState): Promise<void> {
    let answerCount = 0
    let was = first
    let [asked, done] = [0, -1]
    while (true) {
      await wait(pollDelayMs(asked))
      asked += 1
      const trip = await load(id).catch((error: unknown) => error)
      if (isGone(trip)) return
      if (!isTrip(trip)) continue
      answerCount += 1
      if (!isInFlight(trip.state)) return onRest(trip, was)
      was = trip.state
      const now = trip.progress?.done ?? 0
      if (now !== done && answerCount > 1) asked = 0 // progress: the next answer may be near
      done = now
    }
  }
}

const isTrip = (answer: unknown): answer is Trip =>
  typeof answer === 'object' && answer !== null && 'state' in answer
const isGone = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status)

/** How long to wait before polling again: one second at first, backing off to ten. */
function pollDelayMs(asked: number): number {
  return Math.round(Math.min(10_000, 1_000 * 1.25 ** Math.max(0, asked - 4)))
}
