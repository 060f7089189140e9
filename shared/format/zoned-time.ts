import { dateInZone } from '../dates/calendar-date'
import { zoneFormatter } from '../dates/zone-formatter'
import { shortDate } from './dates'

const timeFormat = zoneFormatter('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The hour that clocks of a zone (IANA name) show at an instant: `17:00`. */
export function timeInZone(instant: Date, timeZone: string): string {
  return timeFormat(timeZone).format(instant)
}

/** Day and hour that people of a zone have at an instant: `Oct 2, 17:00`. */
export function dateTimeInZone(instant: Date, timeZone: string): string {
  return `${shortDate(dateInZone(instant, timeZone))}, ${timeInZone(instant, timeZone)}`
}
