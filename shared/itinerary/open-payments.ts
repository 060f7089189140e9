import type { Payment, PaymentType } from './payments'

type Asked = Pick<Payment, 'paymentType' | 'status' | 'amount' | 'dueDate' | 'partyId'>

/**
 * The payments that are still asked for, the earliest due first: pending ones, and failed ones unless another payment of
 * the same type, amount and party group is asked for, under way or came in. An authorized payment is on its way and asked for no more.
 */
export function openPayments<P extends Asked>(payments: readonly P[]): P[] {
  const share = ({ paymentType, amount, partyId = '' }: P) => `${paymentType} ${amount} ${partyId}`
  const replaced = new Set(payments.filter(({ status }) => status !== 'Error').map(share))
  return payments
    .filter((payment) => payment.status === 'Pending' || (payment.status === 'Error' && !replaced.has(share(payment))))
    .toSorted((one, other) => compareDates(one.dueDate, other.dueDate))
}

/** The next payment of an itinerary, for lists. The amount in minor units of the itinerary's currency. */
export interface NextPayment {
  readonly dueDate: string
  readonly dueAmount: number
  readonly dueType: PaymentType
}

/** The payment that is due first; undefined when none with a due date is open. */
export function nextPayment(payments: readonly Asked[]): NextPayment | undefined {
  for (const { dueDate, amount, paymentType } of openPayments(payments)) {
    if (dueDate !== undefined) return { dueDate, dueAmount: amount, dueType: paymentType }
  }
  return undefined
}

/** Calendar dates in order; what has none comes last. */
function compareDates(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1
  return one < other ? -1 : 1
}
