import sharp from 'sharp'
import { type PictureFormat, type PictureRatio, ratioOf } from '#shared/media/picture-url'

export interface PictureSize {
  /** Pixels. */
  readonly width: number
  readonly ratio?: PictureRatio | undefined
  readonly crop: 'faces' | 'center'
}

/**
 * The most pixels of a picture that is taken: 100 megapixels, which a bomb exceeds while it is
 * still small.
 */
export const maxPixels = 100_000_000

/**
 * Makes a picture of a width, cropped where a ratio is named, never larger than it was. `faces`
 * keeps what draws the eye: skin, strong colors and detail. libvips finds these by itself; it looks
 * for no faces as such.
 */
export async function resizePicture(
  bytes: Uint8Array,
  { width: wanted, ratio, crop, format }: PictureSize & { readonly format: PictureFormat },
): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, autoOrient: true })
  const { autoOrient: there } = await picture.metadata()
  const aspect = ratio === undefined ? there.width / there.height : ratioOf(ratio)
  const width = Math.round(Math.min(wanted, there.width, there.height * aspect))
  const height = Math.max(1, Math.round(width / aspect))
  const position = crop === 'faces' ? sharp.strategy.attention : 'center'
  const smaller = picture.resize({ width, height, fit: 'cover', position })
  if (format === 'avif') return smaller.avif({ quality: 52, effort: 1 }).toBuffer() // more effort takes ten times as long for 5 %
  if (format === 'webp') return smaller.webp({ quality: 76, effort: 3 }).toBuffer()
  return smaller.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
