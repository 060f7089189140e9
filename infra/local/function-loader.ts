import { createRequire } from 'node:module'
import { handlerFiles } from 'tembea:handlers'
import type { Context } from 'aws-lambda'
import { localFunctions } from '../config/functions'
import type { HttpHandler } from './gateway'
import type { QueueHandler } from './queues/worker'
import type { ScheduledHandler } from './schedules'

/** A handler file's export; like Lambda, it takes any kind of event. */
type AnyHandler = HttpHandler & QueueHandler & ScheduledHandler

type Event = Parameters<HttpHandler | QueueHandler | ScheduledHandler>[0]

/** How to load the handler of a file below functions/; undefined when nobody has existing it. */
export type LoaderOf = (handlerFile: string) => (() => Promise<AnyHandler>) | undefined

interface Loading {
  /** Runs something in a function's environment. */
  readonly inFunction: <Result>(functionName: string, run: () => Result) => Result
  /** The file of a handler's bundle. */
  readonly bundleOf: (handlerFile: string) => Promise<string>
}

const requireBundle = createRequire(import.meta.url)
const existing = new Set(handlerFiles)

/** Loads the bundle of each handler, and calls it, in its function's environment. */
export function functionLoader({ inFunction, bundleOf }: Loading): LoaderOf {
  const nameOf = new Map(localFunctions().map(({ handlerFile, name }) => [handlerFile, name]))
  return (handlerFile) => {
    if (!existing.has(handlerFile)) return undefined
    const name = nameOf.get(handlerFile) ?? handlerFile
    return async () => {
      const bundle = await bundleOf(handlerFile)
      const { handler } = inFunction(name, () => requireBundle(bundle))
      if (!isHandler(handler)) throw new Error(`functions/${handlerFile}.ts exports no handler`)
      return (event: Event, context: Context) =>
        inFunction(name, () => handler(event as never, context))
    }
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
