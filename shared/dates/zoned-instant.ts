import type { CalendarDate } from './calendar-date'
import { zoneFormatter } from './zone-formatter'

/**
 * The instant at which clocks of a time zone (IANA name) show a full hour of a day. An hour that a change of clocks leaves
 * out is the one after it.
 */
export function zonedInstant(date: CalendarDate, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)
  const guess = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(guess, timeZone))
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return shown - Math.floor(instant / 1000) * 1000
}

const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
const formatOf = zoneFormatter('en-US', { ...numeric, ...clock })
