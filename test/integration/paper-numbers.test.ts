import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { injectFaults } from '../support/faults'
import { type PaymentWorld, paymentsIn, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

/** Trips that are paid for at the same time. */
const trips = 12

describe.each(routeEngines)('numbers of papers on $name', (engine) => {
  let there: TestTable
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = paymentWorld(there.table)
  }, 60_000)
  afterAll(() => there.stop())

  const recordOf = async (id: string) => {
    const stored = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (stored === undefined) throw new Error(`No trip ${id}`)
    return stored.record
  }
  const numbers = (from: readonly (string | undefined)[]) =>
    from.map((one) => Number(one?.split('-')[2])).sort((one, other) => one - other)
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

  test('have no gap and no double when many trips are invoiced, paid and cancelled at once', async () => {
    const made = await Promise.all(upTo(trips).map(() => world.aTrip()))
    const ids = made.map(({ id }) => id)
    const invoiced = await Promise.all(ids.map(recordOf))
    expect(numbers(invoiced.map(({ invoices }) => invoices?.[0]?.number))).toEqual(upTo(trips))

    const answers = await Promise.all(
      made.map(({ id, payments: [deposit] }) =>
        world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
          params: { id },
          body: { paymentId: deposit?.paymentId },
        }),
      ),
    )
    const receipts = answers.map(
      (answer) => paymentsIn(answer).find(({ status }) => status === 'Paid')?.receiptNumber,
    )
    expect(numbers(receipts)).toEqual(upTo(trips))
    expect(receipts.every((one) => one?.startsWith('REC-2026-'))).toBe(true)

    await Promise.all(ids.map((id) => world.cancel(id)))
    const cancelled = await Promise.all(ids.map(recordOf))
    expect(numbers(cancelled.map((one) => one.cancellationFee?.creditNote))).toEqual(upTo(trips))
    expect(cancelled.map(({ invoices }) => invoices?.length)).toEqual(ids.map(() => 1))
  })

  test('a transaction that does not come about takes no number', async () => {
    const { id, payments } = await world.aTrip()
    const deposit = { params: { id }, body: { paymentId: payments[0]?.paymentId } }
    const restore = injectFaults(there.faulty, ({ command }) =>
      command === 'TransactWriteItems' ? 'time-out' : undefined,
    )
    const refused = await world
      .call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', deposit)
      .finally(restore)
    expect(refused.status).toBeGreaterThanOrEqual(500)
    const paid = paymentsIn(
      await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', deposit),
    )
    expect(paid[0]?.receiptNumber).toBe(`REC-2026-${String(trips + 1).padStart(4, '0')}`)
  })
})
