import type { CalendarDate } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { type Clock, earliestToday } from '../../runtime/clock'

/**
 * Refuses to begin a trip on a day that is over, as the screen does.
 * @throws AppError request.invalid that names body.startDate
 */
export function requireStartToCome(startDate: CalendarDate, clock: Clock): void {
  if (startDate >= earliestToday(clock)) return
  refuseField('body.startDate', `must be today or later; ${startDate} has passed`)
}
