import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'

/** A client's last name, where there is no room for the whole: `Dr Priya Raman` is Raman, `Chen family` is Chen. */
export function lastName(name: string): string {
  const [first = ''] = name.split(',')
  const words = first.trim().split(/\s+/)
  const isKind = /^(family|wedding|group|party|household)$/i.test(words.at(-1) ?? '')
  return (isKind && words.length > 1 ? words.at(-2) : words.at(-1)) ?? name
}

/** `Dec 19 – Jan 2` over `2026, 14 nights`: the year is the one in which the trip starts. */
export function travelWords({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }) {
  return {
    range: shortRange(startDate, endDate),
    note: `${startDate.slice(0, 4)}, ${nightsLabel(daysBetween(startDate, endDate))}`,
  }
}

/** A text with a full stop, so that another sentence may follow. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const kept = 'Your entries are kept.'

/** What went wrong, and that nothing has to be typed again; once, where the failure says so itself. */
export const withKept = (failure: string): string => (failure.includes(kept) ? failure : `${sentence(failure)} ${kept}`)

/** A share of a whole in percent with one decimal: `17.4%`, `−3.0%`; both in minor units of one currency. */
export function signedPercent(part: number, whole: number): string {
  const tenths = Math.round((1000 * Math.abs(part)) / Math.abs(whole))
  return `${part * whole < 0 && tenths > 0 ? '−' : ''}${(tenths / 10).toFixed(1)}%`
}
