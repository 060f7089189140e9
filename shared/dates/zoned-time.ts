import type { CalendarDate } from './calendar-date'
import { dateFormat } from './format-date'

/** The calendar date that an instant has in a time zone (IANA name). The clock is the caller's. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  if (timeZone === 'UTC') return instant.toISOString().slice(0, 10) as CalendarDate // most calls
  return dayFormat(timeZone).format(instant) as CalendarDate
}

/** The hour that clocks of a zone (IANA name) show at an instant: `17:00`. */
export function timeInZone(instant: Date, timeZone: string): string {
  return timeFormat(timeZone).format(instant)
}

/** The same to the second: `17:00:09`. */
export function clockInZone(instant: Date, timeZone: string): string {
  return clockFormat(timeZone).format(instant)
}

/** Day and hour that people of a zone have at an instant: `Oct 2, 17:00`. */
export function dateTimeInZone(instant: Date, timeZone: string): string {
  return `${shortDay(dateInZone(instant, timeZone))}, ${timeInZone(instant, timeZone)}`
}

const shortDay = dateFormat({ month: 'short', day: 'numeric' })

/**
 * The instant at which clocks of a time zone (IANA name) show a full hour of a day. An hour that a
 * change of clocks leaves out is the one after it.
 */
export function zonedInstant(date: CalendarDate, hour: number, timeZone: string): Date {
  const wantedMs = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)
  const guess = wantedMs - offsetAt(wantedMs, timeZone)
  return new Date(wantedMs - offsetAt(guess, timeZone))
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const shownMs = Date.parse(
    `${dayFormat(timeZone).format(instant)}T${clockFormat(timeZone).format(instant)}Z`,
  )
  return shownMs - Math.floor(instant / 1000) * 1000
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayFormat = zoneFormatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const timeFormat = zoneFormatter('en-GB', clock)
const clockFormat = zoneFormatter('en-GB', { ...clock, second: '2-digit' })

/**
 * Formatters of one shape for each time zone (IANA name), made once: making one takes longer than
 * hundreds of uses.
 * @throws RangeError for an unknown zone
 */
function zoneFormatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
