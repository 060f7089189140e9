import type { PortalTrip } from '#shared/api/portal-shapes'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'

/** The picture at the top of a trip. */
export const heroUrl = ({ id, image }: Pick<PortalTrip, 'id' | 'image'>): string =>
  mediaUrl(image) ?? artUrl({ seed: id })
