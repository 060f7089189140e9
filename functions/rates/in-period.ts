import type { CalendarDate } from '#shared/dates/calendar-date'
import type { RateRuleRecord } from '../data/rates/rate-records'

export interface Period {
  readonly startDate: CalendarDate
  /** The day of departure. */
  readonly endDate: CalendarDate
}

/** The rules that hold for a night of a period, by room type and first night. */
export function rulesInPeriod(
  rules: readonly RateRuleRecord[],
  { startDate, endDate }: Period,
): RateRuleRecord[] {
  return rules
    .filter(({ from, to }) => from < endDate && to >= startDate)
    .toSorted((a, b) => compare(a.optionKey, b.optionKey) || compare(a.from, b.from))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
