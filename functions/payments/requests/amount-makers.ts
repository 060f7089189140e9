import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { feesOf, newPayment } from './new-payments'

/** Makes payments that ask for the rest of another, or for another amount, with the fees of it. */
export function amountMakers(
  record: Pick<ItineraryRecord, 'rates'>,
  asking: Parameters<typeof newPayment>[2],
) {
  return {
    restOf: ({ paymentId: restOf, ...others }: Payment, amount: number): Payment =>
      newPayment(record, { ...others, restOf, amount }, asking),
    withAmount: (payment: Payment, amount: number): Payment => ({
      ...payment,
      amount,
      fees: feesOf(record, amount),
    }),
  }
}
