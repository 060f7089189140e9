import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { PaymentId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import { exponentOf } from '#shared/money/currency-exponent'
import { amountText, readAmount } from '#shared/money/money'
import { paymentsSum } from '#shared/payments/edit-payments'

/** An open payment as typed, or a further one that takes over a part of it. */
export interface TypedPayment {
  readonly paymentId: PaymentId
  readonly isInstalment?: boolean
  readonly amount: string
  readonly dueDate: string
}

export interface ReadPayment {
  readonly paymentId: PaymentId
  readonly isInstalment: boolean
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
  const typedValues = typed.flatMap(
    ({ paymentId, isInstalment = false, amount: text, dueDate }) => {
      const amount = typedAmount(text, currency)
      if (amount === undefined || !isCalendarDate(dueDate)) return []
      return [{ paymentId, isInstalment, amount, dueDate }]
    },
  )
  return typedValues.length === typed.length ? typedValues : undefined
}

interface ComparedPayments {
  readonly payments: readonly Pick<Payment, 'paymentId' | 'amount' | 'refund'>[]
  readonly sell: number
  readonly removed: readonly PaymentId[]
}

/** How much the payments exceed the sell (negative if less); it must be zero to save. */
export function overSell(
  read: readonly ReadPayment[],
  { payments, sell, removed }: ComparedPayments,
): number {
  const typedRows = read.filter(({ isInstalment }) => !isInstalment)
  const amounts = new Map<string, number>(typedRows.map((one) => [one.paymentId, one.amount]))
  const others = payments
    .filter(({ paymentId }) => !removed.includes(paymentId))
    .map((payment) => ({ ...payment, amount: amounts.get(payment.paymentId) ?? payment.amount }))
  return paymentsSum([...others, ...read.filter(({ isInstalment }) => isInstalment)]) - sell
}

/** The rows with one divided in two of the same day. */
export function divideRow(
  typed: readonly TypedPayment[],
  at: number,
  currency: string,
): TypedPayment[] {
  return typed.flatMap((row, index) => {
    const amount = typedAmount(row.amount, currency)
    if (index !== at || amount === undefined) return [row]
    const half = Math.floor(amount / 2)
    return [
      { ...row, amount: amountText({ amount: amount - half, currency }) },
      { ...row, isInstalment: true, amount: amountText({ amount: half, currency }) },
    ]
  })
}

/** The open payments that no row is for any more. */
export const removedPayments = (
  open: readonly Pick<Payment, 'paymentId'>[],
  typed: readonly TypedPayment[],
): PaymentId[] => {
  const rows = typed.filter(({ isInstalment }) => isInstalment !== true)
  return open
    .map(({ paymentId }) => paymentId)
    .filter((id) => !rows.some(({ paymentId }) => paymentId === id))
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
