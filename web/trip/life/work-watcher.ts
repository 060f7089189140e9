import type { ItineraryId } from '#shared/ids/ids'
import type { InFlightState } from '#shared/itinerary/states'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { tripPaths } from '../../lib/navigation/trip-path'
import { queryClient } from '../../lib/query/query-client'
import { itineraryQuery } from '../api/itinerary-query'
import type { Trip } from '../page/trip'
import { workWatcher } from './watch-work'
import { outcomeOf } from './work-outcome'

let open: (id: ItineraryId) => void = (id) => location.assign(tripPaths.edit(id))

/** One watcher for the whole app: it goes on when the page is left. */
const watch = workWatcher({
  load: (id) => queryClient.fetchQuery({ ...itineraryQuery(id), staleTime: 0 }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onRest: tell,
})

/** Follows work in flight until it rests; `onOpen` leads to its trip from wherever the agent is by then. */
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
