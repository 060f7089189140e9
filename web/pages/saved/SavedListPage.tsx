import { SavedList } from '../../features/saved-trips/components/SavedList'

/** `/saved`: the list of saved itineraries. */
export function SavedListPage() {
  return <SavedList />
}
