import { reportFailure } from '../errors/report'
import { isStillSameUser, leaveMasquerade, readMasquerade } from '../session/masquerade'
import { isClientPage, readToken } from '../session/token'
import { isApiError, noAnswerCodes } from './api-error'
import { isOffline, keepAnswer, keptAnswer } from './kept-answers'
import { noteReachable } from './reachability'
import { isPassing, withRetries } from './retry'
import type { Address, Answer, CallArguments } from './route-table'
import { type Reply, send } from './send'
import { noteUnauthorised } from './unauthorised'

/**
 * Calls a route of the contract: `api('GET /api/Camps/{id}', { params: { id } })`. Reads are
 * retried while the failure may be temporary; a 401 signs out (1 §8); other refusals are reported.
 * @throws ApiError
 */
export async function api<A extends Address>(
  address: A,
  ...[call]: CallArguments<A>
): Promise<Answer<A>> {
  return (await apiReply(address, ...([call] as CallArguments<A>))).answer
}

/** Metadata of an answer: the record's version, and the cursor of a list's next page. */
export interface ApiReply<A extends Address> {
  readonly answer: Answer<A>
  readonly version: number | undefined
  readonly cursor: string | undefined
}

/** Like `api`, with the answer's metadata. */
export async function apiReply<A extends Address>(
  address: A,
  ...[call]: CallArguments<A>
): Promise<ApiReply<A>> {
  const reply = await callAny(address, call ?? {})
  return reply as ApiReply<A> // the server shares the contract
}

async function callAny(
  address: string,
  call: AnyCall & { signal?: AbortSignal | undefined; safe?: boolean; once?: boolean },
): Promise<Reply> {
  const { signal } = call
  if (!isStillSameUser()) return new Promise(() => {}) // the page is about to be opened anew
  const isRead = address.startsWith('GET ') || call.safe === true
  const isWorthIt = (error: unknown) => isPassing(error) && globalThis.navigator?.onLine !== false
  const settings = {
    retries: isRead && call.once !== true ? 2 : 0,
    minWaitMs: 400,
    isWorthIt,
    signal,
  }
  const request = requestOf(address, call, readToken())
  try {
    const reply = await withRetries(() => send(request, signal), settings)
    noteReachable(true)
    if (isRead) keepAnswer(request, reply)
    return reply
  } catch (error) {
    noteFailure(address, error)
    const storedAnswer = isRead && isOffline(error) ? await keptAnswer(request) : undefined
    if (storedAnswer !== undefined) return storedAnswer
    throw error
  }
}

/** Calls whose refusal is an answer rather than a fault (1 §8). */
const exempt: readonly string[] = [
  'POST /api/Agents/login',
  'POST /api/Agents/loginAsUser',
  'POST /api/Clients/login',
]

/** Not reported: a missing session, and a failed report (1 §8). */
const quietRoutes: readonly string[] = ['GET /api/Info/whoAmI', 'POST /api/Info/logMessage']

function noteFailure(address: string, error: unknown): void {
  if (!isApiError(error)) return
  noteReachable(error.code !== noAnswerCodes.unreachable)
  if (exempt.includes(address)) return
  if (error.code === 'auth.masquerade-ended') leaveMasquerade()
  else if (error.status === 401) noteUnauthorised()
  else if (error.code !== noAnswerCodes.unreachable && !quietRoutes.includes(address))
    reportFailure(error, { address, code: error.code, requestId: error.requestId })
}

/** The parts of a call to any route. */
interface AnyCall {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly version?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Builds the request: `GET /api/Camps/{id}` with `{ params: { id } }`. Objects in a query are sent
 * as JSON.
 */
export function requestOf(
  address: string,
  call: AnyCall,
  token: string | undefined,
): { url: string; init: RequestInit } {
  const [method = 'GET', template = ''] = address.split(' ')
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', token)
  const second = isClientPage() ? undefined : readMasquerade()
  if (second !== undefined) {
    headers.set('x-impersonation-token', second.token)
    headers.set('x-impersonation-from', second.from)
  }
  if (call.version !== undefined) headers.set('if-match', `"${call.version}"`)
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey)
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (call.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(call.body)
  }
  return { url: `${pathOf(template, call.params)}${queryOf(call.query)}`, init }
}

function pathOf(template: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return template.replace(/\{(\w+)\+?\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
}

function queryOf(query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined)
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
