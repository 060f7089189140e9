/** What functions/data/table/packed.ts does, without compressing: the same values come back. */
export const pack = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

export const unpack = (bytes: Uint8Array): unknown =>
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'))
