import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileWriter } from '../data/files/file-streams'

/** A file of an archive; what is compressed already, as documents are, is only put in. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  readonly isCompressed: boolean
}

/**
 * Writes files into a ZIP archive as they come: what stands in memory is one part of one of them.
 * An archive holds at most 4 GB, which callers see to.
 */
export async function writeZip(
  entries: AsyncIterable<ZipEntry>,
  { to, now }: { to: FileWriter; now: Date },
) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const drain = async () => {
    for (const chunk of ready.splice(0)) await to.write(chunk)
  }
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = now
    zip.add(file)
    for await (const some of bytes) {
      file.push(some)
      await drain()
    }
    file.push(new Uint8Array(0), true)
    await drain()
  }
  zip.end()
  await drain()
  await to.end()
}
