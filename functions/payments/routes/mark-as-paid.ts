import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { formatMoney } from '#shared/format/money'
import type { PaymentId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Charge } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import {
  handRefundOpen,
  isSentByHand,
  strayRefunds,
  withPartSent,
} from '#shared/payments/hand-refunds'
import { actorOf, callerIn } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { agentView } from '../../itineraries/view/view'
import { latestToday } from '../../runtime/clock'
import { changePayment, type PaymentDecision, type PaymentReading } from '../charges/change-payment'
import { noteWire } from '../charges/note-wire'
import type { MoneyBack } from '../charges/payment-audit'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'

/**
 * Notes money that came by wire: the payment is Paid, of what arrived (note-wire.ts). On money that a person has to send back, as a
 * wire or what the provider could not, it notes that it went back.
 */
export const markAsPaid = useCaseOnce(
  paymentsRoutes.markAsPaid,
  async (call, deps: PaymentDeps, keep) => {
    const { principal, params, body, requestId } = call
    const { agencyId } = principal
    const now = deps.clock.now()
    const agent = await callerIn(deps.agencies, principal)
    const owner = { agencyId, itineraryId: params.id, paymentId: body.paymentId }
    const after = await changePayment(
      owner,
      async (reading) => {
        const { record } = requireOwnTrip(principal, reading.stored)
        const marked = await noteMoney(record, {
          ...body,
          reading,
          paid: body.paymentData,
          now,
          deps,
        })
        return {
          ...marked,
          requestId,
          by: actorOf(principal, agent),
          answer: (trip) =>
            trip === undefined ? undefined : keep(agentView(trip, now), trip.record.version),
        }
      },
      deps,
    )
    const trip = requireOwnTrip(principal, after)
    return { answer: agentView(trip, now), version: trip.record.version }
  },
)

interface Marking {
  readonly reading: Pick<PaymentReading, 'payment' | 'charges'>
  /** Of money to be sent back that no payment shows: which. */
  readonly chargeId?: string | undefined
  /** What the caller saw it ask for. */
  readonly amount?: number | undefined
  /** What arrived. */
  readonly received?: number | undefined
  /** Whether what is missing is written off. */
  readonly writeOff?: boolean | undefined
  readonly paid: {
    readonly reference?: string | undefined
    readonly note?: string | undefined
    readonly paidOn?: string | undefined
  }
  readonly now: Date
  readonly deps: PaymentDeps
}

type Marked = Pick<PaymentDecision, 'charges' | 'action' | 'payments' | 'strayBack'>

async function noteMoney(record: ItineraryRecord, marking: Marking): Promise<Marked> {
  const { reading, paid, chargeId, amount, received, writeOff, now, deps } = marking
  const { payment, charges } = reading
  const at = paid.paidOn === undefined ? now.toISOString() : `${paid.paidOn}T12:00:00.000Z`
  if (at.slice(0, 10) > latestToday(deps.clock)) {
    refuseField('body.paymentData.paidOn', 'must not be after today')
  }
  const strays = strayRefunds(charges.charges, { isOnTrip: payment !== undefined })
  const toSendBack = chargeToSendBack(charges.charges, { chargeId, strays })
  if (toSendBack !== undefined) {
    if (received !== undefined) refuseField('body.received', 'must be left out of what goes back')
    if (writeOff) refuseField('body.writeOff', 'must be left out of what goes back')
    const sentAmount = sentOf(toSendBack, amount)
    return {
      action: 'refund marked as paid',
      charges: withSentBack(charges.charges, toSendBack, { at, paid, sent: sentAmount }),
      ...(strays.includes(toSendBack)
        ? { strayBack: backOf(toSendBack, { paymentId: charges.paymentId, sent: sentAmount }) }
        : {}),
    }
  }
  if (payment === undefined) throw new AppError('record.not-found') // taken off the trip: nothing can be paid for it
  const sums = { amount, received, writeOff }
  const wire = { ...paid, ...sums, payment, charges: charges.charges, at, now }
  return noteWire(record, wire, deps)
}

/**
 * The charge that went back: the one that is named, else the one that the payment shows, else any.
 * @throws AppError record.not-found, payment.settled when the one that is named is none that a
 * person has to send back
 */
function chargeToSendBack(
  charges: readonly Charge[],
  {
    chargeId,
    strays,
  }: { readonly chargeId: string | undefined; readonly strays: readonly Charge[] },
): Charge | undefined {
  if (chargeId !== undefined) {
    const namedCharge = charges.find((charge) => charge.chargeId === chargeId)
    if (namedCharge === undefined) throw new AppError('record.not-found')
    if (!isSentByHand(namedCharge)) throw new AppError('payment.settled', { chargeId })
    return namedCharge
  }
  return charges.find((charge) => isSentByHand(charge) && !strays.includes(charge)) ?? strays[0]
}

/**
 * What was sent of what is to go back: all of it, or the part that the agent names.
 * @throws AppError request.invalid for more than is open, or for nothing
 */
function sentOf(charge: Charge, amount: number | undefined): number {
  const open = handRefundOpen(charge)
  if (amount === undefined) return open
  const money = formatMoney({ amount: open, currency: charge.currency }, { show: 'code' })
  if (amount > open) refuseField('body.amount', `must be at most what is open, ${money}`)
  if (amount === 0 && open > 0) refuseField('body.amount', `must be from 0.01 to ${money}`)
  return amount
}

const backOf = (
  { chargeId, currency, method }: Charge,
  { paymentId, sent }: { readonly paymentId: PaymentId; readonly sent: number },
): MoneyBack => ({
  paymentId,
  chargeId,
  amount: sent,
  currency,
  paymentMethod: method,
})

interface SentBack extends Pick<Marking, 'paid'> {
  readonly at: string
  /** Minor units. */
  readonly sent: number
}

/**
 * The charges with one sent back by hand, or a part of it while the rest stays open; that counts
 * from after the provider failed to.
 */
function withSentBack(
  charges: readonly Charge[],
  charge: Charge,
  { at, paid, sent }: SentBack,
): Charge[] {
  const amount = charge.refund?.amount ?? charge.amount + charge.serviceFee
  const failureTime = charge.refund?.state === 'failed' ? Date.parse(charge.refund.at) + 1 : 0
  const after = new Date(Math.max(Date.parse(at), failureTime)).toISOString()
  const { reference, note } = paid
  const data = {
    ...charge.data,
    ...(reference === undefined ? {} : { refundReference: reference }),
    ...(note === undefined ? {} : { refundNote: note }),
  }
  const chargesAfter = charges.map((one) =>
    one.chargeId === charge.chargeId ? { ...one, data } : one,
  )
  if (sent < handRefundOpen(charge)) return withPartSent(chargesAfter, { charge, sent })
  return withEvent(chargesAfter, { kind: 'refund', charge, state: 'succeeded', amount, at: after })
}

export const handler = lambdaFor(markAsPaid, paymentMakers)
