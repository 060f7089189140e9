import type { MediaId } from '#shared/ids/ids'
import { attempt, createStore } from '../../../lib/store/create-store'

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

const place = 'tembea-uploads'
const keptMs = 24 * 3_600_000

const storedUploads = attempt<readonly Unfinished[]>(
  () => JSON.parse(localStorage.getItem(place) ?? '[]'),
  [],
)
export const unfinishedStore = createStore<readonly Unfinished[]>(
  storedUploads.filter(({ at }) => Date.now() - at < keptMs),
)

const keep = (next: readonly Unfinished[]) => {
  unfinishedStore.set(next)
  attempt(() => localStorage.setItem(place, JSON.stringify(next)), undefined)
}

type FileLike = Pick<File, 'name' | 'size' | 'lastModified'>
const isOf =
  ({ name, size, lastModified }: FileLike) =>
  (one: Unfinished) =>
    one.name === name && one.size === size && one.lastModified === lastModified

export const findUnfinished = (file: FileLike): Unfinished | undefined =>
  unfinishedStore.get().find(isOf(file))
export const noteUnfinished = (one: Unfinished) =>
  keep([...unfinishedStore.get().filter((other) => !isOf(one)(other)), one])
export const forgetUnfinished = (file: FileLike) => {
  if (findUnfinished(file)) keep(unfinishedStore.get().filter((one) => !isOf(file)(one)))
}
