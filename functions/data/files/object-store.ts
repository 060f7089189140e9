import { askStorage, type Bucket, storageRefused } from './storage-request'

/** Whole objects of one bucket, by key. */
export interface ObjectStore {
  /** The bytes of an object, undefined when there is none of that key. */
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array, options: { readonly contentType: string }): Promise<void>
}

/** A bucket of S3, reached with signed requests. */
export function objectStore(bucket: Bucket): ObjectStore {
  return {
    async get(key) {
      const response = await askStorage(bucket, { method: 'GET', key })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw storageRefused('GET', response.status)
    },
    async put(key, bytes, { contentType }) {
      const body = new Uint8Array(bytes)
      const response = await askStorage(bucket, { method: 'PUT', key, body, headers: { 'content-type': contentType } })
      await response.body?.cancel()
      if (!response.ok) throw storageRefused('PUT', response.status)
    },
  }
}
