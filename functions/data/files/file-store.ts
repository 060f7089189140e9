import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Bucket } from './bucket'

/** A file as it was announced: just so it has to be put. */
export interface AnnouncedFile {
  readonly key: string
  readonly size: number
  readonly mimeType: string
}

/** Files that people put into our storage and read from it themselves, by addresses that are signed for a while. */
export interface FileStore {
  /** Where to PUT a file once, with its type, its size and `if-none-match: *` as headers; anything else the storage refuses. */
  uploadUrl(file: AnnouncedFile, now: Date): Promise<string>
  /** Where to read a file from; it is saved under that name. */
  downloadUrl(file: { readonly key: string; readonly name: string }, now: Date): Promise<string>
  /** What is there under a key. */
  find(key: string): Promise<{ readonly size: number } | undefined>
  /** Deletes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>
}

/** How long a signed address holds. */
export const addressSeconds = 15 * 60

export function fileStore({ name: bucket, client }: Bucket): FileStore {
  return {
    uploadUrl({ key, size, mimeType }, now) {
      const file = { Bucket: bucket, Key: key, ContentLength: size, ContentType: mimeType }
      const put = new PutObjectCommand({ ...file, IfNoneMatch: '*' }) // once: nobody changes a file after it was looked at
      const signableHeaders = new Set(['content-type', 'if-none-match']) // the length is signed by itself
      return getSignedUrl(client, put, { expiresIn: addressSeconds, signingDate: now, signableHeaders })
    },
    downloadUrl({ key, name }, now) {
      const ResponseContentDisposition = `attachment; filename*=UTF-8''${encoded(name)}`
      const get = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentDisposition })
      return getSignedUrl(client, get, { expiresIn: addressSeconds, signingDate: steady(now) })
    },
    async find(Key) {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))
        return { size: ContentLength }
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    },
  }
}

/** The same address for five minutes, so that a browser keeps a picture that it has shown already. */
const steadyMs = 5 * 60_000
const steady = (now: Date): Date => new Date(Math.floor(now.getTime() / steadyMs) * steadyMs)

/** Percent-encoding of RFC 3986: encodeURIComponent leaves five characters that it does not. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
