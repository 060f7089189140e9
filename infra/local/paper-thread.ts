import { Worker } from 'node:worker_threads'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Reachable } from '../config/reach'
import type { HttpHandler } from './gateway'

/** A call of a function that prints a paper, as its thread gets it. */
export interface PaperCall {
  readonly id: number
  readonly file: string
  /** Where its bundle lies. */
  readonly bundle: string
  readonly event: APIGatewayProxyEventV2
  readonly functionName: string
  readonly requestId: string
}

/** What came of it: the function's answer, or why it failed. */
export interface PaperAnswer {
  readonly id: number
  readonly answer?: unknown
  readonly failure?: string
}

interface PaperThread {
  readonly reachable: Reachable
  /** The built `paper-worker`. */
  readonly script: URL
  /** The file of a handler's bundle. */
  readonly bundleOf: (handlerFile: string) => Promise<string>
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Whether a handler's file prints papers. */
export const isOfPapers = (handlerFile: string): boolean => handlerFile.startsWith('paper/routes/')

/**
 * Calls functions that print papers in a thread of their own, which starts at the first and begins anew after it ended.
 */
export function paperThread({ reachable, script, bundleOf }: PaperThread) {
  let thread: Worker | undefined
  let calls = 0
  const waiting = new Map<number, Waiting>()
  const start = (): Worker => {
    const worker = new Worker(script, { workerData: { reachable } })
    worker.unref()
    worker.on('message', ({ id, answer, failure }: PaperAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (failure === undefined) resolve?.(answer)
      else reject?.(new Error(failure))
    })
    worker.on('error', (error) => end(worker, error))
    worker.on('exit', () => end(worker, new Error('The thread that prints papers ended')))
    return worker
  }
  const end = (worker: Worker, error: Error) => {
    if (thread === worker) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  return {
    /** The handler of a file, called in the thread. */
    async load(file: string): Promise<HttpHandler> {
      const bundle = await bundleOf(file)
      return (event, { functionName, awsRequestId: requestId }) =>
        new Promise((resolve, reject) => {
          thread ??= start()
          const id = ++calls
          waiting.set(id, { resolve, reject })
          const call: PaperCall = { id, file, bundle, event, functionName, requestId }
          thread.postMessage(call)
        })
    },
    stop: async () => void (await thread?.terminate()),
  }
}
