import type { CalendarDate } from '#shared/dates/calendar-date'
import { defaultDueDateLeadDays, paymentsDue } from '#shared/pricing/payments-due'
import type { Figures } from './live-price'

export interface DueDates {
  /** The day on which the deposit is due, and the balance; undefined when there is nothing to pay of it. */
  readonly deposit: CalendarDate | undefined
  readonly balance: CalendarDate | undefined
  /** Both are due today: one payment replaces them (pricing.md, Payments). */
  readonly isOne: boolean
}

interface DueQuestion {
  readonly finance: Figures['finance']
  readonly startDate: CalendarDate
  readonly today: CalendarDate
  readonly leadDays: number | undefined
  /** False once they are asked for, or never will be: payments then have days of their own. */
  readonly isOpen?: boolean
}

/** When what is due, if it were asked for today. */
export function dueDates(question: DueQuestion): DueDates {
  const { finance, startDate, today, leadDays = defaultDueDateLeadDays, isOpen = true } = question
  const payments = isOpen ? paymentsDue({ finance, startDate, today, leadDays }) : []
  const dayOf = (type: string) => payments.find(({ paymentType }) => paymentType === type)?.dueDate
  const whole = dayOf('sell')
  return { deposit: whole ?? dayOf('deposit'), balance: whole ?? dayOf('balance'), isOne: whole !== undefined }
}
