/**
 * What the library takes, by MIME type. Drawings (SVG) and pages can hold script, and HEIC can't be
 * shown by most browsers.
 */
export const uploadTypes: ReadonlyMap<string, 'photo' | 'video'> = new Map([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif'].map(
    (type) => [type, 'photo'] as const,
  ),
  ...['video/mp4', 'video/quicktime'].map((type) => [type, 'video'] as const),
])

const maxMegabytes = { photo: 100, video: 5_000 } as const

/** Bytes of a part of a file that is sent in parts: 16 MiB. Larger files than this are. */
export const uploadPartBytes = 16 * 1024 * 1024

/** Why the library does not take a file, in a sentence; undefined if it does. */
export function uploadRefusal({
  mimeType,
  size,
}: {
  mimeType: string
  size: number
}): string | undefined {
  const kind = uploadTypes.get(mimeType)
  if (size === 0) return 'The file is empty'
  if (/hei[cf]/.test(mimeType))
    return 'Most browsers can’t show HEIC photos. Export the photo as JPEG first'
  if (kind === undefined) return 'Photos must be JPEG, PNG, WebP or AVIF, and films MP4 or MOV'
  if (size <= maxMegabytes[kind] * 1_000_000) return undefined
  return kind === 'photo' ? 'Photos can be up to 100 MB' : 'Films can be up to 5 GB'
}
