import * as z from 'zod'
import type { ObjectStore } from '../files/object-store'
import { type Publication, readSnapshot, readTexts, type Snapshot } from './snapshot'

/** Names the snapshot in force; the one object of the catalogue that changes. */
const pointerKey = 'catalogue/current.json'
const pointerSchema = z.object({
  snapshot: z.string(),
  /** How many edits the catalogue had had when it was published. */
  editions: z.int(),
  publishedAt: z.iso.datetime(),
})
export type SnapshotPointer = z.infer<typeof pointerSchema>

/** Published snapshots: immutable objects, and a small pointer to the one in force. */
export interface SnapshotStore {
  pointer(): Promise<SnapshotPointer | undefined>
  snapshot(key: string): Promise<Snapshot>
  texts(key: string): Promise<string[]>
  /** Stores the objects first and the pointer last, so that what it names is always there. */
  publish(publication: Publication, about: Omit<SnapshotPointer, 'snapshot'>): Promise<void>
}

/** Snapshots in a bucket. */
export function snapshotStore(objects: ObjectStore): SnapshotStore {
  const required = async (key: string): Promise<Uint8Array> => {
    const bytes = await objects.get(key)
    if (bytes === undefined) throw new Error(`The published catalogue lacks ${key}`)
    return bytes
  }
  return {
    async pointer() {
      const bytes = await objects.get(pointerKey)
      return bytes === undefined ? undefined : pointerSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    },
    snapshot: async (key) => readSnapshot(await required(key)),
    texts: async (key) => readTexts(await required(key)),
    async publish({ snapshot, texts }, about) {
      const contentType = 'application/octet-stream'
      for (const { key, bytes } of [...texts, snapshot]) await objects.put(key, bytes, { contentType })
      const pointer: SnapshotPointer = { ...about, snapshot: snapshot.key }
      await objects.put(pointerKey, Buffer.from(JSON.stringify(pointer)), { contentType: 'application/json' })
    },
  }
}
