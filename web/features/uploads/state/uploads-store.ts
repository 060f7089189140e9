import type { MediaContent } from '#shared/api/media-content'
import { createStore } from '../../../lib/store/create-store'

/** A file on its way to the library, or what became of it. */
export interface LibraryUpload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state:
    | 'waiting'
    | 'sending'
    | 'paused'
    | 'finishing'
    | 'scanning'
    | 'failed'
    | 'refused'
    | 'same'
    | 'done'
  /** Why it failed or was refused. */
  readonly reason?: string | undefined
  /** What it is in the library. */
  readonly medium?: MediaContent
}

/**
 * The uploads of this tab, in the order in which they were added. They go on while other pages are
 * open.
 */
export const uploadsStore = createStore<readonly LibraryUpload[]>([])

export const changeUpload = (id: string, changes: Partial<LibraryUpload>) =>
  uploadsStore.set(
    uploadsStore.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  )

export const isUnderWay = ({ state }: LibraryUpload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'finishing'

export const isSettled = ({ state }: LibraryUpload): boolean =>
  state === 'done' || state === 'refused' || state === 'same'

/** Whether place is kept of the photos that arrive from now on. */
export const keepPlaceStore = createStore(false)
