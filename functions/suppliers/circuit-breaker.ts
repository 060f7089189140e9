import type { Clock } from '../runtime/clock'

/** How a try ended: `passing` counts against the system, anything else for it. */
type Ended = { readonly kind: string; readonly reason?: string }

/** Stops calling a system that keeps failing, so that callers fail fast. */
export interface CircuitBreaker {
  /** Runs a try, or says at once that the circuit is open. */
  run<Outcome extends Ended>(attempt: () => Promise<Outcome>): Promise<Outcome | OpenCircuit>
}
export interface OpenCircuit {
  readonly kind: 'open'
  readonly reason: string
}

/** Failures in a row after which the circuit opens, and for how long. */
export const breakerLimits = { failures: 5, openMs: 30_000 } as const

/**
 * A closed circuit. When it has been open long enough a single try decides whether it closes again.
 */
export function circuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let openedAt: number | undefined
  let isTrying = false
  return {
    async run(attempt) {
      const now = clock.now().getTime()
      if (openedAt !== undefined && (isTrying || now < openedAt + breakerLimits.openMs)) {
        return { kind: 'open', reason: 'the supplier failed too often' }
      }
      isTrying = openedAt !== undefined
      try {
        const outcome = await attempt()
        failures = outcome.kind === 'passing' ? failures + 1 : 0
        openedAt = failures >= breakerLimits.failures ? clock.now().getTime() : undefined
        return outcome
      } finally {
        isTrying = false
      }
    },
  }
}
