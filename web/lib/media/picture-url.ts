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

/** As much of a seed as the server takes. */
const maxSeedLength = 40

interface Art {
  /** A supplier code, so that a camp looks the same at every ratio. */
  readonly seed: string
  readonly biome?: ArtCall['params']['biome']
  readonly ratio?: PictureRatio
  readonly hour?: NonNullable<ArtCall['query']['hour']>
  readonly season?: NonNullable<ArtCall['query']['season']>
}

/**
 * Address of a drawn landscape, for anything without a picture. What the server takes no seed of,
 * such as the colon in `chapter:botswana`, counts as a dash.
 */
export function artUrl({ seed, biome = 'savanna', ratio = '3x2', hour, season }: Art): string {
  const query = new URLSearchParams({ ratio, ...(hour && { hour }), ...(season && { season }) })
  const name = seed.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, maxSeedLength) || '-'
  return `/media/art/${biome}/${name}?${query}`
}
