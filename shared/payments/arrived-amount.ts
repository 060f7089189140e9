import { openPayments } from '../itinerary/open-payments'
import { isCancellationFee, type Payment } from '../itinerary/payments'

/** A payment that a wire came in for, and what arrived; minor units. */
export interface Arrival {
  readonly payment: Payment
  readonly received: number
}

interface MadeBy {
  /** The payment that asks for what is still to come of another. */
  readonly restOf: (payment: Payment, amount: number) => Payment
  /** A payment that asks for another amount, with the fees of it. */
  readonly withAmount: (payment: Payment, amount: number) => Payment
}

/**
 * The payments of a trip when more or less arrived than one of them asks for (domain.md, Part
 * payments). Of too little the rest becomes a payment of its own, due when the first was. What is
 * too much is taken off the open payments of the same party group, the earliest due first; one of
 * which nothing is left is no longer asked for. Anything beyond them is credit: paid above the sell.
 * The payment itself is left to its charges (`settledPayment`). So what is paid and what is open
 * add up, per party group, to what they added up to before, or there is credit and nothing open.
 */
export function paymentsAfterArrival(
  payments: readonly Payment[],
  { payment, received }: Arrival,
  { restOf, withAmount }: MadeBy,
): Payment[] {
  const missing = payment.amount - received
  if (missing > 0)
    return payments.flatMap((one) =>
      one.paymentId === payment.paymentId ? [one, restOf(payment, missing)] : [one],
    )
  let surplus = -missing
  const newAmounts = new Map<string, number>()
  for (const open of openPayments(payments)) {
    if (!isNextOf(open, payment)) continue
    const part = Math.min(open.amount, surplus)
    surplus -= part
    if (part > 0) newAmounts.set(open.paymentId, open.amount - part)
  }
  return payments.flatMap((one) => {
    const amount = newAmounts.get(one.paymentId)
    if (amount === undefined) return [one]
    return amount === 0 ? [] : [withAmount(one, amount)]
  })
}

/**
 * The payments of a trip when one of which only a part had arrived was paid with more all the same:
 * an earlier charge, heard of later, counts. What is still asked for as its rest, or was written
 * off, is less by that.
 * @param more - what came in above the part, minor units
 */
export function paymentsAfterMore(
  payments: readonly Payment[],
  { paymentId, more }: { readonly paymentId: Payment['paymentId']; readonly more: number },
  withAmount: MadeBy['withAmount'],
): Payment[] {
  let surplus = more
  return payments.flatMap((one) => {
    const isOpen = one.status === 'Pending' || one.status === 'Error'
    if (one.restOf !== paymentId || !isOpen || surplus <= 0) return [one]
    const part = Math.min(surplus, one.amount)
    surplus -= part
    return part === one.amount ? [] : [withAmount(one, one.amount - part)]
  })
}

/** Whether what is too much of one payment counts towards another. */
const isNextOf = (other: Payment, payment: Payment): boolean =>
  other.paymentId !== payment.paymentId &&
  other.partyId === payment.partyId &&
  isCancellationFee(other) === isCancellationFee(payment)

/** What was paid above the price: it counts towards what the trip comes to cost. Minor units. */
export const creditOf = (finance: { readonly paid: number; readonly sell: number }): number =>
  Math.max(0, finance.paid - finance.sell)
