import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { type AwsEndpoint, callerOf, localCredentials, startAwsEndpoint } from './aws-endpoint'
import { type SignatureVerdict, verifySignature } from './engines/aws-signature'
import type { Asked, Judge } from './judge/judge'
import { StartFailure } from './start-failure'

export type S3 = AwsEndpoint

interface S3Options {
  readonly dataFolder: string
  readonly buckets: readonly string[]
  /** Asked about each call of a function; without it none is known. */
  readonly judge?: Judge
}

/**
 * Serves buckets from a folder on a free loopback port. Signatures are checked, and what is not
 * signed at all is refused, as in a private bucket; a browser may upload with a pre-signed address
 * from any origin.
 * @throws StartFailure when the folder cannot be used
 */
export async function startS3({ dataFolder, buckets, judge }: S3Options): Promise<S3> {
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
  leaveFolders(storage)
  for (const bucket of buckets) {
    const folderOf = (name: string) => join(dataFolder, bucket, 'private', name)
    forgetOld(folderOf('papers'), { days: 1 })
    forgetOld(folderOf('incoming'), { days: 2 })
  }
  const serve = storage.callback()
  return startAwsEndpoint(async (request, response) => {
    if (request.method === 'OPTIONS') return serve(request, response) // a browser asks whether it may upload: S3 judges no role
    const caller = callerOf(request)
    const verdict = verdictOn(request, judge && caller)
    const denial =
      verdict === 'valid' && caller !== undefined
        ? await judge?.(caller, await asksOf(storage, request))
        : undefined
    if (verdict !== 'valid') refuse(response, refusals[verdict], verdict)
    else if (denial !== undefined) refuse(response, 'AccessDenied', denial)
    else if (await failsCondition(storage, request)) response.writeHead(412).end()
    else if (isOfParts(request))
      answerOfParts(join(dataFolder, objectOf(request.url ?? '/').bucket), request, response)
    else serve(asStorageKnows(request), response)
  })
}

/**
 * A call that was judged, in the name of the one key that s3rver knows; it checks no signature
 * itself.
 */
function asStorageKnows(request: IncomingMessage): IncomingMessage {
  const { accessKeyId } = localCredentials
  request.url = request.url?.replace(/(X-Amz-Credential=)[^%/&]+/, `$1${accessKeyId}`) ?? '/'
  const { authorization } = request.headers
  if (authorization !== undefined) {
    request.headers.authorization = authorization.replace(/(Credential=)[^/,]+/, `$1${accessKeyId}`)
  }
  return request
}

/**
 * s3rver deletes the folders that an object leaves empty, and with them what another call is just
 * writing there. Empty folders harm nobody: a list names objects alone.
 */
function leaveFolders({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    const parts = ['object', 'object.md5', 'metadata.json']
    const paths = parts.map((part) => store.getResourcePath(bucket, key, part))
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

/** Deletes files of more than some days, as the rules of the bucket do on AWS. */
function forgetOld(folder: string, { days }: { readonly days: number }): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(name.parentPath, name.name)
    if (name.isFile() && statSync(file).mtimeMs < Date.now() - days * 86_400_000) rmSync(file)
  }
}

const uploadsFromBrowsers = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod><AllowedMethod>POST</AllowedMethod><AllowedMethod>DELETE</AllowedMethod><AllowedHeader>*</AllowedHeader>
  <ExposeHeader>ETag</ExposeHeader></CORSRule></CORSConfiguration>`

function verdictOn(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  caller: string | undefined,
): SignatureVerdict {
  const accessKeyId = caller ?? localCredentials.accessKeyId
  return verifySignature({ method, url, headers }, { ...localCredentials, accessKeyId }, new Date())
}

/**
 * Listing and dropping the parts of an upload, which s3rver doesn't implement. It keeps each with
 * its MD5 in a folder of the upload.
 */
const isOfParts = ({ method = '', url = '' }: IncomingMessage): boolean =>
  ['GET', 'DELETE'].includes(method) && url.includes('uploadId=')

function answerOfParts(
  bucketFolder: string,
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
): void {
  const uploadId = new URL(url, 'http://storage').searchParams.get('uploadId') ?? ''
  const folder = join(bucketFolder, '._S3rver_uploads', uploadId) // as its store names it
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/xml' }
  if (!/^[0-9a-f]{32}$/.test(uploadId) || !existsSync(folder)) {
    response.writeHead(404, headers).end('<Error><Code>NoSuchUpload</Code></Error>')
  } else if (method === 'DELETE') {
    rmSync(folder, { recursive: true })
    response.writeHead(204, headers).end()
  } else {
    const parts = readdirSync(folder).flatMap((name) => /^(\d+)\.md5$/.exec(name)?.[1] ?? [])
    const tagOf = (part: string) => readFileSync(join(folder, `${part}.md5`), 'utf8')
    const partLines = parts.map(
      (part) => `<Part><PartNumber>${part}</PartNumber><ETag>"${tagOf(part)}"</ETag></Part>`,
    )
    response.writeHead(200, headers).end(`<ListPartsResult>${partLines.join('')}</ListPartsResult>`)
  }
}

const actions: Readonly<Record<string, string>> = {
  PUT: 's3:PutObject',
  POST: 's3:PutObject',
  DELETE: 's3:DeleteObject',
}

/**
 * What S3 asks IAM about a call for an object. That one is not there is told only to those who may
 * list.
 */
async function asksOf(storage: S3rver, request: IncomingMessage): Promise<Asked[]> {
  const { method = 'GET', url = '/' } = request
  const ofParts = method === 'GET' ? 's3:ListMultipartUploadParts' : 's3:AbortMultipartUpload'
  const ofObjects = isOfTags(url)
    ? `s3:${method === 'GET' ? 'Get' : 'Put'}ObjectTagging`
    : (actions[method] ?? 's3:GetObject')
  const action = isOfParts(request) ? ofParts : ofObjects
  const { bucket, key } = objectOf(url)
  if (key === '') return [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }]
  const isMissing = action === 's3:GetObject' && !(await storage.store.existsObject(bucket, key))
  const listing = { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }
  const source = copySourceOf(request)
  const reading = source && `arn:aws:s3:::${source.bucket}/${source.key}`
  return [
    { action, resource: `arn:aws:s3:::${bucket}/${key}` },
    ...(isMissing ? [listing] : []),
    ...(reading === undefined ? [] : [{ action: 's3:GetObject', resource: reading }]),
    ...tagsAskedOf(request, { to: `arn:aws:s3:::${bucket}/${key}`, from: reading }),
  ]
}

const isOfTags = (url: string): boolean =>
  new URL(url, 'http://storage').searchParams.has('tagging')

/**
 * Who puts tags needs the permission for it. A copy takes the tags of its source along unless it
 * says otherwise, and the scan for viruses tags every upload.
 */
function tagsAskedOf(
  { headers }: IncomingMessage,
  { to, from }: { readonly to: string; readonly from: string | undefined },
): Asked[] {
  const replaces = headers['x-amz-tagging-directive'] === 'REPLACE'
  const copies = from !== undefined && !replaces && headers['x-amz-copy-source-range'] === undefined
  if (!copies && !headers['x-amz-tagging']) return []
  return [
    { action: 's3:PutObjectTagging', resource: to },
    ...(copies ? [{ action: 's3:GetObjectTagging', resource: from }] : []),
  ]
}

/** What a call copies from. */
function copySourceOf({ headers }: IncomingMessage) {
  const source = headers['x-amz-copy-source']
  return source === undefined ? undefined : objectOf(`/${String(source).replace(/^\//, '')}`)
}

function objectOf(url: string) {
  const [, bucket = '', ...key] = decodeURIComponent(new URL(url, 'http://storage').pathname).split(
    '/',
  )
  return { bucket, key: key.join('/') }
}

const refusals = {
  unsigned: 'AccessDenied',
  'unsigned-header': 'AccessDenied',
  expired: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<Exclude<SignatureVerdict, 'valid'>, string>

function refuse(response: ServerResponse, code: string, message: string): void {
  response.writeHead(403, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  )
}

/**
 * Whether a write asks for nothing at its key (`if-none-match: *`), or for a source with a tag, and
 * does not find it so. s3rver implements neither.
 */
async function failsCondition({ store }: S3rver, request: IncomingMessage): Promise<boolean> {
  const { method, url = '/', headers } = request
  if (method !== 'PUT' && method !== 'POST') return false
  const { bucket, key } = objectOf(url)
  if (headers['if-none-match'] === '*' && (await store.existsObject(bucket, key))) return true
  const [source, tag] = [copySourceOf(request), headers['x-amz-copy-source-if-match']]
  if (source === undefined || tag === undefined) return false
  if (!(await store.existsObject(source.bucket, source.key))) return false // s3rver says that it is not there
  return (await store.getMetadata(source.bucket, source.key)).etag !== tag
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
