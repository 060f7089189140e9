import type { CalendarDate } from '#shared/dates/calendar-date'
import { type ChosenPlan, findPlan, type PlanStep } from '#shared/itinerary/payment-plan'
import { hasPricePayments } from '#shared/itinerary/payments'
import { defaultDueDateLeadDays, type PaymentDue, paymentsDue } from '#shared/pricing/payments-due'
import { useSession } from '../../../../lib/session/session'
import { useTripPage } from '../../../../trip/page/trip-page'
import type { Figures } from '../../../../trip/price/live-price'

/** What of this page's trip would be due when, and by which of the agency's plans. */
export function useDueDates(): { readonly due: DueDates; readonly plan: ChosenPlan | undefined } {
  const { trip, price, today, leadDays } = useTripPage()
  const { agency } = useSession()
  const plan = findPlan(trip, agency.paymentPlans)
  const isOpen = !hasPricePayments(trip.payments) && trip.state !== 'cancelled'
  const { startDate } = trip.itinerary
  const { finance } = price
  return {
    plan,
    due: dueDates({ finance, startDate, today, leadDays, isOpen, steps: plan?.steps }),
  }
}

export interface DueDates {
  /** When deposit and balance are due; undefined when nothing is left to pay. */
  readonly deposit: CalendarDate | undefined
  readonly balance: CalendarDate | undefined
  /** What would be asked for, by its day. */
  readonly payments: readonly PaymentDue[]
  /** Both are due today, so one payment replaces them (pricing.md, Payments). */
  readonly isOne: boolean
}

interface DueQuestion {
  readonly finance: Figures['finance']
  readonly startDate: CalendarDate
  readonly today: CalendarDate
  readonly leadDays: number | undefined
  readonly steps?: readonly PlanStep[] | undefined
  /** False once payments exist, or never will: they then have dates of their own. */
  readonly isOpen?: boolean
}

/** What would be due when, if payments were generated today. */
export function dueDates(question: DueQuestion): DueDates {
  const {
    finance,
    startDate,
    today,
    leadDays = defaultDueDateLeadDays,
    steps,
    isOpen = true,
  } = question
  const payments = isOpen ? paymentsDue({ finance, startDate, today, leadDays, steps }) : []
  const dayOf = (type: string) =>
    payments.findLast(({ paymentType }) => paymentType === type)?.dueDate
  const whole = dayOf('sell')
  return {
    deposit: whole ?? dayOf('deposit'),
    balance: whole ?? dayOf('balance'),
    payments,
    isOne: whole !== undefined,
  }
}
