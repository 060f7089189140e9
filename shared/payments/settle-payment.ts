import type { Payment, Refund } from '../itinerary/payments'
import type { Charge, RefundState } from './charge'

/**
 * The payment as its charges say (1 §4): Paid when one is paid, Authorized while one is under way,
 * Error, with its method, when the last one failed, else Pending. Of several paid charges the
 * earliest counts; `surplus` are the others.
 */
export function settledPayment(payment: Payment, charges: readonly Charge[]): Payment {
  const counted = payingCharge(charges)
  if (counted !== undefined) return paidBy(payment, counted)
  const underWay = charges.findLast(({ state }) => state === 'authorized')
  if (underWay !== undefined) {
    const { method, serviceFee } = underWay
    return { ...payment, status: 'Authorized', paymentMethod: method, serviceFee }
  }
  const last = charges.findLast(({ state }) => state !== 'closed')
  if (last === undefined && (charges.length === 0 || payment.status === 'Paid')) {
    return payment.status === 'Paid' ? payment : { ...payment, status: 'Pending' }
  }
  // Service fees of failed attempts no longer count.
  const { paymentMethod: _attempted, ...asked } = { ...payment, serviceFee: 0 }
  return last?.state === 'failed'
    ? { ...asked, status: 'Error', paymentMethod: last.method }
    : { ...asked, status: 'Pending' }
}

/** The charge that pays the payment: the earliest of those paid. */
export function payingCharge(charges: readonly Charge[]): Charge | undefined {
  return charges
    .filter(({ state }) => state === 'paid')
    .reduce<Charge | undefined>(
      (first, next) => (first === undefined || isEarlier(next, first) ? next : first),
      undefined,
    )
}

/**
 * The charges whose money has to go back: all that are paid beside the one that counts, and that
 * one too when nothing is owed (the trip is cancelled, or the payment was taken off it).
 */
export function chargesToRefund(
  charges: readonly Charge[],
  { isOwed }: { readonly isOwed: boolean },
): Charge[] {
  const counted = payingCharge(charges)
  return charges.filter(
    (one) => one.state === 'paid' && isKept(one) && !(isOwed && one === counted),
  )
}

/** No refund yet, or a partial one that was made at the provider. */
const isKept = ({ amount, serviceFee, refund }: Charge): boolean =>
  refund === undefined ||
  (refund.state === 'succeeded' &&
    refund.before === undefined &&
    refund.amount < amount + serviceFee)

/**
 * The charges with their refunds decided on, for those named: all of the money, or the rest of it.
 */
export function withRefundsWanted(
  charges: readonly Charge[],
  wanted: readonly Charge[],
  at: string,
): Charge[] {
  const names = new Set(wanted.map(({ chargeId }) => chargeId))
  return charges.map((one) =>
    names.has(one.chargeId) && isKept(one)
      ? { ...one, refund: { ...wholeOf(one), state: 'wanted', at } }
      : one,
  )
}

const wholeOf = ({ amount, serviceFee, refund }: Charge) => ({
  amount: amount + serviceFee,
  ...(refund === undefined ? {} : { before: refund.amount }),
})

function paidBy(payment: Payment, counted: Charge): Payment {
  const { method, amount, serviceFee, paidAt, provider, reference, data } = counted
  const { refund: _before, ...rest } = payment
  const refund = refundOf(counted)
  return {
    ...rest,
    status: 'Paid',
    paymentMethod: method,
    amount,
    serviceFee,
    paidAt,
    paymentData: { ...data, provider, ...(reference === undefined ? {} : { reference }) },
    ...(refund === undefined ? {} : { refund }),
  }
}

const refundStatus: Record<RefundState, Refund['status']> = {
  wanted: 'Pending',
  pending: 'Pending',
  succeeded: 'Paid',
  failed: 'Error',
}

function refundOf({ refund, provider, currency }: Charge): Refund | undefined {
  if (refund === undefined) return undefined
  const { state, at, before = 0 } = refund
  const amount = state === 'failed' ? Math.max(0, refund.amount - before) : refund.amount
  const task = taskOf({ provider, state, currency })
  return { status: refundStatus[state], at, amount, ...(task === undefined ? {} : { task }) }
}

/** The manual task when no provider refunds the money, or the refund failed. */
function taskOf({
  provider,
  state,
  currency,
}: Pick<Charge, 'provider' | 'currency'> & { state: RefundState }) {
  const byWire = `Refund the client by wire in ${currency}, then mark it as refunded.`
  if (provider === 'wire') return state === 'succeeded' ? undefined : byWire
  return state === 'failed'
    ? `The automatic refund was declined by the card or bank. ${byWire}`
    : undefined
}

const isEarlier = (one: Charge, other: Charge): boolean => {
  const [here, there] = [one.paidAt ?? one.stateAt, other.paidAt ?? other.stateAt]
  return here === there ? one.chargeId < other.chargeId : here < there
}
