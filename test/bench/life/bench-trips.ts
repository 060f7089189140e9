import {
  addDays,
  addMonths,
  type CalendarDate,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { catalogueKey } from '../../../functions/data/table/keys'
import type { Table } from '../../../functions/data/table/table-access'
import { openCamp } from '../../support/open-camp'
import { aCamp } from '../../support/suppliers'

/**
 * Camps with rooms and rates of their own, so that no demo season stands in the way of what is
 * measured.
 */
export const benchCamps = ['BENCHA', 'BENCHB', 'BENCHC', 'BENCHD', 'BENCHE', 'BENCHF'] as const

/** Opens the camps over the months that the trips are in. */
export async function openBenchCamps(table: Table, today: CalendarDate): Promise<void> {
  const months = [3, 4, 5].map((ahead) => addMonths(monthOf(today), ahead))
  for (const supplierCode of benchCamps) {
    await table.write([
      { Put: { Item: { ...catalogueKey('camp', supplierCode), ...aCamp({ supplierCode }) } } },
    ])
    await openCamp(table, supplierCode, { free: 1_000, months })
  }
}

/** The month in which the trips lie. */
const tripMonth = (today: CalendarDate) => firstDayOf(addMonths(monthOf(today), 4))

/** 14 nights in one room of one camp, within one month; or across its end. */
export function oneStay(today: CalendarDate, { isAcrossMonths = false } = {}) {
  return tripOf(addDays(tripMonth(today), isAcrossMonths ? 20 : 4), [[benchCamps[0], 14]])
}

/** 14 nights at six camps, one room each, within one month. */
export function sixCamps(today: CalendarDate) {
  const nights = [3, 2, 2, 2, 2, 3]
  return tripOf(
    addDays(tripMonth(today), 4),
    benchCamps.map((camp, at) => [camp, nights[at] ?? 2]),
  )
}

/** The body of POST /api/Itineraries for two people who go from camp to camp. */
function tripOf(
  startDate: CalendarDate,
  stays: readonly (readonly [camp: string, nights: number])[],
) {
  let from = startDate
  const segments = stays.map(([supplierCode, nights]) => {
    const dates = { startDate: from, endDate: addDays(from, nights) }
    from = dates.endDate
    return {
      type: 'stay',
      supplierCode,
      ...dates,
      rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
    }
  })
  const dates = { startDate, endDate: from }
  return { name: 'Measured', ...dates, itinerary: { adults: 2, children: 0, ...dates, segments } }
}
