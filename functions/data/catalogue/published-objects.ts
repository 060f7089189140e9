import * as z from 'zod/mini'
import { publishedKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'

/** Bytes in one item: DynamoDB takes 400 KB, key and all. */
export const partBytes = 350_000

const partSchema = z.object({ parts: z.int().check(z.minimum(1)), bytes: z.instanceof(Uint8Array) })

/** Whole objects by name, each in a partition of its own and in as many items as it needs. */
export function publishedObjects(table: Pick<Table, 'all' | 'write'>) {
  return {
    /** The bytes of an object, undefined when there is none of that name. */
    async get(name: string): Promise<Uint8Array | undefined> {
      // Parts are written before the pointer that names them.
      const items = await table.all({ ...queryOf(publishedKey(name, 0).pk), ConsistentRead: true })
      const parts = items.map((item) => parseRecord(partSchema, item))
      const [first] = parts
      if (first === undefined || parts.length < first.parts) return undefined
      return Buffer.concat(parts.map(({ bytes }) => bytes))
    },
    /** Stores an object, forever unless an expiry is given. */
    async put(name: string, bytes: Uint8Array, until?: Date): Promise<void> {
      const parts = Math.max(1, Math.ceil(bytes.length / partBytes))
      const ttl = until && Math.ceil(until.getTime() / 1000)
      for (let part = 0; part < parts; part++) {
        const some = bytes.subarray(part * partBytes, (part + 1) * partBytes)
        await table.write([
          { Put: { Item: { ...publishedKey(name, part), parts, bytes: some, ttl } } },
        ])
      }
    },
  }
}
export type Objects = ReturnType<typeof publishedObjects>
