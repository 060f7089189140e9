import { isCancellationFee, type Payment, type PaymentType } from './payments'

type Asked = Pick<Payment, 'paymentType' | 'status' | 'amount' | 'dueDate' | 'partyId'> &
  Partial<Pick<Payment, 'purpose' | 'partyCancelled' | 'restOf'>> & {
    readonly writtenOff?: Payment['writtenOff'] | string
  }

/**
 * The payments that are still asked for, the earliest due first: pending ones, and failed ones
 * unless another payment of the same type, amount, due date and party group is asked for, under way
 * or came in: an equal part that is due on another day is not the same, nor the rest of a payment of
 * which only a part arrived. Authorized payments are in progress and no longer open, and of a party
 * group that cancelled only the fee is.
 */
export function openPayments<P extends Asked>(payments: readonly P[]): P[] {
  const share = ({ paymentType, amount, dueDate = '', partyId = '', restOf }: P) =>
    `${paymentType} ${amount} ${dueDate} ${partyId} ${restOf ?? ''}`
  const livingShares = new Set(payments.filter(({ status }) => status !== 'Error').map(share))
  return payments
    .filter(
      (payment) =>
        payment.writtenOff === undefined &&
        (payment.partyCancelled !== true || isCancellationFee(payment)),
    )
    .filter(
      (payment) =>
        payment.status === 'Pending' ||
        (payment.status === 'Error' && !livingShares.has(share(payment))),
    )
    .toSorted((one, other) => compareDates(one.dueDate, other.dueDate))
}

/**
 * What an itinerary asks for next, for lists: all that is due on that day, in minor units of the
 * itinerary's currency.
 */
export interface NextPayment {
  readonly dueDate: string
  readonly dueAmount: number
  readonly dueType: PaymentType
  readonly duePurpose?: Payment['purpose']
}

/**
 * What is due first, by several party groups perhaps; undefined when nothing with a due date is
 * open.
 */
export function nextPayment(payments: readonly Asked[]): NextPayment | undefined {
  const open = openPayments(payments)
  const first = open.find(({ dueDate }) => dueDate !== undefined)
  if (first?.dueDate === undefined) return undefined
  const { dueDate, paymentType: dueType, purpose: duePurpose } = first
  const due = open.filter((payment) => payment.dueDate === dueDate)
  return {
    dueDate,
    dueAmount: due.reduce((sum, { amount }) => sum + amount, 0),
    dueType,
    duePurpose,
  }
}

/** Calendar dates in order; what has none comes last. */
function compareDates(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1
  return one < other ? -1 : 1
}
