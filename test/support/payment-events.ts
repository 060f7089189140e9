import fc from 'fast-check'
import type { Charge, ChargeEvent, ChargeFacts } from '#shared/payments/charge'

/** A charge of a payment of 1 000.00 with its fee, by number. */
export const aCharge = (number: number): ChargeFacts => ({
  chargeId: `chg_${number}`,
  provider: 'sandbox',
  method: number % 2 === 0 ? 'credit' : 'ach',
  amount: 100_000,
  serviceFee: 3_500,
  currency: 'USD',
  reference: `ref_${number}`,
})

export const started = (number: number): Charge => ({
  ...aCharge(number),
  startedAt: minute(number),
  state: 'open',
  stateAt: minute(number),
})

/** Minutes of a morning as instants. */
export const minute = (minutes: number): string =>
  new Date(Date.UTC(2026, 10, 20, 8, minutes)).toISOString()

/** What a provider may say of a few charges, in any mixture, some of it twice. */
export const someEvents: fc.Arbitrary<ChargeEvent[]> = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant('charge' as const),
        charge: fc.integer({ min: 0, max: 3 }).map(aCharge),
        state: fc.constantFrom(
          'authorized' as const,
          'closed' as const,
          'failed' as const,
          'paid' as const,
        ),
        at: fc.integer({ min: 5, max: 20 }).map(minute),
      }),
      fc.record({
        kind: fc.constant('refund' as const),
        charge: fc.integer({ min: 0, max: 3 }).map(aCharge),
        state: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
        amount: fc.constantFrom(50_000, 103_500),
        at: fc.integer({ min: 5, max: 30 }).map(minute),
      }),
    ),
    { minLength: 2, maxLength: 12 },
  )
  .map((events) => [...events, ...events.slice(0, 2)])

/** The same things in another order. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const order = [...values]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one === undefined || two === undefined) continue
    order[at] = two
    order[other] = one
  }
  return order
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
