import { calendarDate } from '#shared/dates/calendar-date'
import { agentIdSchema } from '#shared/ids/ids'

export const day = calendarDate
/** Today of these tests: a Friday. */
export const today = day('2026-11-20')
export const naledi = agentIdSchema.parse('agt_naledi')
