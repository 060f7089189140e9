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
  const next = openPayments(payments).filter((open) => isNextOf(open, payment))
  return takeOff(payments, { from: next, surplus: -missing, withAmount }).payments
}

interface TakingOff {
  /** In this order, until nothing is left to take off. */
  readonly from: readonly Payment[]
  readonly surplus: number
  readonly withAmount: MadeBy['withAmount']
}

/** Payments less what came in too much, and what of that is left. */
function takeOff(payments: readonly Payment[], { from, surplus, withAmount }: TakingOff) {
  let rest = surplus
  const newAmounts = new Map<string, number>()
  for (const { paymentId, amount } of from) {
    const part = Math.min(amount, rest)
    rest -= part
    if (part > 0) newAmounts.set(paymentId, amount - part)
  }
  return {
    rest,
    payments: payments.flatMap((one) => {
      const amount = newAmounts.get(one.paymentId)
      if (amount === undefined) return [one]
      return amount === 0 ? [] : [withAmount(one, amount)]
    }),
  }
}

/**
 * The payments of a trip when one of which only a part had arrived was paid with more all the same:
 * an earlier charge, heard of later, counts. What is still asked for as its rest, or was written
 * off, is less by that; where the rest was paid or is asked for anew with others, what is too much
 * is taken off the open payments of the same party group, as of an arrival.
 * @param arrival.more - what came in above the part, minor units
 */
export function paymentsAfterMore(
  payments: readonly Payment[],
  { payment, more }: { readonly payment: Payment; readonly more: number },
  withAmount: MadeBy['withAmount'],
): Payment[] {
  if (more <= 0) return [...payments]
  const rests = payments.filter(
    ({ restOf, status }) =>
      restOf === payment.paymentId && (status === 'Pending' || status === 'Error'),
  )
  const first = takeOff(payments, { from: rests, surplus: more, withAmount })
  const next = openPayments(first.payments).filter((open) => isNextOf(open, payment))
  return takeOff(first.payments, { from: next, surplus: first.rest, withAmount }).payments
}

/**
 * The payments of a trip when a payment for which too much had arrived was paid with less all the
 * same: an earlier charge, heard of later, counts, and the wire goes back. What had been taken off
 * the others is asked for again, with the open payment of the same party group that is due first, or
 * as a rest of its own where none is open.
 * @param arrival.less - what is to be asked for again, minor units
 */
export function paymentsAfterLess(
  payments: readonly Payment[],
  { payment, less }: { readonly payment: Payment; readonly less: number },
  { restOf, withAmount }: MadeBy,
): Payment[] {
  if (less <= 0) return [...payments]
  const next = openPayments(payments).find((open) => isNextOf(open, payment))
  return payments.flatMap((one) => {
    if (next !== undefined)
      return one.paymentId === next.paymentId ? [withAmount(one, one.amount + less)] : [one]
    return one.paymentId === payment.paymentId ? [one, restOf(one, less)] : [one]
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
