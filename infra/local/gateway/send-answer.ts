import type { ServerResponse } from 'node:http'
import type { EncodedAnswer } from './edge-cache'

/** What a function may return: a structured answer, or any value, which is sent as JSON. */
export type LambdaResult = unknown

interface Around {
  readonly requestId: string
  /** Headers that the edge adds to every answer, as a flat list of names and values. */
  readonly edgeHeaders: readonly string[]
}

/** Largest answer that a function can return, in bytes. */
const answerLimitBytes = 6 * 1024 * 1024

/** Encodes what a function returned as an HTTP API does: cookies as set-cookie, base64 decoded, a bare value as JSON. */
export function encodeAnswer(result: LambdaResult, { requestId, edgeHeaders }: Around): EncodedAnswer {
  const answer = structured(result)
  const text = answer.body ?? ''
  const body = answer.isBase64Encoded === true ? Buffer.from(text, 'base64') : text
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  if (length > answerLimitBytes) return encodeRefusal(500, { requestId, edgeHeaders })
  const headers = [...edgeHeaders, 'apigw-requestid', requestId]
  let hasType = false
  const given = answer.headers ?? {}
  for (const name in given) {
    const value = given[name]
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
  400: ['request.invalid', 'The address is invalid'],
  413: ['request.too-large', 'The body is too large'],
  500: ['unknown', 'An unknown error occurred'],
  503: ['service.busy', 'We’re busy right now. Please try again.'],
} as const
export type RefusedStatus = keyof typeof refusals

/** The gateway's own refusals, in the shape of every error. */
export function encodeRefusal(statusCode: RefusedStatus, { requestId, edgeHeaders }: Around): EncodedAnswer {
  const [code, message] = refusals[statusCode]
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

function structured(result: LambdaResult): Structured {
  return isStructured(result) ? result : { statusCode: 200, headers: jsonHeaders, body: JSON.stringify(result) ?? '' }
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
