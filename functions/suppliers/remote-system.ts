import { AppError } from '#shared/errors/app-error'
import type { Problem } from '#shared/itinerary/problem'
import { severityOf } from '#shared/itinerary/problem'
import { type Pause, pause } from '../runtime/backoff'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'
import { type OutwardAnswer, outwardRequest } from '../runtime/outward-request'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker'
import { type RemoteQuote, remoteQuote } from './remote-schemas'
import type { QuoteAnswer, QuoteRequest, StayQuote, SupplierSystem } from './supplier-system'

export interface RemoteSettings {
  /** The system's own address: https, and not in a private network. */
  readonly baseUrl: string
  readonly secret: string
  readonly clock: Clock
  readonly send?: typeof outwardRequest
  readonly wait?: Pause
  readonly breaker?: CircuitBreaker
  /** Lets http and this machine through: for tests. */
  readonly allowLocal?: boolean
  /** For each try. */
  readonly timeLimitMs?: number
}

const mostTries = 3
const limitBytes = 2 * 1024 * 1024
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * An agency's own reservation system: JSON over HTTPS. A quote changes nothing, so it is asked again when the answer does
 * not come, with backoff and jitter; a system that keeps failing is left alone for a while.
 */
export function remoteSystem(settings: RemoteSettings): SupplierSystem {
  const { clock, wait = pause, breaker = circuitBreaker(clock) } = settings
  return {
    async quote(request, { onProgress } = {}) {
      for (let attempt = 1; ; attempt++) {
        const outcome = await breaker.run(() => askOnce(settings, request))
        if (outcome.kind === 'answer') {
          await onProgress?.(request.stays.length)
          return answerFor(request, outcome.quote)
        }
        log.warn('supplier.no-answer', { attempt, reason: outcome.reason })
        if (outcome.kind === 'refused') throw new AppError('supplier.refused', { reason: outcome.reason })
        if (outcome.kind === 'open' || attempt === mostTries) throw new AppError('supplier.unavailable')
        await wait(attempt)
      }
    },
  }
}

export type Outcome =
  | { readonly kind: 'answer'; readonly quote: RemoteQuote }
  | { readonly kind: 'refused' | 'passing'; readonly reason: string }

async function askOnce(settings: RemoteSettings, request: QuoteRequest): Promise<Outcome> {
  const { baseUrl, secret, send = outwardRequest, timeLimitMs = 8_000, allowLocal } = settings
  const { agencyCode, itineraryId, stays } = request
  try {
    const answer = await send({
      url: `${baseUrl.replace(/\/+$/, '')}/quotes`,
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ agencyCode, itineraryId, stays }),
      ...{ timeLimitMs, limitBytes },
      ...(allowLocal === undefined ? {} : { allowLocal }),
    })
    return readAnswer(answer)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    return { kind: name === 'AddressRefused' ? 'refused' : 'passing', reason: name }
  }
}

function readAnswer({ status, text }: OutwardAnswer): Outcome {
  if (status !== 200) return { kind: passingStatuses.has(status) ? 'passing' : 'refused', reason: `status ${status}` }
  const parsed = remoteQuote.safeParse(jsonOf(text))
  if (parsed.success) return { kind: 'answer', quote: parsed.data }
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 5)
  return { kind: 'passing', reason: `not a quote: ${fields.join(', ')}` }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One quote for each stay of the request: one that the system left out has a problem, one that was not asked for is left. */
function answerFor({ stays }: QuoteRequest, { stays: quoted }: RemoteQuote): QuoteAnswer {
  const byId = new Map(quoted.map((stay) => [stay.segmentId, stay]))
  return {
    stays: stays.map(({ segmentId }): StayQuote => {
      const stay = byId.get(segmentId)
      if (stay === undefined) return leftOut(segmentId)
      const problems = stay.problems.map((one): Problem => ({ ...one, segmentId, severity: severityOf[one.code] }))
      return { ...stay, problems }
    }),
  }
}

const leftOut = (segmentId: string): StayQuote => ({
  segmentId,
  inventoryStatus: 'Pending',
  availabilityCheckedAt: undefined,
  problems: [
    { code: 'supplier-failed', message: 'The supplier did not answer for this stay', segmentId, severity: 'error' },
  ],
})
