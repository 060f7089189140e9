import type { CalendarDate } from '../dates/calendar-date'
import type { Problem } from './problem'

/** What stands in the way of a hold. */
export interface HoldBlocker {
  readonly code: Problem['code'] | 'starts-in-past'
  readonly message: string
  readonly segmentId?: string | undefined
  readonly date?: string | undefined
}

/**
 * A hold is allowed only with no problems and a start date of today or later (1 §4). A warning is worth knowing and
 * stands in no way.
 *
 * @param today - in the time zone of whoever holds
 */
export function holdBlockers({
  problems,
  startDate,
  today,
}: {
  readonly problems: readonly Problem[]
  readonly startDate: CalendarDate
  readonly today: CalendarDate
}): HoldBlocker[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (startDate >= today) return errors
  return [...errors, { code: 'starts-in-past', message: 'The itinerary starts in the past', date: startDate }]
}
