import { PutObjectCommand } from '@aws-sdk/client-s3'
import { AppError } from '#shared/errors/app-error'
import { filmFolder } from '#shared/media/film'
import { type Bucket, readFile } from './bucket'
import { fileStore } from './file-store'

/** Files of the library: what was uploaded, and what is shown of it. */
export function libraryFiles(bucket: Bucket) {
  const { name, client } = bucket
  const { find, take, refuseSecond, start, remove } = fileStore(bucket)
  return {
    find,
    take,
    refuseSecond,
    start,
    remove,
    /** @throws AppError media.not-uploaded */
    async read(key: string): Promise<Uint8Array> {
      const bytes = await readFile(bucket, key)
      if (bytes === undefined) throw new AppError('media.not-uploaded')
      return bytes
    },
    /**
     * Sets the captions of a film, which the edge asks for each minute: they change under their
     * name.
     */
    async caption(id: string, Body: string): Promise<void> {
      const file = { Key: `${filmFolder(id)}film.vtt`, Body, ContentType: 'text/vtt' }
      await client.send(
        new PutObjectCommand({ Bucket: name, ...file, CacheControl: 'public, max-age=60' }),
      )
    },
    async show(Key: string, Body: Uint8Array): Promise<void> {
      await client.send(
        new PutObjectCommand({ Bucket: name, Key, Body, ContentType: 'image/jpeg' }),
      )
    },
  }
}
