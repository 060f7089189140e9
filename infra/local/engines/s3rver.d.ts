declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  interface S3rverOptions {
    readonly directory: string
    readonly silent?: boolean
    readonly vhostBuckets?: boolean
    readonly allowMismatchedSignatures?: boolean
    readonly configureBuckets?: readonly {
      readonly name: string
      readonly configs?: readonly string[]
    }[]
  }

  interface FilesystemStore {
    existsObject(bucket: string, key: string): Promise<boolean>
    getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>
    getResourcePath(bucket: string, key: string, resource: string): string
    deleteObject(bucket: string, key: string): Promise<void>
  }

  /** The parts of s3rver that we use: a Koa application over a folder. */
  class S3rver {
    constructor(options: S3rverOptions)
    readonly logger: { level: string; silent: boolean }
    configureBuckets(): Promise<void>
    callback(): RequestListener
    readonly store: FilesystemStore
    on(event: 'error', listener: (error: Error) => void): this
  }
  export = S3rver
}
