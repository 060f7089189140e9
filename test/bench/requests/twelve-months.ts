import { addMonths, type CalendarMonth } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import { calendarStore } from '../../../functions/data/rates/calendar-store'
import type { DemoData } from '../../../infra/local/demo/demo-data'
import { type BenchRow, quantile } from '../bench-row'
import type { MeasuredStack } from './measured-stack'

const limit = { units: 2, queries: 1 }

/**
 * What twelve months of a room type cost. A supplier's room types lie together and are read
 * together, with their prices: the cost of one is its share of the supplier's.
 */
export async function twelveMonths(
  stack: MeasuredStack,
  data: DemoData,
  first: CalendarMonth,
): Promise<BenchRow> {
  const shares: number[] = []
  let queries = 0
  for (const { supplierCode } of data.camps) {
    const supplier = supplierCodeSchema.parse(supplierCode)
    const types = data.roomTypes.filter(({ optionKey }) =>
      optionKey.startsWith(`${supplierCode}-`),
    ).length
    const read = { first, last: addMonths(first, 11) }
    const calls = await stack.count((table) => calendarStore(table).months(supplier, read))
    shares.push(calls.reduce((sum, { units }) => sum + units, 0) / types)
    queries = Math.max(queries, calls.length)
  }
  const most = Math.max(...shares)
  return {
    name: `twelve months of a room type: median ${quantile(shares, 0.5).toFixed(2)}, ${queries} query, the most`,
    value: most,
    unit: 'units',
    target: `≤ ${limit.units}, queries ≤ ${limit.queries}`,
    ok: most <= limit.units && queries <= limit.queries,
  }
}
