import type { CalendarDate } from '../dates/calendar-date'
import type { Payment } from '../itinerary/payments'
import { dueDateRefusal, type EditRefusal } from './edit-payments'

/** A further payment that takes over a part of one that is still to come; minor units. */
export interface Instalment {
  /** The payment whose type and party group it has. */
  readonly of: string
  readonly amount: number
  readonly dueDate: CalendarDate
}

interface Judging {
  readonly payments: readonly Payment[]
  readonly today: CalendarDate
  readonly startDate: CalendarDate
}

/**
 * Whether no money was ever taken for a payment, so that it may go or be divided; the fee of a party
 * group that cancelled was decided then, and may not.
 */
const isToCome = (payment: Payment | undefined): payment is Payment =>
  payment !== undefined &&
  payment.status !== 'Paid' &&
  payment.status !== 'Authorized' &&
  payment.partyCancelled !== true &&
  payment.refund === undefined

/**
 * What is wrong with payments that are added: each is a part of one that is still to come, due from
 * today to the start of the trip. (The sum is apart: see paymentsSum.)
 */
export function instalmentRefusals(
  instalments: readonly Instalment[],
  { payments, ...days }: Judging,
): EditRefusal[] {
  return instalments.flatMap(({ of, dueDate }, index): EditRefusal[] => {
    const refuse = (field: string, message: string) => [
      { field: `body.instalments.${index}.${field}`, message },
    ]
    if (!isToCome(payments.find(({ paymentId }) => paymentId === of)))
      return refuse('of', 'must be an unpaid payment of this itinerary')
    const message = dueDateRefusal(dueDate, days)
    return message === undefined ? [] : refuse('dueDate', message)
  })
}

/** What is wrong with payments that are taken off: each is one that is still to come. */
export function removalRefusals(
  removed: readonly string[],
  { payments }: Pick<Judging, 'payments'>,
): EditRefusal[] {
  return removed.flatMap((id, index) =>
    isToCome(payments.find(({ paymentId }) => paymentId === id))
      ? []
      : [
          {
            field: `body.removed.${index}`,
            message: 'must be an unpaid payment of this itinerary',
          },
        ],
  )
}

/** The payments with some added, each after the one that it is a part of, and some taken off. */
export function withInstalments(
  payments: readonly Payment[],
  {
    instalments,
    removed,
  }: { readonly instalments: readonly Instalment[]; readonly removed: readonly string[] },
  make: (payment: Payment, instalment: Instalment) => Payment,
): Payment[] {
  return payments
    .flatMap((payment) => [
      payment,
      ...instalments
        .filter(({ of }) => of === payment.paymentId)
        .map((instalment) => make(payment, instalment)),
    ])
    .filter(({ paymentId }) => !removed.includes(paymentId))
}
