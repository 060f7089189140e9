import type { ClientPayment } from '../api/client-queries'

/** What a client owes and has paid in one currency, in minor units. */
export interface ClientMoney {
  readonly currency: string
  readonly owed: number
  /** The part of it whose date has passed. */
  readonly late: number
  readonly paid: number
  /** The first payment to come. */
  readonly next: ClientPayment | undefined
}

/**
 * Sums of a client's payments by currency, in the order of their codes. Void payments count for
 * nothing.
 */
export function moneyOfClient(payments: readonly ClientPayment[]): ClientMoney[] {
  const currencies = [...new Set(payments.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = payments.filter((payment) => payment.currency === currency)
    const open = own.filter(
      ({ standing, status }) => standing === 'open' && status !== 'Authorized',
    )
    const byDue = open.toSorted((one, other) =>
      (one.dueDate ?? '~') < (other.dueDate ?? '~') ? -1 : 1,
    )
    return {
      currency,
      owed: sumOf(open),
      late: sumOf(open.filter(({ overdueDays }) => overdueDays > 0)),
      paid: sumOf(own.filter(({ standing }) => standing === 'paid')),
      next: byDue.find(({ dueDate }) => dueDate !== undefined),
    }
  })
}

const sumOf = (payments: readonly ClientPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)
