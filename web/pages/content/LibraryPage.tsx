import { LibraryScreen } from '../../features/library/components/LibraryScreen'

/** `/content`: the agency's photos and films, for its content managers. */
export function LibraryPage() {
  return <LibraryScreen />
}
