import { SavedList } from '../../features/saved-trips/components/SavedList'

/** `/saved`: the shelf of saved itineraries. */
export function SavedListPage() {
  return <SavedList />
}
