import { unpricedStays } from '#shared/pricing/unpriced-stays'
import type { Trip, TripSegment } from '../page/trip'

/** The camp stays that the sell of a trip lacks, as the page holds it. */
export const tripUnpricedStays = (
  trip: Pick<Trip, 'state' | 'flags' | 'finance' | 'itinerary'>,
): TripSegment[] => unpricedStays({ ...trip, segments: trip.itinerary.segments })
