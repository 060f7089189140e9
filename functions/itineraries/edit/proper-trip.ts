import { daysBetween } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { maxNights } from '#shared/itinerary/trip-dates'

/**
 * Refuses a trip that is too long, or has more ages than children. Fields are valid by themselves,
 * but a patch may send only one of two that belong together, or segments far apart.
 * @param path - where the fields stand in the body, for naming one
 * @throws AppError request.invalid
 */
export function requireProperTrip(
  { startDate, endDate, children, childrenAges }: ItineraryRecord,
  path = 'body',
): void {
  const refuse = (field: string, message: string): never => {
    refuseField(`${path}.${field}`, message)
  }
  const nights = daysBetween(startDate, endDate)
  if (nights < 0 || nights > maxNights)
    refuse('endDate', `must be from startDate to ${maxNights} days after it`)
  if (childrenAges.length > children)
    refuse('childrenAges', 'must not be longer than the number of children')
}
