import { type StaySegment, type Toggled, toggleDay } from '#shared/calendar/segment-machine'
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#shared/dates/calendar-date'

/**
 * The reference that the segment machine is compared with: a row of cells, one per day. It knows no
 * segments and no dates; segments are read off it as runs, so merging, growing, shrinking and
 * splitting need no rule of their own.
 */
export type Cell = { readonly supplierCode: string; readonly lock: number | undefined } | undefined
export type Cells = readonly Cell[]

export interface Run {
  readonly supplierCode: string
  readonly from: number
  readonly to: number
  readonly locked: boolean
}

export function toggleCell(cells: Cells, day: number, supplierCode: string): Cells {
  const cell = cells[day]
  if (cell === undefined) return cells.with(day, { supplierCode, lock: undefined })
  return cell.lock === undefined && cell.supplierCode === supplierCode
    ? cells.with(day, undefined)
    : cells
}

export function lockCells(cells: Cells, day: number, lock: number): Cells {
  const run = runsOf(cells).find(({ from, to }) => from <= day && day < to)
  if (run === undefined || run.locked) return cells
  return cells.map((cell, index) =>
    cell && run.from <= index && index < run.to ? { ...cell, lock } : cell,
  )
}

export function runsOf(cells: Cells): Run[] {
  const runs: Run[] = []
  cells.forEach((cell, day) => {
    if (cell === undefined) return
    const before = cells[day - 1]
    const last = runs.at(-1)
    const joined = before?.supplierCode === cell.supplierCode && before.lock === cell.lock
    if (joined && last !== undefined) runs[runs.length - 1] = { ...last, to: day + 1 }
    else
      runs.push({
        supplierCode: cell.supplierCode,
        from: day,
        to: day + 1,
        locked: cell.lock !== undefined,
      })
  })
  return runs
}

// a month, a leap day and a change of the clocks lie within these days in every zone the tests run
// in
export const origin: CalendarDate = calendarDate('2028-02-27')

const dates = Array.from({ length: 62 }, (_, day) => addDays(origin, day))
const numberOf = new Map(dates.map((date, day) => [date, day]))
const dayOf = (date: CalendarDate) => numberOf.get(date) ?? daysBetween(origin, date)

export function asRuns(segments: readonly StaySegment[]): Run[] {
  return segments.map(({ supplierCode, startDate, endDate, locked }) => ({
    supplierCode,
    from: dayOf(startDate),
    to: dayOf(endDate),
    locked,
  }))
}

/** Toggles a day by its number, with ids that count up. */
export function toggled(
  segments: readonly StaySegment[],
  { day, supplierCode, id }: { day: number; supplierCode: string; id: string },
): Toggled<StaySegment> {
  return toggleDay(segments, {
    date: dates[day] ?? origin,
    supplierCode,
    newId: () => id,
    create: (nights) => ({ ...nights, supplierCode, locked: false }),
  })
}
