import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { TripSegment } from '../page/trip'

/**
 * A stay after its camp, dates or rooms change, as on the server: the supplier's old answer is
 * dropped until the next quote. A self-arranged stay keeps its typed amount.
 */
export function changeStay(stay: TripSegment, change: Partial<TripSegment>): TripSegment {
  const {
    bookingStatus: _booked,
    availability: _free,
    inventoryStatus: _held,
    inclusions: _what,
    ...rest
  } = stay
  const {
    mealBasis: _meals,
    charges: _charges,
    sellAmount: _published,
    availabilityCheckedAt: _checked,
    cancellation: _policy,
    ...plain
  } = rest
  const { costAmount, rspAmount, ...kept } = plain
  const amounts = isOwnArrangement(stay) ? { costAmount, rspAmount } : {}
  return { ...kept, ...amounts, ...change, priced: false }
}
