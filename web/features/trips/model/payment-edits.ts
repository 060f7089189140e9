import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { PaymentId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import { exponentOf } from '#shared/money/currency-exponent'
import { amountText, readAmount } from '#shared/money/money'
import { paymentsSum } from '#shared/payments/edit-payments'

/** An open payment as typed. */
export interface TypedPayment {
  readonly paymentId: PaymentId
  readonly amount: string
  readonly dueDate: string
}

export interface ReadPayment {
  readonly paymentId: PaymentId
  readonly amount: number
  readonly dueDate: CalendarDate
}

/** The payments that may be changed, as form values. */
export function typedPayments(open: readonly Payment[], currency: string): TypedPayment[] {
  return open.map(({ paymentId, amount, dueDate = '' }) => ({
    paymentId,
    amount: amountText({ amount, currency }),
    dueDate,
  }))
}

/**
 * Parses an amount to minor units: digits, commas between thousands, a point before the decimals.
 * Undefined if invalid.
 */
export function typedAmount(text: string, currency: string): number | undefined {
  const exponent = exponentOf(currency)
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.trim())
  const [, whole = '', fraction = ''] = match ?? []
  if (match === null || fraction.length > exponent) return undefined
  try {
    const amount = readAmount(`${whole.replaceAll(',', '')}.${fraction}`, currency)
    return amount > 0 ? amount : undefined
  } catch {
    return undefined // too large
  }
}

/**
 * The error of a changed due date: it must be today or later, and no later than the trip's start.
 */
export function dueProblem(
  { dueDate }: Pick<TypedPayment, 'dueDate'>,
  {
    was,
    startDate,
    today,
  }: { was: Pick<Payment, 'dueDate'> | undefined; startDate: CalendarDate; today: CalendarDate },
): string | undefined {
  if (!isCalendarDate(dueDate) || dueDate === was?.dueDate) return undefined
  if (dueDate < today) return 'This date has passed'
  return dueDate > startDate && dueDate > today ? 'Must be due before departure' : undefined
}

/** The error of an amount, by its currency's decimals. */
export function amountProblem(
  { amount }: Pick<TypedPayment, 'amount'>,
  currency: string,
): string | undefined {
  if (typedAmount(amount, currency) !== undefined) return undefined
  const exponent = exponentOf(currency)
  return exponent === 0
    ? 'Enter a whole amount above zero'
    : `Enter an amount above zero, with at most ${exponent} decimals`
}

/** The typed values parsed; undefined while an amount or a date is invalid. */
export function readPayments(
  typed: readonly TypedPayment[],
  currency: string,
): ReadPayment[] | undefined {
  const read = typed.flatMap(({ paymentId, amount: text, dueDate }) => {
    const amount = typedAmount(text, currency)
    return amount === undefined || !isCalendarDate(dueDate) ? [] : [{ paymentId, amount, dueDate }]
  })
  return read.length === typed.length ? read : undefined
}

/** How much the payments exceed the sell (negative if less); it must be zero to save. */
export function overSell(
  read: readonly ReadPayment[],
  {
    payments,
    sell,
  }: { payments: readonly Pick<Payment, 'paymentId' | 'amount' | 'refund'>[]; sell: number },
): number {
  const typed = new Map<string, number>(read.map(({ paymentId, amount }) => [paymentId, amount]))
  return (
    paymentsSum(
      payments.map((payment) => ({
        ...payment,
        amount: typed.get(payment.paymentId) ?? payment.amount,
      })),
    ) - sell
  )
}

/**
 * Adjusts the last payment so that all of them add up; undefined if nothing would be left of it.
 */
export function balanceLastPayment(
  typed: readonly TypedPayment[],
  { over, currency }: { readonly over: number; readonly currency: string },
): TypedPayment[] | undefined {
  const last = typed.at(-1)
  const amount = last === undefined ? undefined : typedAmount(last.amount, currency)
  if (last === undefined || amount === undefined || amount - over <= 0) return undefined
  return [
    ...typed.slice(0, -1),
    { ...last, amount: amountText({ amount: amount - over, currency }) },
  ]
}
