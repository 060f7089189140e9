import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { paymentIdSchema } from '#shared/ids/ids'
import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { payerOf } from '#shared/itinerary/payers'
import type { ChosenPlan } from '#shared/itinerary/payment-plan'
import {
  isPlanningFee,
  type Payment,
  paymentLabel,
  pricePayments,
  withoutRefund,
} from '#shared/itinerary/payments'
import { staysWaitingForPrice } from '#shared/itinerary/supplier-stays'
import { type MatchedPayment, matchPayments } from '#shared/payments/match-payments'
import { methodFees } from '#shared/payments/method-fees'
import { type PlannedPayment, planPayments } from '#shared/payments/plan-payments'
import { activeParties } from '#shared/pricing/active-parties'
import { paymentDescriptor, wholeWords } from '#shared/pricing/payment-descriptor'
import { lockedIncompatible } from '#shared/pricing/reprice-itinerary'
import { dueDateLeadDays, feesInForce } from '../../runtime/configuration'
import type { MakeId } from '../../runtime/make-id'
import { isMadeOrUnderWay, requirePaymentState } from './require-payable'

interface Asking {
  /** What the payer's statement begins with. */
  readonly agencyName: string
  readonly today: CalendarDate
  readonly plan: ChosenPlan | undefined
  readonly makeId: MakeId
}

/** The most payments of one trip: each is written with every change of it, in one transaction. */
export const maxPayments = 40

/**
 * The record that asks for its payments: deposit and balance, with the parts of a plan
 * between them, or all at once. What was made or is
 * under way stays and counts, less what was sent back, and so does a planning fee; what is asked for as before keeps its id, so
 * that its page and link serve on, and the others are made anew. The price is agreed with that, so
 * the flags requote and locked_incompatible go.
 * @throws AppError payment.not-possible, payment.no-price, payment.too-many; payment.unpriced with
 * the stays whose price is gone since they were changed: the client would be asked for a part of
 * what the trip costs
 */
export function withNewPayments(record: ItineraryRecord, asking: Asking): ItineraryRecord {
  requirePaymentState(record)
  const { finance, startDate, flags, partyCancellations = [] } = record
  if (finance === undefined || finance.sell <= 0)
    throw new AppError('payment.no-price', { state: record.state })
  requirePriced(record)
  const parties = activeParties(record)
  const keptPayments = pricePayments(record.payments)
    .filter(
      (payment) =>
        isMadeOrUnderWay(payment) || payment.writtenOff !== undefined || isPlanningFee(payment),
    )
    .map((payment) => inPayersGroup(payment, { record, groups: parties.groups }))
  const plan = planPayments({
    finance,
    startDate,
    today: asking.today,
    leadDays: dueDateLeadDays(),
    steps: asking.plan?.steps,
    kept: keptPayments.map((payment) => ({
      amount: withoutRefund(payment).amount,
      partyId: payment.partyId,
    })),
    ...parties,
    isShared: partyCancellations.length > 0,
  })
  const replaceable = pricePayments(record.payments).filter(isReplaceable)
  const payments = [
    ...keptPayments,
    ...matchPayments(plan, replaceable).map((one) => plannedPayment(record, one, asking)),
    ...record.payments.filter(({ partyCancelled }) => partyCancelled),
  ]
  if (payments.length > maxPayments)
    throw new AppError('payment.too-many', { payments: payments.length, maxPayments })
  const flagsAfter = withoutFlag(withoutFlag(flags, 'requote'), lockedIncompatible)
  return {
    ...record,
    payments: inPlace(payments, record.payments),
    paymentPlan: asking.plan,
    flags: withFlag(flagsAfter, 'genpay'),
  }
}

/** Where nothing is new the order stays too. */
function inPlace(payments: readonly Payment[], before: readonly Payment[]): Payment[] {
  const knownPayments = before.flatMap((old) =>
    payments.filter(({ paymentId }) => paymentId === old.paymentId),
  )
  return knownPayments.length === payments.length ? knownPayments : [...payments]
}

/**
 * A planning fee that the trip's client was asked for before the bill was split: it counts for the
 * group that this client pays, so that each group's payments come to its share.
 */
function inPayersGroup(payment: Payment, { record, groups }: Sharing): Payment {
  const isShared = groups.length > 1 && payment.partyId === undefined
  if (!isShared || !isPlanningFee(payment)) return payment
  const own = groups.find(({ id }) => payerOf(record, id) === record.clientId)
  return own === undefined ? payment : { ...payment, partyId: own.id }
}

interface Sharing {
  readonly record: ItineraryRecord
  readonly groups: readonly { readonly id: string }[]
}

function requirePriced(record: ItineraryRecord): void {
  const unpricedStays = staysWaitingForPrice(record)
  if (unpricedStays.length > 0)
    throw new AppError('payment.unpriced', { segmentIds: unpricedStays.map(({ id }) => id) })
}

/** What no money was ever taken for: asked for in the same way again it stays the same payment. */
const isReplaceable = (payment: Payment): boolean =>
  payment.writtenOff === undefined &&
  !isMadeOrUnderWay(payment) &&
  !isPlanningFee(payment) &&
  payment.refund === undefined

function plannedPayment(
  record: ItineraryRecord,
  { planned, asked }: MatchedPayment,
  asking: Asking,
): Payment {
  const fresh = newPayment(record, planned, asking)
  const { fees, descriptors } = fresh
  return asked === undefined ? fresh : { ...asked, fees, descriptors }
}

/** A payment that is asked for from now on, with what each way to pay adds. */
export function newPayment(
  record: Pick<ItineraryRecord, 'rates'>,
  planned: Omit<PlannedPayment, 'dueDate'> &
    Pick<Payment, 'dueDate' | 'purpose' | 'refundable' | 'restOf' | 'partyCancelled'>,
  { agencyName, makeId }: Pick<Asking, 'agencyName' | 'makeId'>,
): Payment {
  const { paymentType, purpose, refundable, restOf, partyCancelled, amount, dueDate, partyId } =
    planned
  const text = `${agencyName} ${paymentLabel(planned)}`
  return {
    paymentId: paymentIdSchema.parse(makeId('payment')),
    paymentType,
    amount,
    dueDate,
    serviceFee: 0,
    status: 'Pending',
    fees: feesOf(record, amount),
    descriptors: {
      credit: paymentDescriptor(wholeWords(text, 'credit'), 'credit'),
      ach: paymentDescriptor(wholeWords(text, 'ach'), 'ach'),
    },
    ...(purpose === undefined ? {} : { purpose }),
    ...(refundable === undefined ? {} : { refundable }),
    ...(restOf === undefined ? {} : { restOf }),
    ...(partyCancelled === undefined ? {} : { partyCancelled }),
    ...(partyId === undefined ? {} : { partyId }),
  }
}

/**
 * Whether two payments are one that asks for the same money in the same ways: pages that were
 * opened for it still hold.
 */
export const isAskedAlike = (one: Payment, other: Payment): boolean =>
  one.paymentId === other.paymentId &&
  one.amount === other.amount &&
  one.fees?.credit === other.fees?.credit &&
  one.fees?.ach === other.fees?.ach

/**
 * What each method adds to an amount of a trip: the trip's own percentages, else those in force.
 */
export function feesOf(
  { rates }: Pick<ItineraryRecord, 'rates'>,
  amount: number,
): { credit: number; ach: number } {
  const { credit, ach } = feesInForce()
  return methodFees(amount, { credit: rates.credit ?? credit, ach: rates.ach ?? ach })
}
