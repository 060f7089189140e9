import type { CancelledTrip } from '#shared/itinerary/cancellation-cost'
import type { Trip } from '../page/trip'

/**
 * A trip as its cancellation policies see it, at the price that it was last stored with unless
 * another is told.
 */
export const cancelledTripOf = (
  { cancellation, finance, itinerary: { startDate, segments } }: Trip,
  sell: number = finance?.sell ?? 0,
): CancelledTrip => ({ cancellation, startDate, segments, sell })
