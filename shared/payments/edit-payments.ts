import type { CalendarDate } from '../dates/calendar-date'
import { openPayments } from '../itinerary/open-payments'
import { type Payment, pricePayments, withoutRefund } from '../itinerary/payments'

/** What an agent changes of a payment. */
export interface PaymentEdit {
  readonly paymentId: string
  readonly amount?: number | undefined
  readonly dueDate?: CalendarDate | undefined
}

/** Why an edit is refused, with the field it is about. */
export interface EditRefusal {
  readonly field: string
  readonly message: string
}

/**
 * What is wrong with edits of payments: each names one that is still to come, once, no due date
 * is before today nor after the start of the trip, and the fee of a group that cancelled stays what
 * it is. (The sum is apart: see paymentsSum.)
 */
export function editRefusals(
  edits: readonly PaymentEdit[],
  {
    payments,
    today,
    startDate,
  }: { payments: readonly Payment[]; today: CalendarDate; startDate: CalendarDate },
): EditRefusal[] {
  return edits.flatMap(({ paymentId, amount, dueDate }, index): EditRefusal[] => {
    const refuse = (field: string, message: string) => [
      { field: `body.payments.${index}.${field}`, message },
    ]
    const payment = payments.find((one) => one.paymentId === paymentId)
    if (payment === undefined) return refuse('paymentId', 'must be a payment of this itinerary')
    if (edits.findIndex((other) => other.paymentId === paymentId) < index)
      return refuse('paymentId', 'must be listed once')
    const isChanged =
      (amount ?? payment.amount) !== payment.amount ||
      (dueDate ?? payment.dueDate) !== payment.dueDate
    if (!isChanged) return []
    if (payment.status === 'Paid' || payment.status === 'Authorized' || payment.writtenOff) {
      return refuse('paymentId', 'must be an unpaid payment')
    }
    if (payment.partyCancelled && (amount ?? payment.amount) !== payment.amount)
      return refuse('amount', 'must stay the fee of the group that cancelled')
    if (dueDate === undefined) return []
    const message = dueDateRefusal(dueDate, { today, startDate, before: payment.dueDate })
    return message === undefined ? [] : refuse('dueDate', message)
  })
}

interface DueDays {
  readonly today: CalendarDate
  readonly startDate: CalendarDate
  /** When it was due before: that day may have passed. */
  readonly before?: string | undefined
}

/** Why a payment can't be due on a day: it has passed, or lies after the start of the trip. */
export function dueDateRefusal(
  dueDate: CalendarDate,
  { today, startDate, before }: DueDays,
): string | undefined {
  if (dueDate < today && dueDate !== before) return 'must not be before today'
  const last = startDate > today ? startDate : today
  return dueDate > last ? 'must not be after the trip’s start date' : undefined
}

/** The payments with the edits made. */
export function editedPayments(
  payments: readonly Payment[],
  edits: readonly PaymentEdit[],
): Payment[] {
  return payments.map((payment) => {
    const edit = edits.find(({ paymentId }) => paymentId === payment.paymentId)
    return {
      ...payment,
      amount: edit?.amount ?? payment.amount,
      dueDate: edit?.dueDate ?? payment.dueDate,
    }
  })
}

/**
 * All that payments of the price ask for and have brought in, less what was sent back; minor units.
 */
export const paymentsSum = (payments: readonly Summed[]): number =>
  pricePayments(payments).reduce(
    (sum, payment) => sum + withoutRefund({ status: 'Paid', serviceFee: 0, ...payment }).amount,
    0,
  )

/**
 * What payments come to as they stand: those made or under way, and those still asked for; minor
 * units.
 */
export const standingSum = (payments: readonly Payment[]): number =>
  paymentsSum([
    ...payments.filter(
      ({ status, writtenOff }) =>
        status === 'Paid' || status === 'Authorized' || writtenOff !== undefined,
    ),
    ...openPayments(payments),
  ])

type Summed = Pick<Payment, 'amount'> &
  Partial<Pick<Payment, 'serviceFee' | 'status' | 'refund' | 'partyCancelled'>>
