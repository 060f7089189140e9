import AwsS3, { type AwsBody, type AwsS3Options } from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { fileTypeFromBuffer } from 'file-type/core'
import type { MediaContent } from '#shared/api/media-content'
import { sentence } from '#shared/format/words'
import type { MediaId } from '#shared/ids/ids'
import { extensionFor, isNamedAs } from '#shared/media/document-types'
import { uploadPartBytes, uploadRefusal } from '#shared/media/upload-types'
import { api } from '../../../lib/api/api'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { isCaptions, keepCaptions, stemOf } from './captions'
import { followScans, settle } from './scans'
import { findUnfinished, forgetUnfinished, noteUnfinished } from './unfinished'
import {
  changeUpload,
  isUnderWay,
  keepPlaceStore,
  type LibraryUpload,
  uploadsStore,
} from './uploads-store'

interface Meta {
  [name: string]: unknown
  readonly lastModified?: number
}
type SignRequest = Extract<AwsS3Options<Meta, AwsBody>, { signRequest: unknown }>['signRequest']

/**
 * Media by the uploader's own id of their file: registered when their first byte is about to be
 * sent.
 */
const media = new Map<string, Pick<MediaContent, 'id' | 'url'>>()

const signRequest: SignRequest = async ({ key, method, ...step }) => {
  const stepNames = { uploadId: 'uploadId' in step ? step.uploadId : undefined, ...step }
  const isWhole = method === 'PUT' && stepNames.uploadId === undefined
  const knownMedium = media.get(key)
  const medium = knownMedium ?? (await register(key))
  if (knownMedium === undefined && isWhole) return { url: medium.url ?? '' }
  const partNumber = 'partNumber' in step ? step.partNumber : undefined
  const body = { method, uploadId: stepNames.uploadId, partNumber }
  const { url } = await api('POST /api/MediaContent/{id}/sign', { params: { id: medium.id }, body })
  return { url }
}

async function register(key: string) {
  const { name = '', size, type: mimeType = '' } = uppy.getFile(key)
  const stem = name.replace(/\.[^.]*$/, '')
  const userFilename = isNamedAs(name, mimeType) ? name : `${stem}.${extensionFor(mimeType)}`
  const body = { userFilename, size: size ?? 0, mimeType, presentationCategory: 'library' }
  const medium = await api('POST /api/MediaContent', { body })
  media.set(key, medium)
  return medium
}

const uppy = new Uppy<Meta, AwsBody>({ autoProceed: true }).use(AwsS3, {
  limit: 4,
  signRequest,
  generateObjectKey: ({ id }) => id,
  shouldUseMultipart: ({ size }) => (size ?? 0) > uploadPartBytes,
  getChunkSize: () => uploadPartBytes,
})

const lastModifiedOf = ({ data }: { data: unknown }) =>
  data instanceof File ? data.lastModified : 0
const asFile = (id: string) => {
  const file = uppy.getFile(id)
  return { name: file.name ?? '', size: file.size ?? 0, lastModified: lastModifiedOf(file) }
}

uppy.on('upload-progress', (file, { bytesUploaded }) => {
  if (file !== undefined && uploadsStore.get().find(({ id }) => id === file.id)?.state !== 'paused')
    changeUpload(file.id, { state: 'sending', sent: Number(bytesUploaded) })
})
uppy.on('s3-multipart:part-uploaded', ({ id }) => {
  const [medium, uploadId] = [media.get(id), uppy.getFile(id)?.s3Multipart?.uploadId]
  if (medium !== undefined && uploadId !== undefined)
    noteUnfinished({ ...asFile(id), mediaId: medium.id, uploadId, at: Date.now() })
})
uppy.on('upload-success', (file) => {
  if (file !== undefined) void finish(file.id)
})
uppy.on('upload-error', (file, error) => {
  if (file !== undefined) void recover(file.id, error)
})

/** Before a failure is shown, parts that are gone are sent again. */
async function recover(id: string, error: unknown): Promise<void> {
  const { status, message } = Object(error)
  if (status === 404 && findUnfinished(asFile(id)) !== undefined) {
    forgetUnfinished(asFile(id))
    media.delete(id)
    uppy.setFileState(id, { s3Multipart: undefined } as never)
    await uppy.retryUpload(id)
    return
  }
  const isLost = /network|failed to fetch/i.test(String(message))
  const reason = isApiError(error)
    ? failureText(error)
    : isLost
      ? 'The connection was lost'
      : 'The upload was refused'
  changeUpload(id, { state: 'failed', reason: sentence(reason) })
}

async function finish(id: string): Promise<void> {
  const medium = media.get(id)
  if (medium === undefined) return
  changeUpload(id, { state: 'finishing', sent: asFile(id).size })
  try {
    const body = { keepPlace: keepPlaceStore.get() }
    const finishedMedium = await api('POST /api/MediaContent/{id}/finish', {
      params: { id: medium.id },
      body,
    })
    settle(id, finishedMedium)
    forget(id)
    void followScans()
  } catch (error) {
    const isRefused = isApiError(error) && error.code.startsWith('media.')
    const state = isApiError(error, 'media.already-there')
      ? 'same'
      : isRefused
        ? 'refused'
        : 'failed'
    changeUpload(id, { state, reason: sentence(failureText(error)) })
    if (isRefused) forget(id)
  }
  watchLeaving()
}

/** Lets go of a file, which may be added again. */
function forget(id: string): void {
  forgetUnfinished(asFile(id))
  media.delete(id)
  uppy.removeFile(id)
}

/**
 * Adds files by what their bytes say that they are; others are listed with the reason, and never
 * sent. Captions go with their film.
 */
export async function addFiles(files: readonly File[]): Promise<void> {
  for (const file of files.filter(isCaptions)) {
    const { name, size } = file
    const hasFilm = [...files, ...uploadsStore.get().filter(isUnderWay)].some(
      (one) => !isCaptions(one) && stemOf(one.name) === stemOf(name),
    )
    const reason = 'Add captions together with a film of the same name.'
    if (hasFilm) await keepCaptions(file)
    else list({ id: crypto.randomUUID(), name, size, sent: 0, state: 'refused', reason })
  }
  for (const file of files.filter((one) => !isCaptions(one))) {
    const { name, size } = file
    const start = new Uint8Array(await file.slice(0, 4_100).arrayBuffer())
    const foundType = await fileTypeFromBuffer(start)
    const mimeType = foundType?.mime === 'video/x-m4v' ? 'video/mp4' : (foundType?.mime ?? '')
    const reason = uploadRefusal({ mimeType, size })
    if (reason !== undefined)
      list({ id: crypto.randomUUID(), name, size, sent: 0, state: 'refused', reason: `${reason}.` })
    else addFile(file, mimeType)
  }
  watchLeaving()
}

function addFile(file: File, type: string): void {
  const { name, size } = file
  const unfinishedUpload = findUnfinished(file)
  try {
    const id = uppy.addFile({ name, type, data: file })
    list({ id, name, size, sent: 0, state: 'waiting' })
    if (unfinishedUpload === undefined) return
    media.set(id, { id: unfinishedUpload.mediaId })
    uppy.setFileState(id, {
      s3Multipart: { uploadId: unfinishedUpload.uploadId, key: id },
    } as never)
  } catch {
    const reason = 'This file is being uploaded already.'
    list({ id: crypto.randomUUID(), name, size, sent: 0, state: 'refused', reason })
  }
}

/** A file that is added again takes the place of what became of it before. */
const list = (upload: LibraryUpload) =>
  uploadsStore.set([...uploadsStore.get().filter(({ id }) => id !== upload.id), upload])

export function pauseUpload(id: string, isPaused: boolean): void {
  changeUpload(id, { state: isPaused ? 'paused' : 'sending' })
  uppy.pauseResume(id)
}

export function retryUpload(id: string): void {
  const { sent, size } = uploadsStore.get().find((upload) => upload.id === id) ?? {
    sent: 0,
    size: 1,
  }
  changeUpload(id, { state: 'waiting' })
  if (sent === size) void finish(id)
  else void uppy.retryUpload(id)
}

/** Stops an upload, and takes what arrived of it away; or takes a line off the list. */
export function dismissUpload(id: string): void {
  uploadsStore.set(uploadsStore.get().filter((upload) => upload.id !== id))
  const medium: { id: MediaId } | undefined = media.get(id)
  if (uppy.getFile(id) === undefined) return
  forget(id)
  if (medium) void api('DELETE /api/MediaContent/{id}', { params: medium }).catch(() => undefined) // it is swept anyway
  watchLeaving()
}

/** A browser asks before it leaves uploads that are under way. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()
const watchLeaving = () =>
  (uploadsStore.get().some(isUnderWay) ? addEventListener : removeEventListener)(
    'beforeunload',
    ask,
  )
