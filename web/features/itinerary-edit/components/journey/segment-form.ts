import { type Resolver, useFormContext } from 'react-hook-form'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { countOf } from '#shared/format/words'
import { followingDates, maxNights } from '#shared/itinerary/trip-dates'
import type { Trip } from '../../../../trip/page/trip'
import { draftErrors } from '../../../../trip/segments/draft-errors'
import { hasEnd } from '../../../../trip/segments/draft-kinds'
import type { SegmentDraft } from '../../../../trip/segments/segment-draft'

/** Validates a segment's form, and its days against the trip they would make. */
export const segmentResolver =
  (place: { readonly itinerary: Trip['itinerary']; readonly id: string }): Resolver<SegmentDraft> =>
  (draft) => {
    const wrong = { ...placeErrors(draft, place), ...draftErrors(draft) }
    const errors = Object.entries(wrong).map(([field, message]) => [
      field,
      { type: 'custom', message },
    ])
    return errors.length === 0
      ? { values: draft, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) }
  }

/** The form of a segment: its values and errors, and a way to set several fields at once. */
export function useSegmentForm() {
  const { watch, register, setValue, formState } = useFormContext<SegmentDraft>()
  const setDraft = (change: Partial<SegmentDraft>) => {
    for (const name of Object.keys(change) as (keyof SegmentDraft)[]) {
      setValue(name, change[name], { shouldValidate: formState.isSubmitted })
    }
  }
  return { draft: watch(), errors: formState.errors, register, set: setDraft }
}

interface Place {
  readonly itinerary: Trip['itinerary']
  /** The id of the draft's segment, whether it exists yet or not. */
  readonly id: string
}

/**
 * Errors in the days of a draft within its trip. The server refuses trips longer than `maxNights`,
 * and with them every pending edit.
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
  const error = `The trip would be ${countOf(nights, 'night')}; the maximum is ${maxNights}`
  return nightsWith(startDate) > maxNights ? { startDate: error } : { endDate: error }
}

/**
 * First and last day of a draft; travel ends on the day it arrives. Undefined if the days are
 * invalid or out of order.
 */
function datesOf({ kind, startDate, endDate, arrivesLater }: SegmentDraft) {
  if (!isCalendarDate(startDate)) return undefined
  const last = hasEnd(kind) ? endDate : addDays(startDate, arrivesLater)
  return isCalendarDate(last) && last >= startDate ? { startDate, endDate: last } : undefined
}
