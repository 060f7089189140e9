import { addDays, addMonths, type CalendarDate, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { dayWithYear } from './due'

/** First and last day on which a trip may start. */
export interface DateRange {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/** Ranges that are asked for often, as of today. */
export function datePresets(today: CalendarDate): (DateRange & { readonly label: string })[] {
  const month = monthOf(today)
  const ofYear = (year: number) => ({
    from: firstDayOf(addMonths(month, 12 * year - Number(month.slice(5)) + 1)),
    to: addDays(firstDayOf(addMonths(month, 12 * (year + 1) - Number(month.slice(5)) + 1)), -1),
  })
  return [
    { label: 'Next 30 days', from: today, to: addDays(today, 30) },
    { label: 'Next 3 months', from: today, to: addDays(firstDayOf(addMonths(month, 3)), Number(today.slice(8)) - 1) },
    { label: `In ${today.slice(0, 4)}`, ...ofYear(0) },
    { label: `In ${Number(today.slice(0, 4)) + 1}`, ...ofYear(1) },
    { label: 'Already left', from: undefined, to: addDays(today, -1) },
  ]
}

/** A range in words: `Feb 6 – 15`, `from Feb 6`, `until Feb 15`. */
export function rangeWords({ from, to }: DateRange, today: CalendarDate): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return from === undefined ? undefined : `from ${dayWithYear(from, today)}`
  if (from === undefined) return `until ${dayWithYear(to, today)}`
  return from === to ? dayWithYear(from, today) : `${dayWithYear(from, today)} – ${dayWithYear(to, today)}`
}
