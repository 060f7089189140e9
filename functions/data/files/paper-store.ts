import { PutObjectCommand } from '@aws-sdk/client-s3'
import { type Bucket, readPublicFile } from './bucket'
import { fileStore } from './file-store'

/**
 * PDFs below `private/papers/`, which the storage forgets after a day, and the pictures that
 * everybody may see.
 */
export function paperStore(bucket: Bucket) {
  const { name: Bucket, client } = bucket
  const { downloadUrl } = fileStore(bucket)
  return {
    /** A picture or logo; undefined where it is not there, or is nothing that everybody may see. */
    picture: (key: string) => readPublicFile(bucket, key),
    /**
     * Keeps a PDF below its agency and trip, in place of one with the same key, and says where to
     * read it for 15 minutes.
     */
    async keep(
      { key, name, bytes }: { key: string; name: string; bytes: Uint8Array },
      now: Date,
    ): Promise<string> {
      const file = {
        Bucket,
        Key: `private/papers/${key}`,
        Body: bytes,
        ContentType: 'application/pdf',
      }
      await client.send(new PutObjectCommand(file))
      return downloadUrl({ key: file.Key, name }, now)
    },
  }
}
export type PaperStore = ReturnType<typeof paperStore>
