import { useNavigate } from 'react-router-dom'
import { LibraryScreen } from '../../features/library/components/LibraryScreen'
import { useLightboxes } from '../../features/lightboxes/api/lightboxes'

/**
 * `/content` for content managers, `/agency-library` for all other agents: the agency's photos and
 * films.
 */
export function LibraryPage() {
  const lightboxes = useLightboxes()
  const navigate = useNavigate()
  return (
    <LibraryScreen
      lightboxes={{ ...lightboxes, open: (id) => void navigate(`/shared-lightbox/${id}`) }}
    />
  )
}
