import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { sentence } from '#shared/format/words'

/** A client's last name, where space is short: `Dr Priya Raman` is Raman, `Chen family` is Chen. */
export function lastName(name: string): string {
  const [first = ''] = name.split(',')
  const words = first.trim().split(/\s+/)
  const isKind = /^(family|wedding|group|party|household)$/i.test(words.at(-1) ?? '')
  return (isKind && words.length > 1 ? words.at(-2) : words.at(-1)) ?? name
}

/** `Dec 19 – Jan 2` over `2026, 14 nights`: the year is that of the start. */
export function travelWords({
  startDate,
  endDate,
}: {
  startDate: CalendarDate
  endDate: CalendarDate
}) {
  return {
    range: shortRange(startDate, endDate),
    note: `${startDate.slice(0, 4)}, ${nightsLabel(daysBetween(startDate, endDate))}`,
  }
}

const keptWords = 'Your entries are kept.'

/** What failed, and that the input was kept, unless the failure already says so. */
export const withKept = (failure: string): string =>
  failure.includes(keptWords) ? failure : `${sentence(failure)} ${keptWords}`

/** A percentage with one decimal: `17.4%`, `−3.0%`; both amounts in minor units of one currency. */
export function signedPercent(part: number, whole: number): string {
  const tenths = Math.round((1000 * Math.abs(part)) / Math.abs(whole))
  return `${part * whole < 0 && tenths > 0 ? '−' : ''}${(tenths / 10).toFixed(1)}%`
}
