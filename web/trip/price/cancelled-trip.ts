import type { CancelledTrip } from '#shared/itinerary/cancellation-cost'
import { activeSegments } from '#shared/pricing/active-parties'
import type { Trip } from '../page/trip'

/**
 * A trip as its cancellation policies see it, at the price that it was last stored with unless
 * another is told: each segment at what those who have not cancelled pay of it.
 */
export const cancelledTripOf = (
  { cancellation, finance, parties, partyCancellations, itinerary }: Trip,
  sell: number = finance?.sell ?? 0,
): CancelledTrip => ({
  cancellation,
  startDate: itinerary.startDate,
  segments: activeSegments({ parties, partyCancellations, segments: itinerary.segments }),
  sell,
})
