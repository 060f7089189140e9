import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { paymentsAfterLess, paymentsAfterMore } from '#shared/payments/arrived-amount'
import { paymentsSum } from '#shared/payments/edit-payments'
import { partySharesOf } from '../../itineraries/view/party-shares-of'
import { amountMakers } from '../requests/amount-makers'
import { closeOpenCharges, otherAmounts } from './close-charges'
import type { PaymentDeps } from './payment-deps'

interface Settling {
  /** With the payment as its charges say now. */
  readonly payments: readonly Payment[]
  readonly payment: Payment | undefined
  readonly settled: Payment | undefined
  readonly agencyName: string
}

/**
 * A trip's payments when a charge is heard of that paid one of them before the wire that counted so
 * far: the wire goes back. Of what a part had arrived for the rest is asked for no more; what more
 * had arrived for, and was taken off the others, is asked for again up to the group's share, which
 * may have come down since. Pages that ask for another amount are closed first.
 */
export async function withOtherCharge(
  record: ItineraryRecord,
  { payments, payment, settled, agencyName }: Settling,
  deps: PaymentDeps,
): Promise<readonly Payment[]> {
  if (payment?.status !== 'Paid' || settled?.status !== 'Paid') return payments
  const more = settled.amount - payment.amount
  const makers = amountMakers(record, { agencyName, makeId: deps.makeId })
  const after =
    more < 0
      ? paymentsAfterLess(
          payments,
          { payment, less: Math.min(-more, missingFrom(payments, { record, payment })) },
          makers,
        )
      : paymentsAfterMore(payments, { payment, more }, makers.withAmount)
  await closeOpenCharges(record.agencyId, otherAmounts(payments, after), deps)
  return after
}

/** What a payment's party group pays of the price beyond all that it paid and is asked for. */
function missingFrom(
  payments: readonly Payment[],
  { record, payment: { partyId } }: { readonly record: ItineraryRecord; readonly payment: Payment },
): number {
  const shares = partySharesOf(record)
  const share =
    shares.length === 0 ? record.finance?.sell : shares.find(({ id }) => id === partyId)?.sell
  const sum = paymentsSum(payments.filter((one) => shares.length === 0 || one.partyId === partyId))
  return Math.max(0, (share ?? 0) - sum)
}
