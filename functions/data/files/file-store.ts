import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Bucket } from './bucket'
import { incomingFiles, incomingKey } from './incoming'

/** How long a signed address holds. */
export const addressSeconds = 15 * 60

/**
 * Files that people put into our storage and read from it themselves, by addresses that are signed
 * for a while.
 */
export function fileStore(place: Bucket) {
  const { name: bucket, client } = place
  /** Deletes all that lies below a folder, as what was made of a film. */
  const removeFolder = async (Prefix: string): Promise<void> => {
    for (;;) {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix }),
      )
      for (const { Key } of Contents)
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
      if (!IsTruncated) return
    }
  }
  return {
    ...incomingFiles(place),
    /**
     * Where to PUT a file with its type and size; the storage refuses anything else. It arrives
     * below `private/incoming/`, and is nothing before `take` has judged it.
     */
    uploadUrl(
      { key, size, mimeType }: { key: string; size: number; mimeType: string },
      now: Date,
    ): Promise<string> {
      const putCommand = new PutObjectCommand({
        Bucket: bucket,
        Key: incomingKey(key),
        ContentLength: size,
        ContentType: mimeType,
      })
      const signableHeaders = new Set(['content-type']) // the length is signed by itself
      return getSignedUrl(client, putCommand, {
        expiresIn: addressSeconds,
        signingDate: now,
        signableHeaders,
      })
    },
    /** Where to read a file from; it is saved under that name. */
    downloadUrl({ key, name }: { key: string; name: string }, now: Date): Promise<string> {
      const ResponseContentDisposition = `attachment; filename*=UTF-8''${encodeText(name)}`
      const get = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentDisposition })
      return getSignedUrl(client, get, { expiresIn: addressSeconds, signingDate: steady(now) })
    },
    /** The first bytes of a file that is there. */
    async start(Key: string, bytes: number): Promise<Uint8Array> {
      const get = new GetObjectCommand({ Bucket: bucket, Key, Range: `bytes=0-${bytes - 1}` })
      const { Body } = await client.send(get)
      return (await Body?.transformToByteArray()) ?? new Uint8Array()
    },
    /** Copies a file to a key that everybody may read, where it stays as it is. */
    async publish({ key, mimeType }: { key: string; mimeType: string }, to: string): Promise<void> {
      await client.send(
        new CopyObjectCommand({
          Bucket: bucket,
          Key: to,
          CopySource: `${bucket}/${key}`,
          MetadataDirective: 'REPLACE',
          // The scan for viruses tags what it scanned, and no role of a function puts tags.
          TaggingDirective: 'REPLACE',
          ContentType: mimeType,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
    /** Deletes a file; one that is not there is no failure. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    },
    /** Deletes the papers that were made of a trip and not forgotten yet. */
    removePapers: (agencyId: string, itineraryId: string): Promise<void> =>
      removeFolder(`private/papers/${agencyId}/${itineraryId}/`),
    removeFolder,
  }
}
export type FileStore = ReturnType<typeof fileStore>

/**
 * The same address for five minutes, so that a browser keeps a picture that it has shown already.
 */
const steadyMs = 5 * 60_000
const steady = (now: Date): Date => new Date(Math.floor(now.getTime() / steadyMs) * steadyMs)

/** Percent-encoding of RFC 3986: encodeURIComponent leaves five characters that it does not. */
const encodeText = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
