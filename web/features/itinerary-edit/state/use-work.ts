import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { type InFlightState, isInFlight } from '#shared/itinerary/states'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { queryClient } from '../../../lib/query/query-client'
import { itineraryQuery } from '../api/itinerary-query'
import type { Trip } from '../model/trip'
import { outcomeOf } from '../model/work-outcome'
import { workWatcher } from './watch-work'

const pathOf = (id: ItineraryId): string => `/itinerary/edit/${id}`
let open: (path: string) => void = (path) => location.assign(path)

/** One watcher for the whole app: it goes on when the page is left. */
const watch = workWatcher({
  load: (id) => queryClient.fetchQuery({ ...itineraryQuery(id), staleTime: 0 }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onRest: tell,
})

/** Follows the trip's work in flight, also when this page was opened in the midst of it. */
export function useWork({ id, state }: Pick<Trip, 'id' | 'state'>): void {
  const navigate = useNavigate()
  useEffect(() => {
    open = (path) => void navigate(path)
    if (isInFlight(state)) watch(id, state)
  }, [navigate, id, state])
}

function tell(trip: Trip, was: InFlightState): void {
  const { text, tone } = outcomeOf(trip, was)
  const path = pathOf(trip.id)
  const action = location.pathname === path ? undefined : { label: 'Open', run: () => open(path) }
  showSnackbar(text, { tone, action })
}
