import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { searchOfView, type TripView, viewOfSearch } from '../model/trip-view'

export interface ViewState {
  readonly view: TripView
  readonly change: (changes: Partial<TripView>) => void
}

/** What the page shows, kept in the address: going back from a trip finds the list as it was. */
export function useTripView(): ViewState {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewOfSearch(search), [search])
  const change = useCallback(
    (changes: Partial<TripView>) =>
      setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true }),
    [setSearch],
  )
  return { view, change }
}
