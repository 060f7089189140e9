import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver from '@20minutes/s3rver'
import { type AwsEndpoint, startAwsEndpoint } from './aws-endpoint'
import { type SignatureVerdict, verifySignature } from './engines/aws-signature'
import { StartFailure } from './start-failure'

/** The one key pair that the local storage knows; requests signed with another are refused. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const

export type S3 = AwsEndpoint

interface S3Options {
  readonly dataFolder: string
  readonly buckets: readonly string[]
}

/**
 * Serves buckets from a folder on a free loopback port. Signatures are checked, and what is not signed at all is
 * refused, as in a private bucket; a browser may upload with a pre-signed address from any origin.
 * @throws StartFailure when the folder cannot be used
 */
export async function startS3({ dataFolder, buckets }: S3Options): Promise<S3> {
  const storage = new S3rver({
    directory: dataFolder,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map((name) => ({ name, configs: [uploadsFromBrowsers] })),
  })
  storage.logger.silent = true
  storage.on('error', () => undefined)
  try {
    mkdirSync(dataFolder, { recursive: true })
    await storage.configureBuckets()
  } catch (error) {
    throw new StartFailure(
      `The storage folder ${dataFolder} cannot be used: ${reasonOf(error)}. Repair it, or start with --fresh.`,
    )
  }
  const serve = storage.callback()
  return startAwsEndpoint(async (request, response) => {
    const verdict = request.method === 'OPTIONS' ? 'valid' : verdictOn(request)
    if (verdict !== 'valid') refuse(response, verdict)
    else if (await isThereAlready(storage, request)) response.writeHead(412).end()
    else serve(request, response)
  })
}

const uploadsFromBrowsers = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader>
  <ExposeHeader>ETag</ExposeHeader></CORSRule></CORSConfiguration>`

function verdictOn({ method = 'GET', url = '/', headers }: IncomingMessage): SignatureVerdict {
  return verifySignature({ method, url, headers }, localCredentials, new Date())
}

const refusals = {
  unsigned: 'AccessDenied',
  'unsigned-header': 'AccessDenied',
  expired: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<Exclude<SignatureVerdict, 'valid'>, string>

function refuse(response: ServerResponse, verdict: Exclude<SignatureVerdict, 'valid'>): void {
  response.writeHead(403, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refusals[verdict]}</Code><Message>${verdict}</Message></Error>`,
  )
}

/** `if-none-match: *`, which s3rver doesn't implement. */
async function isThereAlready(storage: S3rver, { method, url = '/', headers }: IncomingMessage): Promise<boolean> {
  if (method !== 'PUT' || headers['if-none-match'] !== '*') return false
  const [, bucket = '', ...key] = decodeURIComponent(new URL(url, 'http://storage').pathname).split('/')
  return storage.store.existsObject(bucket, key.join('/'))
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
