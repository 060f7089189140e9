import type { ServerResponse } from 'node:http'

/** What a function may return: a structured answer, or any value, which is sent as JSON. */
export type LambdaResult = unknown

interface Sent {
  readonly response: ServerResponse
  readonly requestId: string
  /** Headers that the edge adds to every answer, as a flat list of names and values. */
  readonly edgeHeaders: readonly string[]
}

/** Largest answer that a function can return, in bytes. */
const answerLimitBytes = 6 * 1024 * 1024

/** Sends what a function returned as an HTTP API does: cookies as set-cookie, base64 decoded, a bare value as JSON. */
export function sendAnswer({ response, requestId, edgeHeaders }: Sent, result: LambdaResult): void {
  const answer = structured(result)
  const text = answer.body ?? ''
  const body = answer.isBase64Encoded === true ? Buffer.from(text, 'base64') : text
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  if (length > answerLimitBytes) {
    sendMessage({ response, requestId, edgeHeaders }, 500, 'Internal Server Error')
    return
  }
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
  response.writeHead(Number(answer.statusCode), headers)
  response.end(body)
}

/** The gateway's own refusals: `{"message":"Not Found"}`. */
export function sendMessage({ response, requestId, edgeHeaders }: Sent, statusCode: number, message: string): void {
  const body = JSON.stringify({ message })
  response.writeHead(statusCode, [
    ...edgeHeaders,
    ...['apigw-requestid', requestId, 'content-type', 'application/json', 'content-length', String(body.length)],
  ])
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
