import type { GuestLightbox, LightboxMedium } from '#shared/api/lightboxes'
import { filmOf } from '#shared/media/film'
import { pictureUrl } from '#shared/media/picture-url'

/** What was said of a medium, and for its agency by which link. */
export type Said = GuestLightbox['said'][number] & { readonly by?: string; readonly at?: string }

/** Whose links they were picked by. */
export const pickersOf = (said: readonly Said[]): string =>
  new Intl.ListFormat('en-US').format(
    said.flatMap(({ isPicked, by = '' }) => (isPicked ? [by] : [])),
  )

/** The address of a photo, or of the still of a film. */
export function stillOf(medium: LightboxMedium | undefined, width: '640' | '1920') {
  if (medium?.s3Key === undefined) return undefined
  const key = medium.mediaType === 'photo' ? medium.s3Key : filmOf(medium.s3Key)?.thumbnail
  return key && pictureUrl(key, { width })
}
