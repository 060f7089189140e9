import { isCancellationFee, type Payment, withoutRefund } from '../itinerary/payments'
import { scaleAmount } from '../money/scale-amount'
import type { FeeShare } from './cancellation-fee'

/** What cancelling makes of the payments of a trip; minor units. */
export interface CancellationSettlement {
  /** All payments, with what is kept of those that came in. */
  readonly payments: readonly Payment[]
  /** What of the fee is still to be paid, by party group. */
  readonly due: readonly { readonly partyId?: string; readonly amount: number }[]
}

interface Settling {
  readonly payments: readonly Payment[]
  /** The fee by party group (cancellation-fee.ts). */
  readonly shares: readonly FeeShare[]
  /** Whether card and bank fees go back with the money they belong to. */
  readonly returnsServiceFees: boolean
}

/**
 * Keeps a cancellation fee back from what is paid (domain.md, Cancelling): of each party group's own
 * payments first, the earliest before the later ones, then of payments that belong to no group. What
 * is paid above the fee goes back, what the fee is above it is still due. A service fee goes back
 * only where the agency returns them, in proportion to the amount that does.
 */
export function settleCancellation({
  payments,
  shares,
  returnsServiceFees,
}: Settling): CancellationSettlement {
  const isPaid = (payment: Payment) =>
    payment.status === 'Paid' && !isCancellationFee(payment) && payment.partyCancelled !== true
  const paidPayments = payments.filter(isPaid).toSorted(byPaidAt)
  const amountsLeft = new Map(
    paidPayments.map((payment) => [payment.paymentId, withoutRefund(payment).amount]),
  )
  const keepFrom = (sources: readonly Payment[], fee: number): number =>
    sources.reduce((open, { paymentId }) => {
      const part = Math.min(open, amountsLeft.get(paymentId) ?? 0)
      amountsLeft.set(paymentId, (amountsLeft.get(paymentId) ?? 0) - part)
      return open - part
    }, fee)
  const isShared = shares.length > 1
  const parties = new Set(shares.map(({ partyId }) => partyId))
  const isOwn = ({ partyId }: Payment, share: FeeShare) => !isShared || partyId === share.partyId
  const afterOwn = shares.map((share) => ({
    ...share,
    fee: keepFrom(
      paidPayments.filter((payment) => isOwn(payment, share)),
      share.fee,
    ),
  }))
  const common = isShared ? paidPayments.filter(({ partyId }) => !parties.has(partyId)) : []
  const due = afterOwn.flatMap(({ partyId, fee }) => {
    const amount = keepFrom(common, fee)
    return amount === 0 ? [] : [{ ...(partyId === undefined ? {} : { partyId }), amount }]
  })
  return {
    payments: payments.map((payment) => {
      const back = amountsLeft.get(payment.paymentId)
      return back === undefined ? payment : withRetained(payment, back, returnsServiceFees)
    }),
    due,
  }
}

/** A payment with what is kept of it when `back` of its amount goes back. */
function withRetained(payment: Payment, back: number, returnsServiceFees: boolean): Payment {
  const { amount, serviceFee } = withoutRefund(payment)
  const feeBack =
    !returnsServiceFees || amount === 0
      ? 0
      : scaleAmount(serviceFee, { numerator: back, denominator: amount })
  const keptAmounts = { amount: amount - back, serviceFee: serviceFee - feeBack }
  return keptAmounts.amount + keptAmounts.serviceFee === 0
    ? payment
    : { ...payment, retained: keptAmounts }
}

/** What of a payment stays with the agency of a cancelled trip, its service fee included. */
export const retainedOf = ({ retained }: Pick<Payment, 'retained'>): number =>
  (retained?.amount ?? 0) + (retained?.serviceFee ?? 0)

function byPaidAt(one: Payment, other: Payment): number {
  const [here = '', there = ''] = [one.paidAt, other.paidAt]
  if (here === there) return one.paymentId < other.paymentId ? -1 : 1
  return here < there ? -1 : 1
}
