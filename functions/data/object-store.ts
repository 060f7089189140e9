import { AppError } from '#shared/errors/app-error'
import { awsRegion, awsSigner } from '../runtime/aws-signer'
import { optionalEnv } from '../runtime/env'

/** Whole objects of one bucket, by key. */
export interface ObjectStore {
  /** The bytes of an object, undefined when there is none of that key. */
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array, options: { readonly contentType: string }): Promise<void>
}

export interface Bucket {
  readonly name: string
  /** Another address than S3's own; the bucket is then a part of the path. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

const timeLimitMs = 10_000

/**
 * A bucket of S3, reached with signed requests. Two calls do not need the client of 140 KB: every search handler would
 * carry it.
 */
export function objectStore(bucket: Bucket): ObjectStore {
  const { fetch = globalThis.fetch } = bucket
  const send = async ({ method, key, body, headers = {} }: StorageRequest): Promise<Response> => {
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
  return {
    async get(key) {
      const response = await send({ method: 'GET', key })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw refused('GET', response.status)
    },
    async put(key, bytes, { contentType }) {
      const body = new Uint8Array(bytes)
      const response = await send({ method: 'PUT', key, body, headers: { 'content-type': contentType } })
      await response.body?.cancel()
      if (!response.ok) throw refused('PUT', response.status)
    },
  }
}

interface StorageRequest {
  readonly method: 'GET' | 'PUT'
  readonly key: string
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** The bucket of this container, from the environment. */
export const bucketNamed = (name: string): Bucket => ({ name, endpoint: optionalEnv('s3Endpoint') })

function addressOf({ name, endpoint }: Bucket, key: string) {
  const path = `/${key.split('/').map(encodeURIComponent).join('/')}`
  if (endpoint === undefined) {
    const host = `${name}.s3.${awsRegion()}.amazonaws.com`
    return { origin: `https://${host}`, host, path }
  }
  const { origin, host } = new URL(endpoint)
  return { origin, host, path: `/${name}${path}` }
}

function refused(method: string, status: number): Error {
  return status === 503 || status === 429
    ? new AppError('service.busy')
    : new Error(`storage refused ${method}: ${status}`)
}
