import * as z from 'zod/mini'
import { addDays } from '#shared/dates/calendar-date'
import { formatMoney } from '#shared/format/money'
import type { CancellationFeeRecord } from '#shared/itinerary/cancellation-fee-record'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  isCancellationFee,
  openRefund,
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  paymentRecord,
} from '#shared/itinerary/payments'
import { feeOfDay, feeShares, priceToCancel } from '#shared/payments/cancellation-fee'
import { charge as chargeSchema } from '#shared/payments/charge'
import { retainedOf, settleCancellation } from '#shared/payments/settle-cancellation'
import { settledPayment, withRefundsDue } from '#shared/payments/settle-payment'
import { activeParties, activeSegments } from '#shared/pricing/active-parties'
import type { Difference } from '../../data/itineraries/history'
import { chargesWrite, type PaymentCharges } from '../../data/payments/payment-charges'
import type { PaymentStore } from '../../data/payments/payment-store'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { PlannedWrite } from '../../data/table/commit'
import type { Clock } from '../../runtime/clock'
import type { MakeId } from '../../runtime/make-id'
import type { CancellationSums } from '../charges/payment-audit'
import { newPayment } from '../requests/new-payments'
import { decideFee, type FeeTerms, feeFacts, settlementSums } from './decide-fee'
import { unknownCharges } from './unknown-charges'

export interface SettleDeps {
  readonly payments: Pick<PaymentStore, 'find'>
  readonly clock: Clock
  readonly makeId: MakeId
}

/** What cancelling makes of a trip's money; stored in the transaction that cancels the trip. */
export interface TripSettlement {
  readonly fields: Pick<ItineraryRecord, 'cancellationFee' | 'payments'>
  readonly also: readonly PlannedWrite[]
  readonly changes: readonly Difference[]
  readonly sums: CancellationSums
}

/** A fee that is not covered by what was paid is due within two weeks. */
export const daysToPay = 14

/**
 * Settles a trip that is about to be cancelled (domain.md, Cancelling): the fee is kept of what was
 * paid, the rest is proposed as refunds or left to a person, what the fee is above it becomes
 * payments of their own.
 * @throws AppError request.invalid for a fee above the price, and for another one than the policies'
 * without a reason
 */
export async function settleTrip(
  { record, agency, terms }: { record: ItineraryRecord; agency: AgencyRecord; terms: FeeTerms },
  deps: SettleDeps,
): Promise<TripSettlement> {
  const now = deps.clock.now().toISOString()
  const sell = priceToCancel(record)
  const { groups, segments: active } = activeParties(record)
  const decision = decideFee(terms, {
    most: sell,
    currency: record.currency,
    clock: deps.clock,
    feeOn: (on) => feeOfDay({ ...record, segments: activeSegments(record), sell }, on),
  })
  const { fee, ofDay } = decision
  const { returnsServiceFees = false, name: agencyName } = agency
  const { segments, payments: before } = record
  const shares = feeShares({ fee, ofDay, groups, segments: active, sell })
  const { payments, due } = settleCancellation({ payments: before, shares, returnsServiceFees })
  const settlements = await Promise.all(
    payments.map((one) => withRefunds(one, { record, now, deps })),
  )
  const dueDate = addDays(deps.clock.today(), daysToPay)
  const owedPayments = due.map((part) =>
    newPayment(
      record,
      { ...part, paymentType: 'balance', purpose: 'cancellation', dueDate },
      { agencyName, makeId: deps.makeId },
    ),
  )
  const cancellationFee: CancellationFeeRecord = {
    ...feeFacts(decision, { at: now, returnsServiceFees }),
    lines: segments.flatMap(({ id: segmentId }) =>
      ofDay.lines
        .filter((line) => line.segmentId === segmentId)
        .map((line) => ({ ...line, segmentId })),
    ),
    shares,
  }
  const settledPayments = settlements.map(({ payment }) => payment)
  return {
    fields: { cancellationFee, payments: [...settledPayments, ...owedPayments] },
    also: settlements.flatMap(({ write }) => write ?? []),
    changes: settlementDifferences({
      record,
      paid: settledPayments,
      owed: owedPayments,
      cancellationFee,
    }),
    sums: settlementSums(decision, { paid: settledPayments, owed: owedPayments }),
  }
}

/** A payment with what goes back of it, and the write of its charges where they change. */
export async function withRefunds(
  payment: Payment,
  { record, now, deps }: { record: ItineraryRecord; now: string; deps: SettleDeps },
): Promise<{ payment: Payment; write?: PlannedWrite }> {
  if (payment.status !== 'Paid' || isCancellationFee(payment)) return { payment }
  const { agencyId, id: itineraryId, currency } = record
  const owner = { agencyId, itineraryId, paymentId: payment.paymentId }
  const { charges: found } = await deps.payments.find(agencyId, payment.paymentId)
  const before: PaymentCharges = found ?? { ...owner, version: 0, charges: [] }
  const all = [...before.charges, ...unknownCharges(payment, { charges: before.charges, currency })]
  const owing = { isOwed: false, needsConfirmation: true, retained: retainedOf(payment) }
  const charges = z.array(chargeSchema).parse(withRefundsDue(all, owing, now))
  const isMoved = JSON.stringify(charges) !== JSON.stringify(before.charges)
  return {
    payment: paymentRecord.parse(settledPayment(payment, charges)),
    ...(isMoved ? { write: chargesWrite(before, { charges, isOnTrip: true }) } : {}),
  }
}

interface Settled {
  readonly record: Pick<ItineraryRecord, 'currency'>
  readonly paid: readonly Payment[]
  readonly owed: readonly Payment[]
  readonly cancellationFee: Pick<CancellationFeeRecord, 'fee' | 'reason'>
}

/** The fee, why, what goes back and what is still due, for the trip's history. */
export function settlementDifferences({
  record,
  paid,
  owed,
  cancellationFee,
}: Settled): Difference[] {
  const { fee, reason } = cancellationFee
  const money = (amount: number) =>
    formatMoney({ amount, currency: record.currency }, { show: 'code' })
  const difference = (field: string, label: string, to: string): Difference => ({
    field,
    label,
    from: '',
    to,
  })
  return [
    difference('cancellationFee', 'Cancellation fee', money(fee)),
    ...(reason === undefined ? [] : [difference('cancellationFee.reason', 'Reason', reason)]),
    ...paid
      .filter((payment) => openRefund(payment) > 0)
      .map((payment) => {
        const { paymentId, paymentMethod = 'wire' } = payment
        const label = `Refund of ${paymentLabel(payment).toLowerCase()}, ${paymentMethodLabels[paymentMethod]}`
        return difference(`payments.${paymentId}.refund`, label, money(openRefund(payment)))
      }),
    ...owed.map((payment) =>
      difference(
        `payments.${payment.paymentId}`,
        paymentLabel(payment),
        `${money(payment.amount)}, due ${payment.dueDate ?? ''}`,
      ),
    ),
  ]
}
