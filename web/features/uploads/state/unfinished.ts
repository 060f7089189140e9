import type { MediaId } from '#shared/ids/ids'
import { createStoredStore } from '../../../lib/store/stored'

/**
 * A large file that was sent in part: chosen again, it goes on. The storage keeps its parts for a
 * day.
 */
export interface Unfinished {
  readonly name: string
  readonly size: number
  readonly lastModified: number
  readonly mediaId: MediaId
  readonly uploadId: string
  readonly at: number
}

const keptMs = 24 * 3_600_000

export const unfinishedStore = createStoredStore<readonly Unfinished[]>('tembea-uploads', [])
unfinishedStore.set(unfinishedStore.get().filter(({ at }) => Date.now() - at < keptMs))

type FileLike = Pick<File, 'name' | 'size' | 'lastModified'>
const isOf =
  ({ name, size, lastModified }: FileLike) =>
  (one: Unfinished) =>
    one.name === name && one.size === size && one.lastModified === lastModified

export const findUnfinished = (file: FileLike): Unfinished | undefined =>
  unfinishedStore.get().find(isOf(file))
export const noteUnfinished = (one: Unfinished) =>
  unfinishedStore.set([...unfinishedStore.get().filter((other) => !isOf(one)(other)), one])
export const forgetUnfinished = (file: FileLike) => {
  if (findUnfinished(file))
    unfinishedStore.set(unfinishedStore.get().filter((one) => !isOf(file)(one)))
}
