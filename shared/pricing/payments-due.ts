import { addDays, type CalendarDate } from '../dates/calendar-date'
import type { PlanStep } from '../itinerary/payment-plan'
import { scaleAmount } from '../money/scale-amount'

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
 * replaces them. A plan asks for parts of the price on days of their own, and for what is left as
 * the balance; those whose day has passed are due today with the deposit. A payment of nothing is
 * left out.
 */
export function paymentsDue(schedule: Schedule): PaymentDue[] {
  const { finance, today, had = 0 } = schedule
  const later = laterParts(schedule)
  const parts = [{ amount: finance.deposit, dueDate: today }, ...later]
  let rest = had
  const open = parts.map(({ amount, dueDate }, index) => {
    const cover = Math.max(0, Math.min(rest, amount))
    rest -= cover
    return { amount: amount - cover, dueDate, isDeposit: index === 0 }
  })
  const now = open.filter(({ dueDate }) => dueDate <= today)
  const paymentType =
    now.length === open.length
      ? 'sell'
      : now.some(({ isDeposit, amount }) => isDeposit && amount > 0)
        ? 'deposit'
        : 'balance'
  const amount = now.reduce((sum, one) => sum + one.amount, 0)
  return [
    { paymentType, amount, dueDate: today } as const,
    ...open
      .filter(({ dueDate }) => dueDate > today)
      .map(
        (one) => ({ paymentType: 'balance', amount: one.amount, dueDate: one.dueDate }) as const,
      ),
  ].filter((payment) => payment.amount !== 0)
}

/** What of the price is due after the deposit, by its day: the steps of a plan, and what is left. */
function laterParts({
  finance: { sell, balance },
  startDate,
  leadDays = defaultDueDateLeadDays,
  steps = [],
}: Schedule): { readonly amount: number; readonly dueDate: CalendarDate }[] {
  let rest = balance
  const parts = steps
    .toSorted((one, other) => other.days - one.days)
    .map(({ days, percent }) => {
      const share = { numerator: Math.round(percent * 100), denominator: 10_000 }
      const amount = Math.min(rest, scaleAmount(sell, share))
      rest -= amount
      return { amount, dueDate: addDays(startDate, -days) }
    })
  const balanceDue = addDays(startDate, -leadDays)
  const isEarlier = ({ dueDate }: { readonly dueDate: CalendarDate }) => dueDate < balanceDue
  const sameDay = parts.find(({ dueDate }) => dueDate === balanceDue)?.amount ?? 0
  return [
    ...parts.filter(isEarlier),
    { amount: rest + sameDay, dueDate: balanceDue },
    ...parts.filter(({ dueDate }) => dueDate > balanceDue),
  ]
}

export interface Schedule {
  readonly finance: { readonly sell: number; readonly deposit: number; readonly balance: number }
  readonly startDate: CalendarDate
  readonly today: CalendarDate
  readonly leadDays?: number
  /** Parts of the price that are due on days of their own. */
  readonly steps?: readonly PlanStep[] | undefined
  /** What came in already, minor units: it counts towards the earliest parts. */
  readonly had?: number
}
