import { refuseField } from '#shared/errors/refuse-field'
import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { maxDiscount } from '#shared/pricing/max-discount'

/**
 * Refuses a discount that an agent raises above what there is to discount; one that the price has
 * fallen below since stays, and other edits with it.
 * @param priced - the itinerary after the change, with its figures
 * @param field - where the discount stands in the body
 * @throws AppError request.invalid with the limit
 */
export function requireDiscountWithinPrice(
  before: ItineraryRecord,
  priced: ItineraryRecord,
  field = 'body.discount',
): void {
  const { discount, currency } = priced
  const limit = maxDiscount(priced)
  if (discount <= before.discount || discount <= limit) return
  const price = formatMoney({ amount: limit, currency }, { show: 'code' })
  refuseField(field, `must not be more than the price before it: ${price} (${limit})`)
}
