import type { MediaContent } from '#shared/api/media-content'
import { mediaTypeOf } from '#shared/format/media-type'
import type { FileStore } from '../data/files/file-store'
import type { MediaRecord } from '../data/files/media-records'

/** A medium without what is ours alone: the agency and the key of its file. */
export function mediaViewOf(
  { agencyId: _, key: __, filmJob: ___, ...medium }: MediaRecord,
  url?: string,
): MediaContent {
  return { ...medium, mediaType: mediaTypeOf(medium.mimeType), url }
}

/** A medium with an address to read its file from, unless that had to be removed. */
export async function readableView(
  medium: MediaRecord,
  { files, now }: { files: Pick<FileStore, 'downloadUrl'>; now: Date },
): Promise<MediaContent> {
  const { key, scan, userFilename: name } = medium
  if (scan === 'infected') return mediaViewOf(medium)
  return mediaViewOf(medium, await files.downloadUrl({ key, name }, now))
}
