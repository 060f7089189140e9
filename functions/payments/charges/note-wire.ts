import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { paymentsAfterArrival } from '#shared/payments/arrived-amount'
import type { Charge } from '#shared/payments/charge'
import { withCharge } from '#shared/payments/charge-order'
import { writeOffLimit } from '#shared/payments/write-off-limit'
import type { AgencyRecord } from '../../data/people/agency-records'
import { amountMakers } from '../requests/amount-makers'
import { maxPayments } from '../requests/new-payments'
import { requirePayable, requireUnpaid } from '../requests/require-payable'
import type { PaymentDecision } from './change-payment'
import { closeCharge, closeOpenCharges, isOpen, otherAmounts } from './close-charges'
import type { PaymentDeps } from './payment-deps'

/** A wire as an agent notes it. */
export interface Wire {
  readonly payment: Payment
  readonly charges: readonly Charge[]
  /** What the caller saw the payment ask for, minor units. */
  readonly amount?: number | undefined
  /** What arrived, minor units; all that is asked for where it is missing. */
  readonly received?: number | undefined
  /** Whether what is missing is written off in place of being asked for. */
  readonly writeOff?: boolean | undefined
  readonly reference?: string | undefined
  readonly note?: string | undefined
  /** Instant from which it counts. */
  readonly at: string
  readonly now: Date
}

/**
 * What becomes of a payment and of its trip's others when a wire has come in for it. Pages on which
 * a payer could still pay the same money are closed first.
 * @throws AppError payment.settled, payment.under-way, payment.not-possible, payment.too-many;
 * record.changed where the payment asks for another amount than the caller saw; request.invalid for
 * more than the fee of a cancelled trip
 */
export async function noteWire(
  record: ItineraryRecord,
  wire: Wire,
  deps: PaymentDeps,
): Promise<Pick<PaymentDecision, 'action' | 'charges' | 'payments'>> {
  const { payment, amount, received = payment.amount, writeOff = false } = wire
  if (received === 0 && !writeOff) refuseField('body.received', 'must be more than 0')
  requireUnpaid(payment)
  requirePayable(payment, record)
  if (amount !== undefined && amount !== payment.amount)
    throw new AppError('record.changed', { amount, asked: payment.amount })
  const payments = await paymentsAfter(record, { ...wire, received }, deps)
  for (const open of wire.charges.filter(isOpen)) await closeCharge(open, deps)
  const closedCharges = wire.charges.map((one) =>
    isOpen(one) ? { ...one, state: 'closed' as const, stateAt: wire.at } : one,
  )
  if (received === 0) return { action: 'written off', charges: closedCharges, payments }
  return {
    action: received < payment.amount ? 'marked as paid in part' : 'marked as paid',
    charges: withCharge(closedCharges, chargeOf(wire, record, deps)),
    payments,
  }
}

function chargeOf(
  { payment, received = payment.amount, reference, note, at, now }: Wire,
  { currency }: ItineraryRecord,
  { makeId }: PaymentDeps,
): Charge {
  return {
    chargeId: makeId('request'),
    provider: 'wire',
    method: 'wire',
    amount: received,
    serviceFee: 0,
    currency,
    startedAt: now.toISOString(),
    state: 'paid',
    stateAt: at,
    paidAt: at,
    reference,
    data: { ...(note === undefined ? {} : { note }) },
  }
}

/** The trip's payments where another amount arrived; undefined where it is what was asked for. */
async function paymentsAfter(
  record: ItineraryRecord,
  { payment, received, writeOff, at, note: reason }: Wire & { readonly received: number },
  deps: PaymentDeps,
): Promise<Payment[] | undefined> {
  if (writeOff && received >= payment.amount)
    refuseField('body.writeOff', 'must be left out where nothing is missing')
  if (received === payment.amount) return undefined
  if (payment.purpose === 'cancellation' && received > payment.amount) {
    const fee = formatMoney({ amount: payment.amount, currency: record.currency }, { show: 'code' })
    refuseField('body.received', `must be at most the fee, ${fee}: send back what is above it`)
  }
  const agency = await deps.agencies.agency(record.agencyId)
  if (agency === undefined) throw new AppError('record.not-found')
  const makers = amountMakers(record, { agencyName: agency.name, makeId: deps.makeId })
  const mark = writeOff ? { writtenOff: { at, reason } } : {}
  if (writeOff) requireSmall(record, { agency, missing: payment.amount - received })
  if (received === 0)
    return record.payments.map((one) =>
      one.paymentId === payment.paymentId ? { ...one, ...mark } : one,
    )
  const payments = paymentsAfterArrival(
    record.payments,
    { payment, received },
    { ...makers, restOf: (one, amount) => ({ ...makers.restOf(one, amount), ...mark }) },
  )
  if (payments.length > maxPayments)
    throw new AppError('payment.too-many', { payments: payments.length, maxPayments })
  await closeOpenCharges(record.agencyId, otherAmounts(record.payments, payments), deps)
  return payments
}

/** @throws AppError request.invalid for more than the agency lets its agents write off */
function requireSmall(
  record: ItineraryRecord,
  { agency, missing }: { readonly agency: AgencyRecord; readonly missing: number },
): void {
  const { writeOffLimit: limit, currency: agencyCurrency } = agency
  const most = writeOffLimit({ limit, agencyCurrency, trip: record })
  if (missing <= most) return
  const money = formatMoney({ amount: most, currency: record.currency }, { show: 'code' })
  refuseField('body.writeOff', `must be of at most ${money}, your agency’s limit`)
}
