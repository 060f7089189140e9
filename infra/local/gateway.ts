import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { routeOf } from '../config/api-address'
import { watchDeadlines } from './gateway/deadlines'
import { edgeCache, wantsFresh } from './gateway/edge-cache'
import { Exchange, type ExchangeSettings, type HttpFunction, type HttpHandler } from './gateway/exchange'
import { httpEvent } from './gateway/http-event'
import { hasBody, readBody } from './gateway/read-body'
import { nextRequestId } from './gateway/request-ids'
import { type RequestUrl, readUrl } from './gateway/request-url'
import { type RouteAddress, routeTable } from './gateway/route-table'
import { encodeMessage, send } from './gateway/send-answer'

export interface GatewayRoute extends RouteAddress {
  readonly name: string
  readonly load: () => Promise<HttpHandler>
  /** What the edge adds to this route's answers, where it is not what all routes have. */
  readonly edgeHeaders?: readonly string[] | undefined
  /** The edge may keep its answers, because they are the same for everybody. */
  readonly isCacheable?: boolean
}

export interface GatewayOptions extends Omit<ExchangeSettings, 'cache'> {
  readonly routes: readonly GatewayRoute[]
  /** Serves what is no route and not below /api or /_api: the app, media, the developer's pages. */
  readonly elsewhere: (request: IncomingMessage, response: ServerResponse, url: RequestUrl) => void
  readonly timeoutMs?: number
}

export interface Gateway {
  readonly listener: RequestListener
  stop(): void
}

/** The limits of an HTTP API. */
const bodyLimitBytes = 10 * 1024 * 1024
const edgeCacheBytes = 64 * 1024 * 1024
const integrationTimeoutMs = 30_000

/**
 * Turns HTTP requests into the very events that API Gateway sends to the handlers, and their results into answers. Routes
 * come from the contract; each handler is loaded at its first request, as Lambda does.
 */
export function createGateway({
  routes,
  elsewhere,
  timeoutMs = integrationTimeoutMs,
  ...given
}: GatewayOptions): Gateway {
  const cache = edgeCache(edgeCacheBytes)
  const settings = { ...given, cache }
  const table = routeTable(routes.map(functionOf))
  const deadlines = watchDeadlines(Math.min(250, timeoutMs))
  const listener: RequestListener = (request, response) => {
    const now = Date.now()
    const kept = request.method === 'GET' ? cache.find(request.url ?? '/', now) : undefined
    if (kept !== undefined && !wantsFresh(request.rawHeaders)) return send(response, kept)
    const asked = readUrl(request.url ?? '/')
    if (asked === undefined) return refuse(response, settings, 400, 'Bad Request')
    const url = asked.path.endsWith('/') ? { ...asked, path: routeOf(asked.path) } : asked
    const match = table.match(request.method ?? 'GET', url.path)
    if (match === undefined) {
      return isOfTheApi(url.path) ? refuse(response, settings, 404, 'Not Found') : elsewhere(request, response, url)
    }
    const exchange = new Exchange({
      request,
      response,
      target: match.target,
      deadline: now + timeoutMs,
      deadlines,
      settings,
    })
    const invoke = (body: Buffer | undefined) =>
      exchange.invoke(httpEvent({ request, url, routeKey: match.target.routeKey, params: match.params, body, now }))
    if (hasBody(request)) invokeWithBody(exchange, invoke)
    else invoke(undefined)
  }
  return { listener, stop: deadlines.stop }
}

function invokeWithBody(exchange: Exchange, invoke: (body: Buffer | undefined) => void): void {
  readBody(exchange.request, bodyLimitBytes, (outcome) => {
    if (outcome.kind === 'aborted') exchange.end()
    else if (outcome.kind === 'too-large') exchange.refuse(413, 'Request Entity Too Large')
    else if (!exchange.over) invoke(outcome.body)
  })
}

const functionOf = ({
  method,
  path,
  name,
  load,
  edgeHeaders,
  isCacheable = false,
}: GatewayRoute): RouteAddress & { target: HttpFunction } => ({
  method,
  path,
  target: { name, routeKey: `${method} ${path}`, load, edgeHeaders, isCacheable },
})

const isOfTheApi = (path: string) =>
  path.startsWith('/api/') || path.startsWith('/_api/') || path === '/api' || path === '/_api'

function refuse(
  response: ServerResponse,
  { edgeHeaders }: Pick<ExchangeSettings, 'edgeHeaders'>,
  statusCode: number,
  message: string,
): void {
  send(response, encodeMessage(statusCode, message, { requestId: nextRequestId(), edgeHeaders }))
}
