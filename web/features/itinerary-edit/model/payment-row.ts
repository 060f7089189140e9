import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, paymentMethodLabels, paymentTypeLabels } from '#shared/itinerary/payments'
import { hasCapability } from '#shared/itinerary/states'
import { figureText } from '../../../components/money/money-parts'
import type { Trip } from './trip'
import { counted } from './words'

/** A payment as its line says it. */
export interface PaymentRow {
  readonly payment: Payment
  readonly type: string
  readonly party: string | undefined
  /** When it is due or came in, and how late it is. */
  readonly when: string
  /** How it was paid, or what each way would add. */
  readonly how: string
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  /** Still asked for. */
  readonly isOpen: boolean
  readonly isLate: boolean
}

const tones = { Paid: 'success', Authorized: 'info', Pending: 'warning', Error: 'error' } as const

/** The payments of a trip, as they were asked for. */
export function paymentRows(trip: Trip, today: CalendarDate): PaymentRow[] {
  const { payments, parties, currency } = trip
  const open = new Set(openPayments(payments))
  return payments.map((payment) => {
    const { dueDate, paidAt, status, partyId } = payment
    const isOpen = open.has(payment)
    const isLate = isOpen && isCalendarDate(dueDate) && dueDate < today
    return {
      ...{ payment, isOpen, isLate, type: paymentTypeLabels[payment.paymentType] },
      party: parties.find(({ id }) => id === partyId)?.name,
      tone: isLate ? 'error' : tones[status],
      when: whenWords({ dueDate, paidAt }, { today, isLate }),
      how: howWords(payment, currency),
    }
  })
}

function whenWords(
  { dueDate, paidAt }: Pick<Payment, 'dueDate' | 'paidAt'>,
  { today, isLate }: { readonly today: CalendarDate; readonly isLate: boolean },
): string {
  const paidOn = paidAt?.slice(0, 10)
  if (isCalendarDate(paidOn)) return `paid ${shortDate(paidOn)}`
  if (!isCalendarDate(dueDate)) return ''
  if (isLate) return `${counted(daysBetween(dueDate, today), 'day')} overdue`
  return dueDate === today ? 'due today' : `due ${shortDate(dueDate)}, ${dueDate.slice(0, 4)}`
}

function howWords({ paymentMethod, serviceFee, fees, status, refund }: Payment, currency: string): string {
  if (refund !== undefined) return refundWords[refund.status]
  if (status === 'Error') return 'The last attempt failed'
  if (paymentMethod !== undefined) {
    const fee = serviceFee > 0 ? `, fee ${figureText(serviceFee, currency)}` : ''
    return `${paymentMethodLabels[paymentMethod]}${fee}`
  }
  if (fees === undefined) return ''
  return `Card adds ${figureText(fees.credit, currency)}, ACH ${figureText(fees.ach, currency)}, a wire nothing`
}

const refundWords = { Pending: 'Being sent back', Paid: 'Sent back', Error: 'Could not be sent back' } as const

/** What may be done with the payments of a trip; the server judges again. */
export function mayCollect({ state, finance, payments }: Trip) {
  const isPossible = hasCapability(state, 'payment')
  const isTouched = payments.some(({ status }) => status === 'Paid' || status === 'Authorized')
  return {
    generate: isPossible && (finance?.sell ?? 0) > 0 && payments.length === 0,
    clear: isPossible && payments.length > 0 && !isTouched,
    collect: isPossible,
  }
}

/** Why nothing is asked for yet, and what comes next. */
export function noPaymentWords({ state, finance }: Trip): string {
  if (state === 'cancelled') return 'The trip is cancelled: nothing is asked for.'
  if (!hasCapability(state, 'payment')) return 'Payments can be asked for once the trip has a quote.'
  return (finance?.sell ?? 0) > 0
    ? 'Nothing is asked for yet. Deposit and balance follow from the price, which is then locked.'
    : 'There is nothing to pay: the trip has no price yet.'
}
