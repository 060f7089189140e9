import * as z from 'zod/mini'
import type { Objects } from './published-objects'
import { type Publication, readSnapshot, readTexts } from './snapshot'

/** Names the snapshot in force; the one object of the catalogue that changes. */
const pointerName = 'current'
const pointerSchema = z.object({
  snapshot: z.string(),
  /** How many edits the catalogue had had when it was published. */
  editions: z.int(),
  publishedAt: z.iso.datetime(),
})
export type SnapshotPointer = z.infer<typeof pointerSchema>

const dayMs = 24 * 60 * 60 * 1000
/**
 * How long a snapshot is kept. It is republished with its objects before half of that time is over.
 */
const keptMs = 14 * dayMs

/** Whether a publication has grown so old that it is to be made anew, edited or not. */
export const isAging = ({ publishedAt }: SnapshotPointer, now: Date): boolean =>
  now.getTime() - Date.parse(publishedAt) > keptMs / 2

/**
 * Published snapshots: immutable objects that expire by themselves, and a small pointer to the
 * current one.
 */
export function snapshotStore(objects: Objects) {
  const requireObject = async (key: string): Promise<Uint8Array> => {
    const bytes = await objects.get(key)
    if (bytes === undefined) throw new Error(`The published catalogue lacks ${key}`)
    return bytes
  }
  return {
    async pointer(): Promise<SnapshotPointer | undefined> {
      const bytes = await objects.get(pointerName)
      return bytes === undefined
        ? undefined
        : pointerSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    },
    snapshot: async (key: string) => readSnapshot(await requireObject(key)),
    texts: async (key: string) => readTexts(await requireObject(key)),
    /** Stores the objects first and the pointer last, so that what it names is always there. */
    async publish(
      { snapshot, texts }: Publication,
      about: Omit<SnapshotPointer, 'snapshot'>,
    ): Promise<void> {
      const until = new Date(Date.parse(about.publishedAt) + keptMs)
      for (const { key, bytes } of [...texts, snapshot]) await objects.put(key, bytes, until)
      const pointer: SnapshotPointer = { ...about, snapshot: snapshot.key }
      await objects.put(pointerName, Buffer.from(JSON.stringify(pointer)))
    },
  }
}
export type SnapshotStore = ReturnType<typeof snapshotStore>
