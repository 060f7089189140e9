import type { CallOf } from '#shared/api/contract'
import type { Routes } from '#shared/api/routes'
import { type PictureRatio, type PictureWidth, pictureUrl } from '#shared/media/picture-url'

type ArtCall = CallOf<Routes['getArt']>

/**
 * Address of a stored picture by its storage key, cropped to a ratio; undefined where there is no
 * picture.
 */
export const mediaUrl = (
  s3Key: string | undefined,
  ratio: PictureRatio = '3x2',
  width?: PictureWidth,
) => (s3Key === undefined ? undefined : pictureUrl(s3Key, { ratio, ...(width && { width }) }))

interface Art {
  /** A supplier code, so that a camp looks the same at every ratio. */
  readonly seed: string
  readonly biome?: ArtCall['params']['biome']
  readonly ratio?: PictureRatio
  readonly hour?: NonNullable<ArtCall['query']['hour']>
  readonly season?: NonNullable<ArtCall['query']['season']>
}

/** Address of a drawn landscape, for anything without a picture. */
export function artUrl({ seed, biome = 'savanna', ratio = '3x2', hour, season }: Art): string {
  const query = new URLSearchParams({ ratio, ...(hour && { hour }), ...(season && { season }) })
  return `/media/art/${biome}/${encodeURIComponent(seed)}?${query}`
}
