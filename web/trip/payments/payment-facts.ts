import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import {
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  type Refund,
} from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'
import { payableMethods } from '#shared/payments/payable-methods'
import { isStillAskedFor } from '#shared/payments/payable-payment'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { figureText, moneyText } from '../../components/money/money-parts'
import { isToGoBack } from './money-moving'

/** The details shown for a payment. */
export interface PaymentFacts {
  readonly type: string
  /** Which party group pays it. */
  readonly party: string | undefined
  readonly method: string
  readonly methodNote: string | undefined
  /** The fee it was paid with; the fee of each method while none is chosen. */
  readonly fee: string
  readonly date: string
  readonly dateNote: string | undefined
  /** The number of its receipt, once it is paid. */
  readonly receipt: string | undefined
  /** A refund: the amount and its progress. */
  readonly refund: string | undefined
  /** What a person has to do next. */
  readonly nextStep: string | undefined
  readonly isLate: boolean
  /** The payment's status, unless it is no longer due, or all of it was refunded. */
  readonly status: Payment['status'] | 'Cancelled' | 'Written off' | 'Refunded'
}

interface Told {
  readonly payment: Payment
  /** Whether it is still open; a failed one may have been replaced. */
  readonly isOpen: boolean
  readonly parties: readonly { readonly id: string; readonly name: string }[]
  readonly currency: string
  readonly state: ItineraryState
  readonly today: CalendarDate
}

/** A payment in words: what it pays, how, and when it was received or is due. */
export function paymentFacts({
  payment,
  isOpen,
  parties,
  currency,
  state,
  today,
}: Told): PaymentFacts {
  const { paymentMethod, status, dueDate, paidAt, partyId, refund } = payment
  const isLate = isOpen && isCalendarDate(dueDate) && dueDate < today
  const isUnpaid = status === 'Pending' || status === 'Error'
  const isVoid = isUnpaid && !isStillAskedFor(payment, state)
  const isWrittenOff = isVoid && payment.writtenOff !== undefined
  return {
    type: paymentLabel(payment),
    party: partyId === undefined ? undefined : parties.find(({ id }) => id === partyId)?.name,
    method: paymentMethod === undefined ? 'Not chosen yet' : paymentMethodLabels[paymentMethod],
    methodNote: methodNote(payment),
    fee: isVoid ? '' : feeWords(payment, { isOpen, currency }),
    date: isVoid ? 'no longer due' : dateWords({ status, paidAt, dueDate }, today),
    dateNote: isVoid ? undefined : lateNote(dueDate, { isLate, today, status }),
    receipt: payment.receiptNumber,
    refund: refundNote(payment, { currency, state }),
    nextStep: refund?.task,
    isLate,
    status: isWrittenOff
      ? 'Written off'
      : isVoid
        ? 'Cancelled'
        : isRefunded(payment)
          ? 'Refunded'
          : status,
  }
}

function refundNote(
  payment: Payment,
  { currency, state }: Pick<Told, 'currency' | 'state'>,
): string | undefined {
  const { refund, amount, serviceFee } = payment
  const keptAmount = retainedOf(payment)
  const notes = [
    ...(refund?.sent === undefined ? [] : [`${moneyText(refund.sent, currency)} refunded`]),
    ...(refund === undefined
      ? []
      : [
          `${moneyText(refund.amount, currency)} ${refundWords[isToSend(refund) ? 'Open' : refund.status]}`,
        ]),
    ...(isToGoBack(payment, state)
      ? [`${moneyText(amount + serviceFee - keptAmount, currency)} to be refunded`]
      : []),
    ...(keptAmount > 0 ? [`${moneyText(keptAmount, currency)} kept`] : []),
  ]
  return notes.length === 0 ? undefined : notes.join(', ')
}

const isRefunded = ({ refund, amount, serviceFee }: Payment): boolean =>
  refund?.status === 'Paid' && refund.amount >= amount + serviceFee

/** Whether nobody has begun to send it: to be confirmed, or to be sent by hand. */
const isToSend = ({ needsConfirmation, status, task }: Refund): boolean =>
  needsConfirmation === true || (status === 'Pending' && task !== undefined)

const refundWords = {
  Open: 'to be refunded',
  Pending: 'refund in progress',
  Paid: 'refunded',
  Error: 'refund failed',
} as const

function methodNote({ paymentData = {}, status, paymentMethod }: Payment): string | undefined {
  const { brand, bankName, last4, reference } = paymentData
  const account = [brand ?? bankName, last4]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
  if (account !== '') return account
  if (paymentMethod === 'wire' && reference !== undefined) return reference
  return status === 'Pending' && paymentMethod === 'wire' ? 'awaiting transfer' : undefined
}

function feeWords(
  { fees, paymentMethod, serviceFee, status }: Payment,
  { isOpen, currency }: Pick<Told, 'isOpen' | 'currency'>,
): string {
  const isTriedOnly = isOpen && status === 'Error'
  if (paymentMethod !== undefined && !isTriedOnly) return figureText(serviceFee, currency)
  if (fees === undefined) return '–'
  const ach = payableMethods(currency).includes('ach')
    ? `, ACH ${figureText(fees.ach, currency)}`
    : ''
  return `Card ${figureText(fees.credit, currency)}${ach}, wire free`
}

function dateWords(
  { status, paidAt, dueDate }: Pick<Payment, 'status' | 'paidAt' | 'dueDate'>,
  today: CalendarDate,
): string {
  const paidOn = paidAt?.slice(0, 10)
  if (status === 'Authorized') return 'processing'
  if (status === 'Paid' && isCalendarDate(paidOn)) return `paid ${withYear(paidOn)}`
  if (!isCalendarDate(dueDate)) return '–'
  return dueDate === today ? 'due today' : `due ${withYear(dueDate)}`
}

const withYear = (date: CalendarDate): string => `${shortDate(date)}, ${date.slice(0, 4)}`

function lateNote(
  dueDate: string | undefined,
  { isLate, today, status }: { isLate: boolean; today: CalendarDate; status: Payment['status'] },
): string | undefined {
  if (status === 'Authorized') return undefined
  const failureWords = status === 'Error' ? 'last attempt failed' : undefined
  if (!isLate || !isCalendarDate(dueDate)) return failureWords
  const days = daysBetween(dueDate, today)
  return [`${days} ${days === 1 ? 'day' : 'days'} overdue`, failureWords]
    .filter((part) => part !== undefined)
    .join(', ')
}
