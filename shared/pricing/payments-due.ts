import { addDays, type CalendarDate } from '../dates/calendar-date'

/**
 * Days before the start on which the balance is due, unless configured otherwise (1 §9,
 * DUE_DATE_LEAD_DAYS).
 */
export const defaultDueDateLeadDays = 84

/** A payment to be asked for; the amount in minor units of the itinerary's currency. */
export interface PaymentDue {
  readonly paymentType: 'deposit' | 'balance' | 'sell'
  readonly amount: number
  readonly dueDate: CalendarDate
}

/**
 * The payments of an itinerary (pricing.md, Payments): the deposit today, the balance 84 days
 * before the start but never before today; when both would be due today, one payment of type `sell`
 * replaces them. A payment of nothing is left out.
 */
export function paymentsDue({
  finance,
  startDate,
  today,
  leadDays = defaultDueDateLeadDays,
}: Schedule): PaymentDue[] {
  const balanceDue = addDays(startDate, -leadDays)
  const payments: PaymentDue[] =
    balanceDue <= today
      ? [{ paymentType: 'sell', amount: finance.sell, dueDate: today }]
      : [
          { paymentType: 'deposit', amount: finance.deposit, dueDate: today },
          { paymentType: 'balance', amount: finance.balance, dueDate: balanceDue },
        ]
  return payments.filter(({ amount }) => amount !== 0)
}

export interface Schedule {
  readonly finance: { readonly sell: number; readonly deposit: number; readonly balance: number }
  readonly startDate: CalendarDate
  readonly today: CalendarDate
  readonly leadDays?: number
}
