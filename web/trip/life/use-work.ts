import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { type ItineraryState, isInFlight } from '#shared/itinerary/states'
import { useTripPath } from '../../lib/navigation/trip-path'

interface Begun {
  readonly id: ItineraryId
  readonly state: ItineraryState
}

/**
 * Follows work from its start, so that work that ends before the trip is reloaded is still
 * reported.
 */
export function useFollow(): (begun: Begun) => void {
  const navigate = useNavigate()
  const pathOf = useTripPath()
  return useCallback(
    ({ id, state }) => {
      if (!isInFlight(state)) return
      void import('./work-watcher').then(({ followWork }) =>
        followWork({ id, state }, (which) => void navigate(pathOf(which))),
      )
    },
    [navigate, pathOf],
  )
}

/**
 * Follows the trip's background work, also when the page was opened in the middle of it. The
 * watcher loads with the first work.
 */
export function useWork({ id, state }: Begun): void {
  const follow = useFollow()
  useEffect(() => follow({ id, state }), [follow, id, state])
}
