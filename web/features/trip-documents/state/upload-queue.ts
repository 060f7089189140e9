import type { MediaContent } from '#shared/api/media-content'
import type { MediaId } from '#shared/ids/ids'
import { documentTypeOf, extensionOf, maxDocumentBytes } from '#shared/media/document-types'
import { type FileToPut, PutFailed } from '../../../lib/files/put-file'
import { sizeWords } from '../../../lib/files/size-words'
import { createStore, type Store } from '../../../lib/store/create-store'
import type { DocumentOwner, NewDocument } from '../api/document-calls'

/** An upload. */
export interface Upload {
  readonly id: string
  readonly owner: DocumentOwner
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'finishing' | 'failed' | 'refused'
  /** Why it failed or was refused. */
  readonly reason?: string | undefined
}

/** The server calls of an upload. */
export interface UploadCalls {
  create(document: NewDocument, signal: AbortSignal): Promise<MediaContent>
  put(file: FileToPut): Promise<void>
  finish(id: MediaId): Promise<MediaContent>
  /** Abandons a file. */
  drop(id: MediaId): Promise<unknown>
  readonly failureText: (error: unknown) => string
  /** Called when a file has arrived. */
  readonly onArrived: (document: MediaContent) => void
  /** Called when every upload has arrived, failed or been cancelled. */
  readonly onIdle: (arrived: number) => void
  /** Whether closing the page would lose anything. */
  readonly onBusy: (isBusy: boolean) => void
  readonly makeId: () => string
}

export interface UploadQueue extends Pick<Store<readonly Upload[]>, 'get' | 'use'> {
  /** @param from - the sort order of the first file; the others follow */
  add(owner: DocumentOwner, files: readonly File[], from: number): void
  /** Cancels an upload, or dismisses a failed one. */
  cancel(id: string): void
  again(id: string): void
}

const atOnce = 3

interface Task {
  readonly file: File
  readonly order: number
  abort: AbortController
  /** The document to upload to, once created. */
  made?: MediaContent | undefined
  isThere: boolean
}

/**
 * Uploads files, three at a time, whatever page is open. Failed ones can be retried; a file already
 * in storage isn't sent twice.
 */
export function uploadQueue(calls: UploadCalls): UploadQueue {
  const store = createStore<readonly Upload[]>([])
  const tasks = new Map<string, Task>()
  let arrivedCount = 0

  const change = (id: string, changes: Partial<Upload>) =>
    store.set(store.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const forget = (id: string) => {
    tasks.delete(id)
    store.set(store.get().filter((upload) => upload.id !== id))
  }
  const isUnderWay = ({ state }: Upload) => state === 'sending' || state === 'finishing'

  const next = () => {
    const free = atOnce - store.get().filter(isUnderWay).length
    const waiting = store.get().filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, free)) void run(upload)
    const isBusy = store.get().some((upload) => isUnderWay(upload) || upload.state === 'waiting')
    calls.onBusy(isBusy)
    if (isBusy) return
    if (arrivedCount > 0) calls.onIdle(arrivedCount)
    arrivedCount = 0
  }

  const run = async (upload: Upload) => {
    const { id } = upload
    const task = tasks.get(id)
    if (task === undefined) return
    change(id, { state: 'sending', sent: 0, reason: undefined })
    try {
      const document = await bring(upload, task)
      arrivedCount += 1
      forget(id)
      calls.onArrived(document)
    } catch (error) {
      if (!task.isThere) giveUp(task)
      if (task.abort.signal.aborted) forget(id)
      else
        change(id, {
          state: 'failed',
          reason: error instanceof PutFailed ? error.message : calls.failureText(error),
        })
    }
    next()
  }

  const bring = async ({ id, owner, name, size }: Upload, task: Task): Promise<MediaContent> => {
    const { file, order, abort } = task
    const mimeType = documentTypeOf(file) ?? file.type
    if (!task.isThere) {
      const uploadRequest = { owner, userFilename: name, size, mimeType, presentationOrder: order }
      task.made = await calls.create(uploadRequest, abort.signal)
      const onSent = (bytes: number) => change(id, { sent: Math.min(bytes, size) })
      await calls.put({
        url: task.made.url ?? '',
        file,
        mimeType: task.made.mimeType,
        signal: abort.signal,
        onSent,
      })
      task.isThere = true
    }
    change(id, { state: 'finishing', sent: size })
    if (task.made === undefined)
      throw new PutFailed('The upload couldn’t be resumed. Add the file again.')
    return calls.finish(task.made.id)
  }

  const giveUp = (task: Task) => {
    if (task.made !== undefined) void calls.drop(task.made.id).catch(() => undefined) // the server cleans it up anyway
    task.made = undefined
  }

  return {
    get: store.get,
    use: store.use,
    add(owner, files, from) {
      const newUploads = files.map((file, index): Upload => {
        const id = calls.makeId()
        const reason = fileRefusal(file)
        tasks.set(id, { file, order: from + index, abort: new AbortController(), isThere: false })
        const { name, size } = file
        return {
          id,
          owner,
          name,
          size,
          sent: 0,
          state: reason === undefined ? 'waiting' : 'refused',
          reason,
        }
      })
      store.set([...store.get(), ...newUploads])
      next()
    },
    cancel(id) {
      const task = tasks.get(id)
      const upload = store.get().find((one) => one.id === id)
      if (task === undefined || upload === undefined) return
      if (isUnderWay(upload)) {
        task.abort.abort(new DOMException('Cancelled', 'AbortError'))
        return
      }
      giveUp(task)
      forget(id)
      next()
    },
    again(id) {
      const task = tasks.get(id)
      if (task === undefined) return
      task.abort = new AbortController()
      change(id, { state: 'waiting', reason: undefined })
      next()
    },
  }
}

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>

/** Why a file can't be a document, in a sentence; undefined if it can. */
export function fileRefusal(file: ChosenFile): string | undefined {
  if (documentTypeOf(file) === undefined) {
    const extension = extensionOf(file.name)
    const what = extension === '' ? 'Files without an extension' : `.${extension} files`
    return `${what} aren’t supported. Use PDF, image, Office, email or video files.`
  }
  if (file.size === 0) return 'This file is empty.'
  if (file.size > maxDocumentBytes)
    return `This file is ${sizeWords(file.size)}. The limit is ${sizeWords(maxDocumentBytes)}.`
  return undefined
}
