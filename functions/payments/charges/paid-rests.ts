import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { paymentsAfterMore } from '#shared/payments/arrived-amount'
import { feesOf } from '../requests/new-payments'
import { closeOpenCharges, otherAmounts } from './close-charges'
import type { PaymentDeps } from './payment-deps'

interface Settling {
  /** With the payment as its charges say now. */
  readonly payments: readonly Payment[]
  readonly payment: Payment | undefined
  readonly settled: Payment | undefined
}

/**
 * A trip's payments without what nobody has to pay any more: the rest of a payment for which a part
 * had arrived by wire, when a charge that was paid before it and brought in more is heard of. The
 * wire goes back. Pages that ask for the rest are closed first.
 */
export async function withoutPaidRests(
  record: ItineraryRecord,
  { payments, payment, settled }: Settling,
  deps: PaymentDeps,
): Promise<readonly Payment[]> {
  if (payment?.status !== 'Paid' || settled?.status !== 'Paid') return payments
  const { paymentId } = payment
  const more = settled.amount - payment.amount
  const after = paymentsAfterMore(payments, { paymentId, more }, (one, amount) => ({
    ...one,
    amount,
    fees: feesOf(record, amount),
  }))
  await closeOpenCharges(record.agencyId, otherAmounts(payments, after), deps)
  return after
}
