import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** A request's address in its two parts, the path decoded as an HTTP API decodes it. */
export interface RequestUrl {
  readonly path: string
  readonly rawQuery: string
}

/**
 * Splits and decodes. As on AWS the whole path is decoded before routing, so an encoded slash
 * separates segments, and a decoded question mark cuts the rest off.
 * @returns undefined when the path's percent-encoding is broken (400 Bad Request)
 */
export function readUrl(url: string): RequestUrl | undefined {
  const [, path = '', rawQuery = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
  try {
    return { path: decodeURIComponent(path).replace(/\?.*$/s, ''), rawQuery }
  } catch {
    return undefined
  }
}

interface EventSource {
  readonly request: IncomingMessage
  readonly requestId: string
  readonly url: RequestUrl
  /** `GET /api/Itineraries/{id}` */
  readonly routeKey: string
  readonly params: Readonly<Record<string, string>> | undefined
  readonly body: Buffer
  readonly now: number
  /**
   * By which the edge proves itself; it puts its own into the place of what a caller sends, and its
   * hop behind the caller's.
   */
  readonly edgeKey: string
}

/**
 * The event that an HTTP API sends to a function, payload format 2.0: parameters decoded, headers
 * in lower case and joined, cookies apart, binary bodies in base64. What is empty is left out, as
 * there.
 */
export function httpEvent(source: EventSource): APIGatewayProxyEventV2 {
  const { request, requestId, url, routeKey, params, body, now, edgeKey } = source
  const fields = headerFields(request)
  const sourceIp = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const headers = joinByName(
    fields.filter(([name]) => name !== 'cookie' && !ofOneConnection.has(name)),
  )
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [
    ...(before === undefined ? [] : [before]),
    sourceIp,
    edgeAddress,
  ].join(', ')
  headers['x-tembea-edge'] = edgeKey
  headers['x-forwarded-proto'] ??= 'http'
  headers['x-amzn-trace-id'] ??=
    `Root=1-${Math.floor(now / 1000).toString(16)}-${randomBytes(12).toString('hex')}`
  const cookies = fields.flatMap(([name, value]) => (name === 'cookie' ? cookiesIn(value) : []))
  const query = [...new URLSearchParams(url.rawQuery)]
  const isBase64Encoded = body.length > 0 && !isText(headers['content-type'] ?? '')
  const http = {
    method: request.method ?? 'GET',
    path: url.path,
    protocol: `HTTP/${request.httpVersion}`,
    sourceIp,
    userAgent: headers['user-agent'] ?? '',
  }
  return {
    version: '2.0',
    routeKey,
    rawPath: url.path,
    rawQueryString: url.rawQuery,
    headers,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http,
      requestId,
      routeKey,
      stage: '$default',
      time: timeText(now),
      timeEpoch: now,
    },
    isBase64Encoded,
    ...(cookies.length > 0 && { cookies }),
    ...(query.length > 0 && { queryStringParameters: joinByName(query) }),
    ...(params !== undefined && { pathParameters: params }),
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
  }
}

/** Where the edge would call the API from. */
const edgeAddress = '127.0.0.1'

type Field = [name: string, value: string]

const headerFields = ({ rawHeaders }: IncomingMessage): Field[] =>
  rawHeaders.flatMap((name, at): Field[] =>
    at % 2 === 0 ? [[name.toLowerCase(), rawHeaders[at + 1] ?? '']] : [],
  )

const ofOneConnection = new Set(
  'connection keep-alive proxy-connection transfer-encoding te trailer upgrade'.split(' '),
)

/**
 * Values of one name joined with commas. A plain assignment to `__proto__` would vanish, and the
 * handler must refuse it.
 */
function joinByName(fields: readonly Field[]): Record<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of fields) {
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(headers)
}

const cookiesIn = (value: string) =>
  value
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '')

/**
 * Text is only what an HTTP API takes for text; all else, a form and a body without a type
 * included, comes in base64.
 */
const isText = (contentType: string) =>
  /^\s*(text\/[^;]*|application\/(json|xml|javascript))\s*(;|$)/i.test(contentType)

/** `20/Nov/2026:06:04:58 +0000`, as in `requestContext.time`. */
function timeText(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
