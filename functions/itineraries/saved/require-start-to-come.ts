import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { Clock } from '../../runtime/clock'

/** Where a day ends last: what is past there is past for every agent, whose own zone is not known here. */
const lastZone = 'Etc/GMT+12'

/**
 * Refuses to begin a trip on a day that is over, as the screen does.
 *
 * @throws AppError request.invalid that names body.startDate
 */
export function requireStartToCome(startDate: CalendarDate, clock: Clock): void {
  if (startDate >= clock.today(lastZone)) return
  throw new AppError('request.invalid', {
    fields: [{ field: 'body.startDate', message: `must be today or later: ${startDate} is past` }],
  })
}
