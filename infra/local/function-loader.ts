import { handlers } from 'tembea:handlers'
import type { Context } from 'aws-lambda'
import { everyFunction } from '../config/functions'
import type { HttpHandler } from './gateway'
import type { QueueHandler } from './queues/worker'
import type { ScheduledHandler } from './schedules'

/** A handler file's export; like Lambda, it takes any kind of event. */
type AnyHandler = HttpHandler & QueueHandler & ScheduledHandler

type Event = Parameters<HttpHandler | QueueHandler | ScheduledHandler>[0]

/** How to load the handler of a file below functions/; undefined when nobody has written it. */
export type LoaderOf = (handlerFile: string) => (() => Promise<AnyHandler>) | undefined

/** Loads and calls each handler in its function's environment. */
export function functionLoader(
  inFunction: <Result>(functionName: string, run: () => Result) => Result,
): LoaderOf {
  const nameOf = new Map(everyFunction().map(({ handlerFile, name }) => [handlerFile, name]))
  return (handlerFile) => {
    const load = handlers[handlerFile]
    if (load === undefined) return undefined
    const name = nameOf.get(handlerFile) ?? handlerFile
    return async () => {
      const { handler } = await inFunction(name, load)
      if (!isHandler(handler)) throw new Error(`functions/${handlerFile}.ts exports no handler`)
      return (event: Event, context: Context) =>
        inFunction(name, () => handler(event as never, context))
    }
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
