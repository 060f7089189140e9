import { S3Client } from '@aws-sdk/client-s3'
import { clientOptions } from '../../runtime/aws-client'

export interface Bucket {
  readonly name: string
  readonly client: S3Client
}

/** A bucket of S3 with its client: make it once per container. */
export function bucketNamed(name: string): Bucket {
  const options = clientOptions({ endpoint: 's3Endpoint', timeLimitMs: 10_000, maxAttempts: 3 })
  const client = new S3Client({
    ...options,
    forcePathStyle: 'endpoint' in options, // the local storage has one address for all buckets
    requestChecksumCalculation: 'WHEN_REQUIRED', // else a signed address carries the checksum of an empty body
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { name, client }
}
