import { AppError } from '#shared/errors/app-error'
import { awsRegion, awsSigner } from '../../runtime/aws-signer'
import { type Pause, pause } from '../../runtime/backoff'
import { optionalEnv } from '../../runtime/env'

export interface Bucket {
  readonly name: string
  /** Another address than S3's own; the bucket is then a part of the path. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly wait?: Pause
}

export interface StorageRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key: string
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** The bucket of this container, from the environment. */
export const bucketNamed = (name: string): Bucket => ({ name, endpoint: optionalEnv('s3Endpoint') })

const timeLimitMs = 10_000

const mostTries = 3

/**
 * Sends one signed request to a bucket of S3. These few calls do not need the client of 140 KB. Where the connection broke
 * it is sent again: a connection that was kept open may be closed at the other end, and each method may come twice.
 */
export async function askStorage(bucket: Bucket, asked: StorageRequest): Promise<Response> {
  const { wait = pause } = bucket
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(bucket, asked)
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === mostTries) throw error // what fetch throws without an answer
      await wait(attempt)
    }
  }
}

async function askOnce(bucket: Bucket, { method, key, body, headers = {} }: StorageRequest): Promise<Response> {
  const { fetch = globalThis.fetch } = bucket
  const { origin, host, path } = addressOf(bucket, key)
  const request = { method, protocol: 'https:', hostname: host, path, query: {}, headers: { ...headers, host }, body }
  const signed = await awsSigner('s3').sign(request)
  const { host: _host, ...sent } = signed.headers
  return fetch(`${origin}${path}`, {
    method,
    headers: sent,
    signal: AbortSignal.timeout(timeLimitMs),
    ...(body === undefined ? {} : { body }),
  })
}

/** Where an object of a bucket is. */
export function addressOf({ name, endpoint }: Bucket, key: string) {
  const path = `/${key.split('/').map(encodeURIComponent).join('/')}`
  if (endpoint === undefined) {
    const host = `${name}.s3.${awsRegion()}.amazonaws.com`
    return { origin: `https://${host}`, host, path }
  }
  const { origin, host } = new URL(endpoint)
  return { origin, host, path: `/${name}${path}` }
}

/** The error of a request that the storage refused. */
export function storageRefused(method: string, status: number): Error {
  return status === 503 || status === 429
    ? new AppError('service.busy')
    : new Error(`storage refused ${method}: ${status}`)
}
