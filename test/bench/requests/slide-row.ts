import type { BenchRow } from '../bench-row'
import { benchCamps } from '../life/bench-trips'
import { tripsOf } from './counted-engine'
import type { MeasuredStack } from './measured-stack'

/** Calls beside those of camps: session, trip, agency, exchange rates. */
const others = 4

/**
 * What finding dates for a trip of six camps reads: far less than one Query for each camp and
 * month.
 */
export async function slideRow(stack: MeasuredStack, id: string): Promise<BenchRow> {
  await stack.ask('findTripStarts', { params: { id }, body: {} })
  const { calls } = await stack.ask('findTripStarts', { params: { id }, body: {} })
  const months = benchCamps.length * 12
  return {
    name: `date slide, 6 camps × 12 months: ${tripsOf(calls)} trips, ${calls.reduce((sum, { units }) => sum + units, 0)} units`,
    value: calls.length,
    unit: 'calls',
    target: `≤ ${months} for camps and months`,
    ok: calls.length - others <= months,
  }
}
