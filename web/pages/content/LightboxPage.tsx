import { useParams } from 'react-router-dom'
import type { LightboxId } from '#shared/ids/ids'
import { LightboxScreen } from '../../features/lightboxes/components/LightboxScreen'

/**
 * `/shared-lightbox/{id}` for people who are signed in; the server finds no lightbox for a damaged
 * address.
 */
export function LightboxPage() {
  const { id = '' } = useParams()
  return <LightboxScreen id={id as LightboxId} />
}
