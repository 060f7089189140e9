import type { CalendarDate } from '#shared/dates/calendar-date'
import type { Clock } from '../../runtime/clock'

/** Today where the day is youngest: what an agent there calls today is not over. */
export const earliestToday = (clock: Clock): CalendarDate => clock.today('Etc/GMT+12')

/** Today where it began first: what an agent there calls today is not still to come. */
export const latestToday = (clock: Clock): CalendarDate => clock.today('Pacific/Kiritimati')
