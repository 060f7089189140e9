import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { routeOf } from '../config/api-address'
import { limitsOf } from '../config/functions'
import { keptAs } from '../config/picture-address'
import { edgeCache } from './gateway/edge-cache'
import { httpEvent, type RequestUrl, readUrl } from './gateway/http-event'
import { lambdaContext } from './gateway/lambda-context'
import { isAddressTooLong, isHeadTooLarge, isOverLambda } from './gateway/limits'
import { readBody } from './gateway/read-body'
import { type Match, type RouteAddress, routeTable } from './gateway/route-table'
import { encodeAnswer, encodeRefusal, type Refusal, send } from './gateway/send-answer'

export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => unknown

export interface GatewayRoute extends RouteAddress {
  readonly name: string
  /** Loads the function's code: called once, at its first request. */
  readonly load: () => Promise<HttpHandler>
  /** What the edge adds to this route's answers, where it is not what all routes have. */
  readonly edgeHeaders?: readonly string[] | undefined
  /** The edge may keep its answers, because they are the same for everybody. */
  readonly isCacheable?: boolean
}

export interface GatewayOptions {
  readonly routes: readonly GatewayRoute[]
  /** Takes what is no route below /api and /_api. */
  readonly unknown: GatewayRoute['load']
  /** Serves what is no route and not below /api or /_api: the app, media, the developer's pages. */
  readonly elsewhere: (request: IncomingMessage, response: ServerResponse, url: RequestUrl) => void
  /** What the edge adds to every answer, as a flat list of names and values. */
  readonly edgeHeaders: readonly string[]
  /** By which functions know that the edge calls. */
  readonly edgeKey: string
  readonly reportFailure: (functionName: string, error: unknown) => void
  /**
   * Instead of the time of each function's description, after which Lambda ends it and the API
   * answers 500.
   */
  readonly timeoutSeconds?: number
}

/** The limits of an HTTP API; those of Lambda and the edge are in gateway/limits.ts. */
const bodyLimitBytes = 10 * 1024 * 1024
const edgeCacheBytes = 64 * 1024 * 1024

/**
 * Turns HTTP requests into the very events that API Gateway sends to the handlers, and their
 * results into answers. Routes come from the contract; each handler is loaded at its first request,
 * as Lambda does.
 */
export function createGateway(options: GatewayOptions): RequestListener {
  const { elsewhere, edgeHeaders, edgeKey, reportFailure } = options
  const unknown = {
    name: 'unknownAddress',
    method: 'ANY',
    path: '$default',
    load: keepLoaded(options.unknown),
  }
  const cache = edgeCache(edgeCacheBytes)
  const table = routeTable(
    options.routes.map((route) => ({
      ...route,
      target: { ...route, load: keepLoaded(route.load) },
    })),
  )
  return (request, response) => {
    const now = Date.now()
    const wantsFresh = request.headers['cache-control']?.includes('no-cache') === true // as a browser's hard reload does
    const key = keptAs(request.url ?? '/', request.headers.accept)
    const cachedAnswer = request.method === 'GET' && !wantsFresh ? cache.find(key, now) : undefined
    if (cachedAnswer !== undefined) return send(response, cachedAnswer)
    if (isAddressTooLong(request)) return refuse(response, 'longAddress')
    const address = readUrl(request.url ?? '/')
    if (address === undefined) return refuse(response, 'invalidAddress')
    const url = address.path.endsWith('/') ? { ...address, path: routeOf(address.path) } : address
    const match = table.match(request.method ?? 'GET', url.path)
    if (match !== undefined) void exchange({ request, response, url, match, now })
    else if (/^\/_?api(\/|$)/.test(url.path))
      void exchange({ request, response, url, match: { target: unknown, params: undefined }, now })
    else elsewhere(request, response, url)
  }

  /**
   * Takes a request through its function. It is answered exactly once: by the function, its
   * failure, or the clock.
   */
  async function exchange({
    request,
    response,
    url,
    match: { target, params },
    now,
  }: Exchange): Promise<void> {
    const requestId = newRequestId()
    const headers = target.edgeHeaders ?? edgeHeaders
    if (isHeadTooLarge(request)) return refuse(response, 'largeHead', headers)
    let timer: NodeJS.Timeout | undefined
    try {
      const body = await readBody(request, bodyLimitBytes)
      if (body === undefined) return refuse(response, 'largeBody', headers)
      const routeKey = `${target.method} ${target.path}`
      const event = httpEvent({ request, requestId, url, routeKey, params, body, now, edgeKey })
      if (isOverLambda(event)) return refuse(response, 'largeBody', headers)
      const handler = await target.load()
      timer = giveUpLater(target.name, () => refuse(response, 'failed', headers))
      const result = await handler(event, lambdaContext(target.name, requestId, Date.now()))
      if (response.headersSent) return
      const answer = encodeAnswer(result, { requestId, edgeHeaders: headers })
      send(response, answer)
      if (target.isCacheable === true)
        cache.keep(keptAs(request.url ?? '', request.headers.accept), answer, Date.now())
    } catch (error) {
      if (!request.complete) return // the client has disconnected
      reportFailure(target.name, error)
      refuse(response, 'failed', headers)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Begins after the function was loaded, as the time that Lambda gives it does. */
  function giveUpLater(functionName: string, answer: () => void): NodeJS.Timeout {
    const seconds = options.timeoutSeconds ?? limitsOf(functionName).timeoutSeconds
    return setTimeout(() => {
      reportFailure(functionName, new Error(`Task timed out after ${seconds} seconds`))
      answer()
    }, seconds * 1000).unref()
  }

  function refuse(response: ServerResponse, refusal: Refusal, headers = edgeHeaders): void {
    if (response.headersSent) return
    send(response, encodeRefusal(refusal, { requestId: newRequestId(), edgeHeaders: headers }))
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: RequestUrl
  readonly match: Match<GatewayRoute>
  readonly now: number
}

/** After a failed load the next request tries again. */
function keepLoaded<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Sixteen characters, as API Gateway's ids have. */
const newRequestId = () => `${randomBytes(8).toString('hex').slice(1)}=`
