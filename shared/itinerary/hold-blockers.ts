import type { CalendarDate } from '../dates/calendar-date'
import type { ItineraryFlag } from './flags'
import type { Problem } from './problem'
import { type Arranged, isSupplierStay } from './supplier-stays'

/** What stands in the way of a hold. */
export interface HoldBlocker {
  readonly code: Problem['code'] | 'nothing-to-hold' | 'changed-since-quote' | 'starts-in-past'
  readonly message: string
  readonly segmentId?: string | undefined
  readonly date?: string | undefined
}

export interface HoldQuestion {
  readonly problems: readonly Problem[]
  readonly flags: readonly ItineraryFlag[]
  readonly segments: readonly Arranged[]
  /** Of the rooms that it has: the hold gives back those that it no longer wants. */
  readonly bookingReference?: string | undefined
  readonly startDate: CalendarDate
  /** In the time zone of whoever holds. */
  readonly today: CalendarDate
}

/**
 * A hold is allowed only with no problems and a start date of today or later (1 §4); advice stands
 * in no way. That there are no problems is known of what was quoted: a trip that was changed since
 * (flag inconsistent) has rooms that nobody has judged and stays without a cost. Without a stay at
 * a camp there are no rooms to take; a booking that still has rooms gives them back.
 */
export function holdBlockers(trip: HoldQuestion): HoldBlocker[] {
  const { problems, flags, segments, bookingReference, startDate, today } = trip
  const blockers: HoldBlocker[] = [...problems]
  if (bookingReference === undefined && !segments.some(isSupplierStay)) {
    blockers.push({ code: 'nothing-to-hold', message: 'No rooms to hold' })
  }
  if (flags.includes('inconsistent')) {
    blockers.push({
      code: 'changed-since-quote',
      message: 'The itinerary has changed since the last quote',
    })
  }
  if (startDate < today) {
    blockers.push({ code: 'starts-in-past', message: 'The start date has passed', date: startDate })
  }
  return blockers
}
