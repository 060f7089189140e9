import { handlers } from 'tembea:handlers'
import type { HttpHandler } from './gateway'
import type { QueueHandler } from './queues/worker'
import type { ScheduledHandler } from './schedules'

/** What a handler file exports: Lambda tells the kinds of events apart no more than we do. */
export type AnyHandler = HttpHandler & QueueHandler & ScheduledHandler

/** How to load the handler of a file below functions/; undefined when nobody has written it. */
export function loaderOf(handlerFile: string): (() => Promise<AnyHandler>) | undefined {
  const load = handlers[handlerFile]
  if (load === undefined) return undefined
  return async () => {
    const { handler } = await load()
    if (!isHandler(handler)) throw new Error(`functions/${handlerFile}.ts exports no handler`)
    return handler
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
