import type { Readable } from 'node:stream'
import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket'

/** Bytes of a part of a file that is written as it comes; S3 takes ten thousand parts. */
const partBytes = 8 * 1024 * 1024

export interface FileWriter {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** The file is there once this is done. */
  readonly end: () => Promise<void>
}

/** Files read and written as they come, so that a large one never stands in memory whole. */
export const fileStreams = ({ name, client }: Bucket) => ({
  /** @throws NoSuchKey */
  async read(Key: string): Promise<AsyncIterable<Uint8Array>> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key }))
    return Body as Readable // what the client answers on Node
  },
  writer({ key: Key, mimeType: ContentType }: { key: string; mimeType: string }): FileWriter {
    const of = { Bucket: name, Key }
    const parts: CompletedPart[] = []
    let upload: { UploadId?: string | undefined } | undefined
    let bytesHeld: Uint8Array[] = []
    let heldBytes = 0
    const sendPart = async () => {
      upload ??= await client.send(new CreateMultipartUploadCommand({ ...of, ContentType }))
      const part = { PartNumber: parts.length + 1, UploadId: upload.UploadId }
      const { ETag } = await client.send(
        new UploadPartCommand({ ...of, ...part, Body: Buffer.concat(bytesHeld) }),
      )
      parts.push({ ETag, PartNumber: part.PartNumber })
      bytesHeld = []
      heldBytes = 0
    }
    return {
      async write(bytes) {
        bytesHeld.push(bytes)
        heldBytes += bytes.length
        if (heldBytes >= partBytes) await sendPart()
      },
      async end() {
        await sendPart()
        const all = { UploadId: upload?.UploadId, MultipartUpload: { Parts: parts } }
        await client.send(new CompleteMultipartUploadCommand({ ...of, ...all }))
      },
    }
  },
})
export type FileStreams = ReturnType<typeof fileStreams>
