import exifr from 'exifr'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '#shared/errors/app-error'
import { maxPixels } from './resize-picture'

/** What a picture tells of itself. */
export interface PictureFacts {
  readonly width: number
  readonly height: number
  /** When it was taken by its camera's clock, which names no zone: `2026-03-05T17:42:10`. */
  readonly takenAt?: string | undefined
  readonly place?: { readonly lat: number; readonly lng: number } | undefined
  /** A thumbhash, in base64: its colors while it loads. */
  readonly blur: string
  /**
   * 64 bits in hexadecimal, of which those of pictures that look alike differ in a few: is each of
   * 8 × 8 fields darker than the next.
   */
  readonly perceptualHash: string
}

/** Longest side of what is shown of a picture, so that every listed size is made quickly. */
const shownPixels = 2_560

/**
 * Reads a picture, and makes what is shown of it: upright, as JPEG, without its place and all else
 * that cameras note.
 * @throws AppError media.too-many-pixels, media.unreadable
 */
export async function readPicture(
  bytes: Uint8Array,
): Promise<{ facts: PictureFacts; shown: Uint8Array }> {
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, autoOrient: true, failOn: 'error' })
    const { autoOrient: size, exif } = await source.metadata()
    const preview = await source
      .resize({ width: shownPixels, height: shownPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer()
    const [taken, blur, perceptualHash] = await Promise.all([
      takenOf(exif),
      blurOf(preview),
      hashOf(preview),
    ])
    return {
      facts: { width: size.width, height: size.height, ...taken, blur, perceptualHash },
      shown: preview,
    }
  } catch (error) {
    throw new AppError(
      /pixel limit/i.test(String(error)) ? 'media.too-many-pixels' : 'media.unreadable',
    )
  }
}

/** What cameras write may be damaged or made up: what can't be read is left out. */
async function takenOf(exif: Buffer | undefined): Promise<Pick<PictureFacts, 'takenAt' | 'place'>> {
  if (exif === undefined) return {}
  const header = exif.subarray(0, 4).toString() === 'Exif' ? 6 : 0
  const exifData: Record<string, unknown> = await exifr
    .parse(exif.subarray(header), {
      exif: { pick: ['DateTimeOriginal'] },
      gps: true,
      reviveValues: false,
    })
    .catch(() => undefined)
  const { DateTimeOriginal, latitude, longitude } = exifData ?? {}
  const [, year, month, day, time] =
    /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(DateTimeOriginal)) ?? []
  const takenAt = `${year}-${month}-${day}T${time}`
  const isPlace = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  return {
    ...(Number.isFinite(Date.parse(takenAt)) && { takenAt }),
    ...(isPlace && { place: { lat: Number(latitude), lng: Number(longitude) } }),
  }
}

async function blurOf(shown: Uint8Array): Promise<string> {
  const small = sharp(shown).resize({ width: 100, height: 100, fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

async function hashOf(shown: Uint8Array): Promise<string> {
  const fields = await sharp(shown)
    .greyscale()
    .resize({ width: 9, height: 8, fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: 64 }, (_, at) => {
    const field = Math.floor(at / 8) * 9 + (at % 8)
    return (fields[field] ?? 0) < (fields[field + 1] ?? 0) ? '1' : '0'
  })
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}
