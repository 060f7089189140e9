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

  /** The parts of s3rver that we use: a Koa application over a folder. */
  class S3rver {
    constructor(options: S3rverOptions)
    readonly logger: { level: string; silent: boolean }
    configureBuckets(): Promise<void>
    callback(): RequestListener
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> }
    on(event: 'error', listener: (error: Error) => void): this
  }
  export = S3rver
}
