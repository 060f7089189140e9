import type { ServerResponse } from 'node:http'
import type { EncodedAnswer } from './edge-cache'
import { isOverLambda } from './limits'

/** What a function may return: a structured answer, or any value, which is sent as JSON. */
export type LambdaResult = unknown

interface Around {
  readonly requestId: string
  /** Headers that the edge adds to every answer, as a flat list of names and values. */
  readonly edgeHeaders: readonly string[]
}

/**
 * Encodes what a function returned as an HTTP API does: cookies as set-cookie, base64 decoded, a
 * bare value as JSON.
 * @throws Error for more than Lambda carries
 */
export function encodeAnswer(
  result: LambdaResult,
  { requestId, edgeHeaders }: Around,
): EncodedAnswer {
  const answer = structureOf(result)
  if (isOverLambda(answer))
    throw new Error('The answer is larger than the 6 MB that Lambda carries')
  const text = answer.body ?? ''
  const body = answer.isBase64Encoded === true ? Buffer.from(text, 'base64') : text
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  const headers = [...edgeHeaders, 'apigw-requestid', requestId]
  let hasType = false
  const givenHeaders = answer.headers ?? {}
  for (const name in givenHeaders) {
    const value = givenHeaders[name]
    const lower = name.toLowerCase()
    if (value === undefined || lower === 'content-length') continue
    if (lower === 'content-type') hasType = true
    headers.push(lower, String(value))
  }
  if (!hasType) headers.push('content-type', 'text/plain;charset=UTF-8')
  for (const cookie of answer.cookies ?? []) headers.push('set-cookie', cookie)
  headers.push('content-length', String(length))
  return { statusCode: Number(answer.statusCode), headers, body }
}

const refusals = {
  invalidAddress: [400, 'request.invalid', 'The address is invalid'],
  longAddress: [413, 'request.too-large', 'The address is too long'],
  largeBody: [413, 'request.too-large', 'The body is too large'],
  largeHead: [431, 'request.too-large', 'The headers are too large'],
  failed: [500, 'unknown', 'An unknown error occurred'],
} as const
export type Refusal = keyof typeof refusals

/** The edge's and the gateway's own refusals, with their status but in the shape of every error. */
export function encodeRefusal(refusal: Refusal, { requestId, edgeHeaders }: Around): EncodedAnswer {
  const [statusCode, code, message] = refusals[refusal]
  const body = JSON.stringify({ error: { code, message, requestId } })
  const headers = [
    'apigw-requestid',
    requestId,
    'content-type',
    'application/json',
    'content-length',
    String(Buffer.byteLength(body)),
  ]
  return { statusCode, headers: [...edgeHeaders, ...headers], body }
}

/** @throws when HTTP cannot carry the status or a header */
export function send(response: ServerResponse, { statusCode, headers, body }: EncodedAnswer): void {
  response.writeHead(statusCode, headers)
  response.end(body)
}

interface Structured {
  readonly statusCode: number
  readonly headers?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly cookies?: readonly string[]
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

function structureOf(result: LambdaResult): Structured {
  return isStructured(result)
    ? result
    : { statusCode: 200, headers: jsonHeaders, body: JSON.stringify(result) ?? '' }
}

const jsonHeaders = { 'content-type': 'application/json' }

function isStructured(result: unknown): result is Structured {
  return (
    typeof result === 'object' &&
    result !== null &&
    'statusCode' in result &&
    Number.isInteger(Number(result.statusCode))
  )
}
