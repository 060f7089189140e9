import { PutObjectCommand } from '@aws-sdk/client-s3'
import { type Bucket, readFile, readPublicFile } from './bucket'

interface MadeFile {
  readonly key: string
  readonly mimeType: string
}

/**
 * Pictures made of others and kept below `private/`: of links, by what they show, and the library's
 * in each size.
 */
export function previewStore(bucket: Bucket) {
  return {
    picture: (key: string) => readPublicFile(bucket, key),
    /** A picture by its key, made where it is not there yet. */
    async preview(
      { key: Key, mimeType: ContentType }: MadeFile,
      make: () => Promise<Uint8Array>,
    ): Promise<Uint8Array> {
      const keptPreview = await readFile(bucket, Key)
      if (keptPreview !== undefined) return keptPreview
      const Body = await make()
      await bucket.client.send(
        new PutObjectCommand({ Bucket: bucket.name, Key, Body, ContentType }),
      )
      return Body
    },
  }
}
