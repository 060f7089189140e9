import { Zip, ZipPassThrough } from 'fflate'
import type { LightboxMedium } from '#shared/api/lightboxes'
import { fileNameOf } from '#shared/media/file-name'
import { filmOf } from '#shared/media/film'
import { pictureUrl } from '#shared/media/picture-url'
import { saveFile } from '../../../lib/files/save-file'

/**
 * Names of the files of an archive: two that are the same get numbers, and each ends as what it is.
 */
export function zipNames(
  media: readonly Pick<LightboxMedium, 'name' | 'mediaType' | 's3Key'>[],
): string[] {
  const takenNames = new Set<string>()
  return media.map(({ name: given, mediaType, s3Key }) => {
    const name = fileNameOf(given)
    const dot = name.lastIndexOf('.')
    const stem = dot > 0 ? name.slice(0, dot) : name
    const madeExtension = mediaType === 'photo' ? '.jpg' : filmOf(s3Key)?.hls && '.mp4'
    const end = madeExtension ?? (dot > 0 ? name.slice(dot) : '')
    let unique = `${stem}${end}`
    for (let count = 2; takenNames.has(unique.toLowerCase()); count += 1)
      unique = `${stem} ${count}${end}`
    takenNames.add(unique.toLowerCase())
    return unique
  })
}

/**
 * Downloads photos 1920 pixels wide and films as one ZIP archive. Each file is put in as it comes;
 * what has come lies in blobs, which browsers keep on disk, so that a lightbox may be larger than
 * the memory.
 * @returns the names of media that have no file to load yet
 * @throws an Error that names the file that could not be loaded
 */
export async function saveZip(
  label: string,
  media: readonly LightboxMedium[],
  onFile: (done: number) => void,
) {
  const parts: Blob[] = []
  const without: string[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([new Uint8Array(chunk)]))
  })
  const names = zipNames(media)
  for (const [at, { s3Key, mediaType, name }] of media.entries()) {
    const film = filmOf(s3Key)?.mp4
    const url =
      mediaType === 'photo' && s3Key
        ? pictureUrl(s3Key, { width: '1920' })
        : film && `/media/${film}`
    if (url === undefined) {
      without.push(name)
      continue
    }
    const { ok, body } = await fetch(url, {
      headers: { accept: mediaType === 'photo' ? 'image/jpeg' : '*/*' },
    })
    if (!ok || body === null) throw new Error(`${name} couldn’t be loaded.`)
    const file = new ZipPassThrough(names[at] ?? name)
    file.mtime = new Date()
    zip.add(file)
    const reader = body.getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      file.push(chunk.value)
    file.push(new Uint8Array(0), true)
    onFile(at + 1)
  }
  zip.end()
  saveFile(`${label}.zip`, new Blob(parts, { type: 'application/zip' }))
  return without
}
