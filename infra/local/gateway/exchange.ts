import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { Deadlines, Expiring } from './deadlines'
import type { EdgeCache } from './edge-cache'
import { LambdaContext } from './lambda-context'
import { encodeAnswer, encodeMessage, send } from './send-answer'

export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => unknown

/** A route as the gateway calls it. */
export interface HttpFunction {
  readonly name: string
  readonly routeKey: string
  readonly edgeHeaders?: readonly string[] | undefined
  /** The edge may keep its answers for everybody. */
  readonly isCacheable: boolean
  /** Loads the function's code: called once, at its first request. */
  readonly load: () => Promise<HttpHandler>
  handler?: HttpHandler
  loading?: Promise<HttpHandler>
}

export interface ExchangeSettings {
  /** What the edge adds to every answer, as a flat list of names and values. */
  readonly edgeHeaders: readonly string[]
  readonly cache: EdgeCache
  readonly reportFailure: (functionName: string, error: unknown) => void
}

interface ExchangeParts {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly target: HttpFunction
  readonly deadline: number
  readonly deadlines: Deadlines
  readonly settings: ExchangeSettings
}

/** One request on its way through a function: answered exactly once, by the function, its failure, or the clock. */
export class Exchange implements Expiring {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly target: HttpFunction
  readonly deadline: number
  readonly #deadlines: Deadlines
  readonly #settings: ExchangeSettings
  #requestId = ''
  over = false
  earlier: Expiring | undefined
  later: Expiring | undefined

  constructor({ request, response, target, deadline, deadlines, settings }: ExchangeParts) {
    this.request = request
    this.response = response
    this.target = target
    this.deadline = deadline
    this.#deadlines = deadlines
    this.#settings = settings
    deadlines.add(this)
  }

  /** Nothing more is to be sent: answered, or the caller is gone. */
  end(): void {
    this.over = true
    this.#deadlines.remove(this)
  }

  /** Calls the function with its event; the answer goes out when its promise settles. */
  invoke(event: APIGatewayProxyEventV2): void {
    this.#requestId = event.requestContext.requestId
    const { handler } = this.target
    if (handler === undefined) {
      this.target.loading ??= this.target.load()
      this.target.loading.then(
        (loaded) => {
          this.target.handler = loaded
          this.#call(loaded, event)
        },
        (error) => {
          delete this.target.loading // the next request may have more luck
          this.fail(error)
        },
      )
    } else this.#call(handler, event)
  }

  /** An HTTP API answers 503 to what takes longer than its 30 seconds. */
  expire(): void {
    this.refuse(503, 'Service Unavailable')
  }

  refuse(statusCode: number, message: string): void {
    if (this.over) return
    this.end()
    send(this.response, encodeMessage(statusCode, message, this.#around()))
  }

  fail(error: unknown): void {
    this.#settings.reportFailure(this.target.name, error)
    this.refuse(500, 'Internal Server Error')
  }

  #call(handler: HttpHandler, event: APIGatewayProxyEventV2): void {
    const context = new LambdaContext(this.target.name, this.#requestId, this.deadline)
    try {
      const result = handler(event, context)
      if (result instanceof Promise)
        result.then(
          (value) => this.#answer(value),
          (error) => this.fail(error),
        )
      else this.#answer(result)
    } catch (error) {
      this.fail(error)
    }
  }

  #answer(result: unknown): void {
    if (this.over) return
    try {
      const answer = encodeAnswer(result, this.#around())
      send(this.response, answer)
      this.end()
      if (this.target.isCacheable) this.#settings.cache.keep(this.request.url ?? '', answer, Date.now())
    } catch (error) {
      this.fail(error)
    }
  }

  #around() {
    return { requestId: this.#requestId, edgeHeaders: this.target.edgeHeaders ?? this.#settings.edgeHeaders }
  }
}
