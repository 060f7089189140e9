import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { gatewayTime } from './gateway-time'
import { readHeaders } from './request-headers'
import { nextRequestId, nextTraceId } from './request-ids'
import { queryParameters, type RequestUrl } from './request-url'

interface EventSource {
  readonly request: IncomingMessage
  readonly url: RequestUrl
  /** `GET /api/Itineraries/{id}` */
  readonly routeKey: string
  readonly params: Readonly<Record<string, string>> | undefined
  readonly body: Buffer | undefined
  readonly now: number
}

/**
 * The event that an HTTP API sends to a function, payload format 2.0: parameters decoded, headers in lower case and
 * joined, cookies apart, binary bodies in base64. What is empty is left out, as there.
 */
export function httpEvent({ request, url, routeKey, params, body, now }: EventSource): APIGatewayProxyEventV2 {
  const { headers, cookies } = readHeaders(request.rawHeaders)
  const sourceIp = addressOf(request)
  const method = request.method ?? 'GET'
  forwarded(headers, sourceIp, now)
  const query = queryParameters(url.rawQuery)
  const isBase64Encoded = body !== undefined && !isText(headers['content-type'])
  const event: APIGatewayProxyEventV2 = {
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
      http: {
        method,
        path: url.path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: nextRequestId(),
      routeKey,
      stage: '$default',
      time: gatewayTime(now),
      timeEpoch: now,
    },
    isBase64Encoded,
  }
  if (cookies !== undefined) event.cookies = cookies
  if (query !== undefined) event.queryStringParameters = query
  if (params !== undefined) event.pathParameters = params
  if (body !== undefined) event.body = body.toString(isBase64Encoded ? 'base64' : 'utf8')
  return event
}

/** Text is only what an HTTP API takes for text; all else, a form and a body without a type included, comes in base64. */
const textTypes = new Set(['application/json', 'application/xml', 'application/javascript'])

function isText(contentType: string | undefined): boolean {
  if (contentType === undefined) return false
  const semicolon = contentType.indexOf(';')
  const type = (semicolon < 0 ? contentType : contentType.slice(0, semicolon)).trim().toLowerCase()
  return textTypes.has(type) || type.startsWith('text/')
}

function forwarded(headers: Record<string, string>, sourceIp: string, now: number): void {
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = before === undefined ? sourceIp : `${before}, ${sourceIp}`
  headers['x-forwarded-proto'] ??= 'http'
  headers['x-amzn-trace-id'] ??= nextTraceId(now)
}

function addressOf(request: IncomingMessage): string {
  const address = request.socket.remoteAddress ?? ''
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
