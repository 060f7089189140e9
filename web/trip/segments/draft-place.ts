import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { counted } from '#shared/format/words'
import { followingDates, maxNights } from '#shared/itinerary/trip-dates'
import type { Trip } from '../page/trip'
import { hasEnd } from './draft-kinds'
import type { SegmentDraft } from './segment-draft'

interface Place {
  readonly itinerary: Trip['itinerary']
  /** That the draft's segment has, or will have. */
  readonly id: string
}

/**
 * What is wrong with the days of a draft in its trip: the server refuses a trip that is longer than `maxNights`, and with it
 * every edit that waits.
 */
export function placeErrors(
  draft: SegmentDraft,
  { itinerary, id }: Place,
): { readonly startDate?: string; readonly endDate?: string } {
  const dates = datesOf(draft)
  if (dates === undefined) return {}
  const { startDate, endDate } = dates
  const others = itinerary.segments.filter((segment) => segment.id !== id)
  const nightsWith = (last: CalendarDate) => {
    const trip = followingDates(itinerary, [...others, { startDate, endDate: last }])
    return daysBetween(trip.startDate, trip.endDate)
  }
  const nights = nightsWith(endDate)
  if (nights <= maxNights) return {}
  const error = `The trip would have ${counted(nights, 'night')}, at most ${maxNights} are possible`
  return nightsWith(startDate) > maxNights ? { startDate: error } : { endDate: error }
}

/** First and last day of a draft; a way ends on the day on which it arrives. Undefined where they are no days in order. */
function datesOf({ kind, startDate, endDate, arrivesLater }: SegmentDraft) {
  if (!isCalendarDate(startDate)) return undefined
  const last = hasEnd(kind) ? endDate : addDays(startDate, arrivesLater)
  return isCalendarDate(last) && last >= startDate ? { startDate, endDate: last } : undefined
}
