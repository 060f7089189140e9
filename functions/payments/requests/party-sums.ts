import { AppError } from '#shared/errors/app-error'
import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { paymentsSum } from '#shared/payments/edit-payments'
import { partySharesOf } from '../../itineraries/view/party-shares-of'

/**
 * No party group pays for another: payments of each that goes come to what they came to before, or
 * to its share of the price.
 *
 * @throws AppError request.invalid with the name of each group whose payments do not, and its share
 */
export function requirePartySums(before: ItineraryRecord, after: ItineraryRecord): void {
  const fields = partySharesOf(after).flatMap(({ id, name, sell }) => {
    const [was, is] = [before, after].map(({ payments }) => sumOfParty(payments, id))
    if (is === was || is === sell) return []
    const share = formatMoney({ amount: sell, currency: after.currency }, { show: 'code' })
    return [{ field: 'body.payments', message: `${name}: payments must come to ${share}` }]
  })
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}

const sumOfParty = (payments: readonly Payment[], id: string): number =>
  paymentsSum(payments.filter(({ partyId }) => partyId === id))
