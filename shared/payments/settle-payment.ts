import type { Payment, Refund } from '../itinerary/payments'
import type { Charge, RefundState } from './charge'

/**
 * The payment as its charges say (1 §4): Paid when one is paid, Authorized while one is under way,
 * Error, with its method, when the last one failed, else Pending. Of several paid charges the
 * earliest counts; `surplus` are the others.
 */
export function settledPayment(payment: Payment, charges: readonly Charge[]): Payment {
  const countedCharge = payingCharge(charges)
  if (countedCharge !== undefined) return paidBy(payment, countedCharge)
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

/** What is owed of a payment: by whether its trip goes on, and what the agency keeps of it. */
export interface Owing {
  /** Whether the payment is asked for: its trip is not cancelled, and it was not taken off it. */
  readonly isOwed: boolean
  /** Whether a person confirms what goes back of it: the trip is cancelled (domain.md, Cancelling). */
  readonly needsConfirmation?: boolean
  /** What the agency keeps of the charge that counts, service fee included; minor units. */
  readonly retained?: number
}

/**
 * The charges with the refunds that follow from what is owed: all that are paid beside the one that
 * counts, and that one too when nothing is owed, less what is kept of it. All of that money, or the
 * rest where a part went back at the provider.
 */
export function withRefundsDue(charges: readonly Charge[], owing: Owing, at: string): Charge[] {
  const { isOwed, needsConfirmation = false, retained = 0 } = owing
  const countedCharge = payingCharge(charges)
  return charges.map((one): Charge => {
    if (one.state !== 'paid' || (isOwed && one === countedCharge)) return one
    const amount = one.amount + one.serviceFee - (one === countedCharge ? retained : 0)
    if (!isRefundDue(one, { amount, isCounted: one === countedCharge })) return one
    const isProposed = needsConfirmation && one === countedCharge && one.provider !== 'wire'
    const before = one.refund?.state === 'proposed' ? one.refund.before : one.refund?.amount
    return {
      ...one,
      refund: {
        state: isProposed ? 'proposed' : 'wanted',
        at,
        amount,
        ...(before === undefined ? {} : { before }),
      },
    }
  })
}

/**
 * Nothing was decided on yet, a part went back at the provider, or what is proposed is another sum by
 * now: an earlier payment of the same was heard of later, so that this one counts no more.
 */
function isRefundDue(
  { refund }: Charge,
  { amount, isCounted }: { readonly amount: number; readonly isCounted: boolean },
): boolean {
  if (refund === undefined) return amount > 0
  if (refund.state === 'proposed') return !isCounted || refund.amount !== amount
  return refund.state === 'succeeded' && refund.before === undefined && refund.amount < amount
}

/**
 * The charges with the refund that waits for a person confirmed: its provider is then asked to send
 * it.
 * @returns undefined where none waits
 */
export function withRefundConfirmed(charges: readonly Charge[], at: string): Charge[] | undefined {
  const isWaiting = ({ refund }: Charge) => refund?.state === 'proposed'
  if (!charges.some(isWaiting)) return undefined
  return charges.map((one) =>
    one.refund?.state === 'proposed'
      ? { ...one, refund: { ...one.refund, state: 'wanted', at } }
      : one,
  )
}

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
  proposed: 'Pending',
  wanted: 'Pending',
  pending: 'Pending',
  succeeded: 'Paid',
  failed: 'Error',
}

function refundOf({ refund, provider, method, currency }: Charge): Refund | undefined {
  if (refund === undefined) return undefined
  const { state, at, before = 0 } = refund
  const isOver = state === 'succeeded'
  const amount = isOver ? refund.amount : Math.max(0, refund.amount - before)
  const task = taskOf({ provider, state, method, currency })
  return {
    status: refundStatus[state],
    at,
    amount,
    ...(isOver || before === 0 ? {} : { sent: before }),
    ...(task === undefined ? {} : { task }),
    ...(state === 'proposed' ? { needsConfirmation: true as const } : {}),
  }
}

/**
 * What a person has to do: confirm the refund of a cancelled trip, or send the money where no
 * provider does, or its refund failed.
 */
function taskOf({
  provider,
  state,
  method,
  currency,
}: Pick<Charge, 'provider' | 'method' | 'currency'> & { state: RefundState }) {
  if (state === 'proposed')
    return `Confirm the refund to send it back to the client’s ${method === 'ach' ? 'bank account' : 'card'}.`
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
