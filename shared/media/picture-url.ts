/** Widths in pixels that pictures are made in: a free choice would let anybody fill the storage. */
export const pictureWidths = ['160', '320', '640', '960', '1280', '1920'] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The least listed width that is not less than one, or the largest. */
export function listedWidth(wanted: number): number {
  const widths = pictureWidths.map(Number)
  return widths.find((width) => width >= wanted) ?? Math.max(...widths)
}

/** Width to height of the pictures that the app asks for. */
export const pictureRatios = ['3x2', '16x9', '2x1', '1x1', '3x4'] as const
export type PictureRatio = (typeof pictureRatios)[number]

/** `3x2` is one and a half. */
export function ratioOf(text: PictureRatio): number {
  const [width = 3, height = 2] = text.split('x').map(Number)
  return width / height
}

/** Storage keys of the library's pictures, without a file's extension. */
export const libraryFolder = 'pictures/library/'

/**
 * How a picture is shown: 960 pixels wide unless it says how wide, whole unless it names a ratio to
 * be cropped to.
 */
export interface PictureLook {
  readonly width?: PictureWidth
  readonly ratio?: PictureRatio | undefined
}

/**
 * The address of a stored or drawn picture by its storage key. Only pictures of the library are
 * made in several sizes.
 */
export function pictureUrl(s3Key: string, { width = '960', ratio }: PictureLook = {}): string {
  const wide = s3Key.startsWith(libraryFolder) ? [`width=${width}`] : []
  const query = [...wide, ...(ratio === undefined ? [] : [`ratio=${ratio}`])].join('&')
  return `/media/${s3Key}${query && `?${query}`}`
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/**
 * The smallest format that a browser takes. `infra/config/picture-address.ts` has the same for the
 * edge.
 */
export function pictureFormatOf(accept = ''): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
