import { inflateSync } from 'node:zlib'

const head = { size: 44, tables: 12, entry: 20 } as const
const plainHead = { size: 12, entry: 16 } as const

/**
 * The plain font that a `.woff` file holds. fontkit unpacks the outlines of all letters again for
 * every letter that it draws, which takes seconds of a font of many thousand.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(head.tables)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = head.size + at * head.entry
    const [offset, packedLength, length] = [4, 8, 12].map((part) => woff.readUInt32BE(entry + part))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0))
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: bytes.length === length ? bytes : inflateSync(bytes),
    }
  })
  const directory = Buffer.alloc(plainHead.size + count * plainHead.entry)
  woff.copy(directory, 0, 4, 8) // its flavor
  directory.writeUInt16BE(count, 4)
  let offset = directory.length
  const parts: Buffer[] = [directory]
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = plainHead.size + at * plainHead.entry
    tag.copy(directory, entry)
    checksum.copy(directory, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  })
  return Buffer.concat(parts)
}
