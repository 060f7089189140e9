import { AsyncLocalStorage } from 'node:async_hooks'

/** What each log line tells of the call that writes it. */
interface RequestAtWork {
  /** Its own, or in a worker that of the request whose message it is at. */
  readonly requestId: string
  readonly route?: string
}

/** The request at work: calls overlap where functions share a process. */
export const requestAtWork = new AsyncLocalStorage<RequestAtWork>()

/** The attribute of a message that carries the id to its worker. */
export const requestAttribute = 'requestId'
