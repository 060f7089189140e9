import { readMasquerade } from '../session/masquerade'
import { agentAnswers } from '../session/private-cache'
import { isClientPage, readToken } from '../session/token'
import { isApiError, noAnswerCodes } from './api-error'
import type { Reply } from './send'

/** The most answers that are kept; past it all of them go, and it begins anew. */
const maxKept = 800

/** Whether there was no connection at all; a server that is starting answers 503. */
export const isOffline = (error: unknown): boolean =>
  isApiError(error, noAnswerCodes.unreachable) && error.status === 0

/**
 * Keeps what an agent has read for a time without a connection, in this browser, until they sign
 * out.
 */
export function keepAnswer(request: Sent, reply: Reply): void {
  if (isKept() && typeof reply.answer === 'object' && !(reply.answer instanceof Blob))
    void inStore(async ({ set }, store) => set(keyOf(request), reply, store))
}

/**
 * What the server said to the same request when it was last asked; undefined where that isn't
 * known.
 */
export const keptAnswer = async (request: Sent): Promise<Reply | undefined> =>
  isKept() ? inStore(async ({ get }, store) => get<Reply>(keyOf(request), store)) : undefined

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

const isKept = () =>
  'indexedDB' in globalThis && !isClientPage() && readToken() !== undefined && !readMasquerade()

const keyOf = ({ url, init }: Sent): string => `${init.method} ${url} ${init.body ?? ''}`

type Idb = typeof import('idb-keyval')
let storeOpening: Promise<{ idb: Idb; store: ReturnType<Idb['createStore']> }> | undefined

/** Storage that is full, or off, prevents nothing. */
async function inStore<T>(work: (idb: Idb, store: ReturnType<Idb['createStore']>) => Promise<T>) {
  try {
    storeOpening ??= open()
    const { idb, store } = await storeOpening
    return await work(idb, store)
  } catch {
    return undefined
  }
}

async function open() {
  const idb = await import('idb-keyval')
  const store = idb.createStore(agentAnswers, 'answers')
  if ((await idb.keys(store)).length > maxKept) await idb.clear(store)
  return { idb, store }
}
