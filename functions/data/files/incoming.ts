import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  NotFound,
  S3ServiceException,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { AppError } from '#shared/errors/app-error'
import type { Bucket } from './bucket'

/**
 * Where a file arrives. Its address may be used again while it lives, so nothing below this folder
 * is read by anybody but the function that takes it to its own key. The storage forgets the rest
 * after two days.
 */
export const incomingKey = (key: string): string => `private/incoming/${key}`

/** A file as the storage has it. */
export interface StoredFile {
  readonly size: number
  /**
   * The same for the same bytes, because every file is copied to its place in the same way.
   */
  readonly tag: string
}

interface AnnouncedFile {
  readonly key: string
  /** Where it is known: what has another is not taken. */
  readonly size?: number
  readonly mimeType: string
}

/** One that has arrived, as it was looked at. */
interface ArrivedFile extends AnnouncedFile {
  readonly size: number
  readonly etag: string
}

/** Files above this are copied in parts of this size, at once, because one copy takes minutes. */
const copyPartBytes = 64 * 1024 * 1024

/** Files that have arrived, which are taken once to the key that they are read by. */
export function incomingFiles({ name, client }: Bucket, { partBytes = copyPartBytes } = {}) {
  const head = async (Key: string) => {
    try {
      const { ContentLength: size = 0, ETag: etag = '' } = await client.send(
        new HeadObjectCommand({ Bucket: name, Key }),
      )
      return { size, etag }
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }
  const find = async (key: string): Promise<StoredFile | undefined> => {
    const file = await head(key)
    return file && { size: file.size, tag: `${file.size}-${file.etag.replaceAll('"', '')}` }
  }
  const drop = (key: string) =>
    client.send(new DeleteObjectCommand({ Bucket: name, Key: incomingKey(key) }))

  const copyInParts = async ({ key, size, mimeType }: ArrivedFile, source: CopySource) => {
    const place = { Bucket: name, Key: key }
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...place, ContentType: mimeType }),
    )
    const copyPart = async (at: number) => {
      const first = at * partBytes
      const last = Math.min(first + partBytes, size) - 1
      const PartNumber = at + 1
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({
          ...place,
          ...source,
          UploadId,
          PartNumber,
          CopySourceRange: `bytes=${first}-${last}`,
        }),
      )
      return { PartNumber, ETag: CopyPartResult?.ETag }
    }
    const Parts = await Promise.all(
      Array.from({ length: Math.ceil(size / partBytes) }, (_, at) => copyPart(at)),
    )
    const MultipartUpload = { Parts }
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload, IfNoneMatch: '*' }),
    )
  }

  /** Fails where something lies at the key, or other bytes have arrived since. */
  const copy = async (file: ArrivedFile) => {
    const source = { CopySource: `${name}/${incomingKey(file.key)}`, CopySourceIfMatch: file.etag }
    if (file.size > partBytes) return copyInParts(file, source)
    await client.send(
      new CopyObjectCommand({
        Bucket: name,
        Key: file.key,
        ...source,
        IfNoneMatch: '*',
        TaggingDirective: 'REPLACE', // tags of a scan are not ours to put
      }),
    )
  }

  return {
    find,
    /**
     * Takes a file to its own key, once: what is put to its address later replaces nothing. Asked
     * again, it answers the same.
     * @returns what lies at its key; what has arrived where that has another size
     */
    async take(file: AnnouncedFile): Promise<StoredFile | undefined> {
      const { key, size } = file
      const present = await find(key)
      if (present === undefined) {
        const arrival = await head(incomingKey(key))
        if (arrival === undefined) return undefined
        if (size !== undefined && arrival.size !== size) return { size: arrival.size, tag: '' }
        try {
          await copy({ ...file, size: arrival.size, etag: arrival.etag })
        } catch (error) {
          // Another call took it, or it was put anew meanwhile: what lies there decides.
          if (!isOvertaken(error)) throw error
        }
      }
      await drop(key)
      return present ?? find(key)
    },
    /**
     * Refuses what was put to the address of a file that was taken already, and deletes it.
     * @throws AppError media.finished
     */
    async refuseSecond(key: string): Promise<void> {
      if ((await head(incomingKey(key))) === undefined) return
      await drop(key)
      throw new AppError('media.finished')
    },
  }
}

interface CopySource {
  readonly CopySource: string
  readonly CopySourceIfMatch: string
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  [404, 409, 412].includes(error.$metadata.httpStatusCode ?? 0)
