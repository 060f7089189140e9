import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { HttpLambda } from '../../functions/runtime/http-lambda'
import { asRoute } from './judged-calls'

export interface TestRequest {
  readonly method?: string
  readonly path?: string
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly body?: unknown
  /** A body sent exactly so, without being made JSON of. */
  readonly rawBody?: string
}

/**
 * An API Gateway event (payload format 2.0) with what a test names and believable values for the
 * rest.
 */
export function httpEvent({
  method = 'GET',
  path = '/',
  params,
  query,
  headers,
  body,
  rawBody,
}: TestRequest): APIGatewayProxyEventV2 {
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(params === undefined ? {} : { pathParameters: params }),
    ...(query === undefined ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.7', userAgent: 'test' },
      requestId: 'req-test',
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '20/Nov/2026:06:00:00 +0000',
      timeEpoch: 1_795_154_400_000,
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  }
}

/** Calls a handler as the gateway would, and reads its JSON answer. */
export async function callLambda(
  lambda: HttpLambda,
  request: TestRequest,
): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }> {
  const { method = 'GET', path = '/' } = request
  const response = await asRoute(`${method} ${path}`, () =>
    lambda(httpEvent(request), {} as Context),
  )
  const { statusCode = 200, body = '', headers = {} } = response
  const isJson = String(headers['content-type'] ?? 'application/json').startsWith(
    'application/json',
  )
  return {
    status: statusCode,
    headers,
    body: body === '' ? undefined : isJson ? JSON.parse(body) : body,
  }
}
