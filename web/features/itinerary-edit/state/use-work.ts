import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isInFlight } from '#shared/itinerary/states'
import { useTripPath } from '../../../lib/navigation/trip-path'
import type { Trip } from '../model/trip'

/** Follows the trip's work in flight, also when this page was opened in the midst of it. The watcher comes with the first work. */
export function useWork({ id, state }: Pick<Trip, 'id' | 'state'>): void {
  const navigate = useNavigate()
  const pathOf = useTripPath()
  useEffect(() => {
    if (!isInFlight(state)) return
    void import('./work-watcher').then(({ followWork }) =>
      followWork({ id, state }, (which) => void navigate(pathOf(which))),
    )
  }, [navigate, pathOf, id, state])
}
