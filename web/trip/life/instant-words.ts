import { dateInZone, dateTimeInZone, timeInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import { accountZone } from '../../lib/time/today-here'

/** A time as short as possible: `10:02` today, `Sep 28, 17:04` this year, `Sep 28, 2025` before. */
export function instantWords(at: Date, now: Date, zone = accountZone()): string {
  const [day, today] = [dateInZone(at, zone), dateInZone(now, zone)]
  if (day === today) return timeInZone(at, zone)
  return day.slice(0, 4) === today.slice(0, 4) ? dateTimeInZone(at, zone) : recentDate(day, today)
}
