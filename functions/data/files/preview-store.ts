import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket'

/** Pictures of links, kept by what they show. They lie below `private/`: nobody reads them but through a link that works. */
export function previewStore({ name: Bucket, client }: Bucket) {
  /** A file of the bucket; undefined where it is not there. */
  const read = async (Key: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return await Body?.transformToByteArray()
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  return {
    /** What everybody may see: pictures, and what an agency shows. */
    picture: async (key: string) => (/^(pictures|agencies)\//.test(key) ? read(key) : undefined),
    /** The picture of a name, made where it is not there yet. */
    async preview(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const Key = `private/previews/${name}.jpg`
      const kept = await read(Key)
      if (kept !== undefined) return kept
      const Body = await make()
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/jpeg' }))
      return Body
    },
  }
}
