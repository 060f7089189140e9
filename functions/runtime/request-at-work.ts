import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The id of the request at work, here or in a worker whose message it sent: it stands in each log
 * line.
 */
export const requestAtWork = new AsyncLocalStorage<string>()

/** The attribute of a message that carries the id to its worker. */
export const requestAttribute = 'requestId'
