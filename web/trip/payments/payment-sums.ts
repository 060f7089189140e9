import type { CalendarDate } from '#shared/dates/calendar-date'
import { type Payment, takenOf } from '#shared/itinerary/payments'

/** What the payments of a trip come to, minor units of its currency. */
export interface PaymentSums {
  readonly received: number
  readonly fees: number
  readonly outstanding: number
  /** Whether any of it is late. */
  readonly isLate: boolean
}

interface Summed {
  readonly payments: readonly Payment[]
  /** Those that are still asked for. */
  readonly open: readonly Payment[]
}

/** Received less what was sent back, the fees that came with it, and what is still asked for. */
export function paymentSums({ payments, open }: Summed, today: CalendarDate): PaymentSums {
  const paid = payments.filter(({ status }) => status === 'Paid').map(takenOf)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    received: sum(paid.map(({ amount }) => amount)),
    fees: sum(paid.map(({ serviceFee }) => serviceFee)),
    outstanding: sum(open.map(({ amount }) => amount)),
    isLate: open.some(({ dueDate }) => dueDate !== undefined && dueDate < today),
  }
}
