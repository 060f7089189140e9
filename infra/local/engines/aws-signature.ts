import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  readonly method: string
  /** Path and query as they came, still encoded. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export type SignatureVerdict =
  | 'valid'
  | 'unsigned'
  | 'unsigned-header'
  | 'unknown-key'
  | 'mismatch'
  | 'expired'

interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/**
 * Checks an AWS Signature Version 4, in the header or in a pre-signed address, by the rules of S3:
 * the path is taken as sent, and the payload is trusted to its own hash. (s3rver has a check of its
 * own, but takes a bucket's address without the closing slash that today's SDK signs.)
 */
export function verifySignature(request: SignedRequest, keys: Keys, now: Date): SignatureVerdict {
  const question = request.url.indexOf('?')
  const path = question < 0 ? request.url : request.url.slice(0, question)
  const query = new URLSearchParams(question < 0 ? '' : request.url.slice(question + 1))
  const claim = query.has('X-Amz-Signature') ? claimInQuery(query) : claimInHeader(request.headers)
  if (claim === undefined) return 'unsigned'
  if (claim.accessKeyId !== keys.accessKeyId) return 'unknown-key'
  if (!(now.getTime() <= timeOf(claim.at) + claim.validForSeconds * 1000)) return 'expired'
  const isUnsigned = (name: string) =>
    name.startsWith('x-amz-') && !claim.signedHeaders.includes(name)
  if (Object.keys(request.headers).some(isUnsigned)) return 'unsigned-header'
  query.delete('X-Amz-Signature')
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...claim.signedHeaders.map((name) => `${name}:${headerText(request.headers[name])}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', claim.at, claim.scope.join('/'), sha256(canonical)].join('\n')
  return sameText(
    hmac(signingKey(keys.secretAccessKey, claim.scope), text).toString('hex'),
    claim.signature,
  )
    ? 'valid'
    : 'mismatch'
}

interface Claim {
  readonly accessKeyId: string
  /** Date, region, service and `aws4_request`. */
  readonly scope: readonly string[]
  readonly signedHeaders: readonly string[]
  readonly signature: string
  /** `20261120T061044Z` */
  readonly at: string
  readonly validForSeconds: number
  readonly payloadHash: string
}

function claimInQuery(query: URLSearchParams): Claim {
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/')
  return {
    accessKeyId,
    scope,
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    at: query.get('X-Amz-Date') ?? '',
    validForSeconds: Number(query.get('X-Amz-Expires') ?? 0),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  }
}

function claimInHeader(headers: IncomingHttpHeaders): Claim | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/
  const [, credential = '', signedHeaders = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? []
  if (signature === '') return undefined
  const [accessKeyId = '', ...scope] = credential.split('/')
  return {
    accessKeyId,
    scope,
    signedHeaders: signedHeaders.split(';'),
    signature,
    at: headerText(headers['x-amz-date']),
    validForSeconds: 15 * 60,
    payloadHash: headerText(headers['x-amz-content-sha256']),
  }
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

/** Percent-encoding of RFC 3986: encodeURIComponent leaves five characters that it does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const headerText = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ')

const signingKey = (secret: string, scope: readonly string[]) =>
  scope.reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const sameText = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * `20261120T061044Z` in milliseconds since 1970; NaN, which no comparison holds for, when it is no
 * such time.
 */
const timeOf = (at: string) =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
