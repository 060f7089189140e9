import { monthOf } from '#shared/dates/calendar-date'
import type { Table } from '../../functions/data/table/table-access'
import { systemClock } from '../../functions/runtime/clock'
import { demoData } from '../../infra/local/demo/demo-data'
import type { BenchRow, BenchSize } from './bench-row'
import { oneStay, openBenchCamps, sixCamps } from './life/bench-trips'
import { holdThroughput } from './life/hold-throughput'
import { quoteTimes } from './life/quote-times'
import { heldTrip, quotedTrip, type Step, tripLife } from './life/trip-life'
import { tripsOf } from './requests/counted-engine'
import { measuredStack } from './requests/measured-stack'
import { slideRow } from './requests/slide-row'

const routesOfLife = [
  ...(['login', 'createItinerary', 'getItinerary', 'getQuote', 'getHold', 'confirmQuote'] as const),
  ...([
    'generatePayments',
    'startPayment',
    'paySandbox',
    'receivePaymentWebhook',
    'markAsPaid',
  ] as const),
  'findTripStarts' as const,
]

/**
 * What a trip's life takes of the table, step by step: calls one after the other, and units. The
 * bundled handlers and workers run over a real engine; a life is lived once before, so that what
 * containers keep is there. Then time: a quote of 14 days at six camps from request to rest, and
 * holds at once on one camp.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const [today, now] = [systemClock.today(), systemClock.now()]
  const clientId =
    demoData(monthOf(today)).clients.find(({ agentId }) => agentId === 'agt_naledi')?.clientId ?? ''
  const prepare = (table: Table) => openBenchCamps(table, today)
  const stack = await measuredStack(routesOfLife, { now, prepare })
  try {
    await tripLife({ stack, clientId, today })
    const life = await tripLife({ stack, clientId, today })
    const across = await heldTrip(stack, clientId, oneStay(today, { isAcrossMonths: true }))
    const camps = await heldTrip(stack, clientId, sixCamps(today))
    const { id } = await quotedTrip(stack, clientId, sixCamps(today))
    yield [
      ...life.map((step) => stepRow(step)),
      holdRow('hold of 14 nights, one room: its transaction', life, 8),
      holdRow('… across the end of a month', across.steps),
      holdRow('… 14 nights at six camps, one room each', camps.steps),
      await slideRow(stack, id),
    ]
    if (isSmall) yield await quoteTimes(stack, { clientId, today, rounds: 2 })
  } finally {
    await stack.stop()
  }
  if (!isSmall) yield await fullQuoteTimes()
  yield await holdThroughput(isSmall ? 6 : 200)

  /** With handlers of its own, which reach the engine directly. */
  async function fullQuoteTimes() {
    const direct = await measuredStack(routesOfLife, { now, prepare, isCounted: false })
    try {
      return await quoteTimes(direct, { clientId, today, rounds: 30 })
    } finally {
      await direct.stop()
    }
  }
}

/** `payment, start: 4 calls, 3 trips, units of which indexes 2` */
function stepRow({ name, calls }: Step): BenchRow {
  const indexes = sumOf(calls, 'indexUnits')
  return {
    name: `${name}: ${calls.length} calls, ${tripsOf(calls)} trips, ${indexes} units of indexes`,
    value: sumOf(calls, 'units'),
    unit: 'units',
  }
}

/** The transaction with which a worker takes the rooms: one call for all that belongs together. */
function holdRow(name: string, steps: readonly Step[], most?: number): BenchRow {
  const writes = (steps.find((step) => step.name === 'hold, worker')?.calls ?? []).filter(
    ({ operation }) => operation === 'TransactWriteItems',
  )
  const indexes = sumOf(writes, 'indexUnits')
  const value = sumOf(writes, 'units') - indexes
  return {
    name: `${name}: ${writes.length} trip; beside it ${indexes} units of indexes`,
    value,
    unit: 'write units',
    ...(most === undefined
      ? {}
      : { target: `≤ ${most}, 1 trip`, ok: value <= most && writes.length === 1 }),
  }
}

const sumOf = (calls: Step['calls'], of: 'units' | 'indexUnits'): number =>
  calls.reduce((sum, call) => sum + call[of], 0)
