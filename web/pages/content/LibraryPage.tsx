import { useNavigate } from 'react-router-dom'
import { LibraryScreen } from '../../features/library/components/LibraryScreen'
import { useLightboxes } from '../../features/lightboxes/api/lightboxes'

/** `/content`: the agency's photos and films, for its content managers. */
export function LibraryPage() {
  const lightboxes = useLightboxes()
  const navigate = useNavigate()
  return <LibraryScreen lightboxes={{ ...lightboxes, open: (id) => void navigate(`/shared-lightbox/${id}`) }} />
}
