import { DeleteObjectCommand, GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { type Bucket, bucketNamed } from '../../data/files/bucket'
import { readEnv } from '../../runtime/env'

/** What is read of a mail: its words come before its files. */
const maxBytes = 10 * 1024 * 1024

/** Mails that came in, as SES puts them into the bucket. */
export function inboundFiles({ name, client }: Bucket) {
  return {
    /** The first ten megabytes of a mail; undefined where it is gone. */
    async read(Key: string): Promise<Uint8Array | undefined> {
      const Range = `bytes=0-${maxBytes - 1}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key, Range }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    /** Deletes a mail; one that is not there is no failure. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key }))
    },
  }
}
export type InboundFiles = ReturnType<typeof inboundFiles>

export const theInboundFiles = (): InboundFiles =>
  inboundFiles(bucketNamed(readEnv('inboundBucket').inboundBucket))
