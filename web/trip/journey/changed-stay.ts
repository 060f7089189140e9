import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { TripSegment } from '../page/trip'

/**
 * A stay as the server keeps it when its camp, dates or rooms change: what the supplier said of the old one is gone, and it
 * is priced again with the next quote. The agent's own arrangement keeps the amount that was typed.
 */
export function changedStay(stay: TripSegment, change: Partial<TripSegment>): TripSegment {
  const { bookingStatus: _booked, availability: _free, inventoryStatus: _held, inclusions: _what, ...rest } = stay
  const { mealBasis: _meals, sellAmount: _published, availabilityCheckedAt: _checked, ...plain } = rest
  const { costAmount, rspAmount, ...kept } = plain
  const amounts = isOwnArrangement(stay) ? { costAmount, rspAmount } : {}
  return { ...kept, ...amounts, ...change, priced: false }
}
