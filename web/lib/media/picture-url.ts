import type { CallOf } from '#shared/api/contract'
import type { Routes } from '#shared/api/routes'

type ArtCall = CallOf<Routes['getArt']>
/** Width to height, as the media routes name it. */
export type PictureRatio = NonNullable<NonNullable<ArtCall['query']['ratio']>>

/** Address of a stored picture by its storage key, cropped to a ratio; undefined where there is no picture. */
export const mediaUrl = (s3Key: string | undefined, ratio: PictureRatio = '3x2') =>
  s3Key === undefined ? undefined : `/media/${s3Key}?ratio=${ratio}`

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
