import type * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { type Pause, pause } from '../runtime/backoff'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'
import { type OutwardAnswer, outwardRequest } from '../runtime/outward-request'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker'

export interface RemoteAddress {
  /** The system's own address: https, and not in a private network. */
  readonly baseUrl: string
  readonly secret: () => Promise<string>
  readonly clock: Clock
  readonly send?: typeof outwardRequest
  readonly wait?: Pause
  readonly breaker?: CircuitBreaker
  /** Lets http and this machine through: for tests. */
  readonly allowLocal?: boolean
  /** For each try. */
  readonly timeLimitMs?: number
}

interface RemoteQuestion<Schema extends z.ZodMiniType> {
  readonly path: string
  readonly body: object
  readonly answer: Schema
  /**
   * Names an attempt that changes something; what changes nothing has none, and is asked again when
   * no answer comes.
   */
  readonly token?: string
}

/** Asks the system; the answer is as its schema says. */
export type RemoteCall = <Schema extends z.ZodMiniType>(
  question: RemoteQuestion<Schema>,
) => Promise<z.output<Schema>>

const maxTries = 3
const limitBytes = 2 * 1024 * 1024
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Calls of a remote system. What changes nothing is asked again with backoff and jitter; what
 * changes something is asked once, with its attempt as Idempotency-Key. A system that keeps failing
 * is left alone for a while.
 * @throws AppError supplier.unavailable, supplier.refused
 */
export function remoteCall(address: RemoteAddress): RemoteCall {
  const { clock, wait = pause, breaker = circuitBreaker(clock) } = address
  return async (question) => {
    const tries = question.token === undefined ? maxTries : 1
    for (let attempt = 1; ; attempt++) {
      const outcome = await breaker.run(() => askOnce(address, question))
      if (outcome.kind === 'answer') return outcome.answer
      log.warn('supplier.no-answer', { path: question.path, attempt, reason: outcome.reason })
      if (outcome.kind === 'refused')
        throw new AppError('supplier.refused', { reason: outcome.reason })
      if (outcome.kind === 'open' || attempt >= tries) throw new AppError('supplier.unavailable')
      await wait(attempt)
    }
  }
}

type Outcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused' | 'passing'; readonly reason: string }

async function askOnce<Schema extends z.ZodMiniType>(
  address: RemoteAddress,
  question: RemoteQuestion<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  const { baseUrl, secret, send = outwardRequest, timeLimitMs = 8_000, allowLocal } = address
  const { path, body, token } = question
  try {
    const answer = await send({
      url: `${baseUrl.replace(/\/+$/, '')}${path}`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${await secret()}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token === undefined ? {} : { 'idempotency-key': token }),
      },
      body: JSON.stringify(body),
      timeLimitMs,
      limitBytes,
      ...(allowLocal === undefined ? {} : { allowLocal }),
    })
    return readAnswer(answer, question.answer)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    return { kind: name === 'AddressRefused' ? 'refused' : 'passing', reason: name }
  }
}

function readAnswer<Schema extends z.ZodMiniType>(
  { status, text }: OutwardAnswer,
  schema: Schema,
): Outcome<z.output<Schema>> {
  if (status !== 200)
    return { kind: passingStatuses.has(status) ? 'passing' : 'refused', reason: `status ${status}` }
  const parseResult = schema.safeParse(jsonOf(text))
  if (parseResult.success) return { kind: 'answer', answer: parseResult.data }
  const fields = parseResult.error.issues.map(({ path }) => path.join('.')).slice(0, 5)
  return { kind: 'passing', reason: `not an answer: ${fields.join(', ')}` }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
