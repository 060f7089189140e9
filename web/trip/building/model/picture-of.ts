import type { PictureRatio } from '#shared/media/picture-url'
import { mediaUrl } from '../../../lib/media/picture-url'

/** Address of an accommodation's picture; undefined if it has none. */
export function pictureOf(
  image: { readonly s3Key: string } | undefined,
  ratio: PictureRatio = '3x2',
): string | undefined {
  return mediaUrl(image?.s3Key, ratio)
}
