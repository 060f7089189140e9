import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
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

/** A file's bytes; undefined where it is not there. */
export async function readFile(
  { name: Bucket, client }: Bucket,
  Key: string,
): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

/** What everybody may see: pictures, and what an agency shows; undefined for all else. */
export const readPublicFile = async (
  bucket: Bucket,
  key: string,
): Promise<Uint8Array | undefined> =>
  /^(pictures|agencies)\//.test(key) ? readFile(bucket, key) : undefined
