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
