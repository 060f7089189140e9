import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket'

/** Whole objects of one bucket, by key. */
export interface ObjectStore {
  /** The bytes of an object, undefined when there is none of that key. */
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array, options: { readonly contentType: string }): Promise<void>
}

/** The objects of a bucket of S3. */
export function objectStore({ name, client }: Bucket): ObjectStore {
  return {
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async put(Key, Body, { contentType }) {
      await client.send(new PutObjectCommand({ Bucket: name, Key, Body, ContentType: contentType }))
    },
  }
}
