import { calendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { accountFor, type BankAccount, wireLines } from '#shared/payments/bank-account'
import { onlineWays, payableMethods } from '#shared/payments/payable-methods'
import { owedPayments } from '#shared/payments/payable-payment'
import { planningNote } from '#shared/payments/planning-fee'
import { feesOf } from './new-payments'

type Asked = Pick<Payment, 'amount'>
type Trip = Pick<ItineraryRecord, 'rates' | 'currency' | 'bookingReference' | 'name'>

/** What ways to pay are worked out from: the trip, and where its agency takes wires. */
export interface Payable {
  readonly trip: Trip
  readonly accounts: readonly BankAccount[]
}

/** How a trip's payments are made: at once, in words, and where a wire goes. */
export const payingParts = (trip: Trip, accounts: readonly BankAccount[]) => ({
  online: onlineWays(trip.currency),
  wire: wireLines(trip, accounts),
})

const labels = { credit: 'By card', ach: 'By bank transfer (ACH)' } as const

/**
 * Each way to pay with its own total, its fee included; a wire where the agency has an account in
 * the trip's currency.
 */
export function waysToPay(
  payment: Asked,
  trip: Trip,
  accounts: readonly BankAccount[],
): [name: string, value: string][] {
  const money = (amount: number) =>
    formatMoney({ amount, currency: trip.currency }, { show: 'code' })
  const fees = feesOf(trip, payment.amount)
  const online = payableMethods(trip.currency).map((way): [string, string] => [
    labels[way],
    fees[way] === 0
      ? money(payment.amount)
      : `${money(payment.amount + fees[way])} (fee ${money(fees[way])})`,
  ])
  return accountFor(trip, accounts) === undefined
    ? online
    : [...online, ['By wire', `${money(payment.amount)} (no fee)`]]
}

/** What follows once a payment is in. */
export function whatHappensNext(
  payment: Payment,
  { currency, state, payments }: Pick<ItineraryRecord, 'currency' | 'state' | 'payments'>,
): string {
  const later = owedPayments({ state, payments }).find(
    (one) => one.paymentId !== payment.paymentId && one.partyId === payment.partyId,
  )
  const then =
    later?.dueDate === undefined
      ? ''
      : ` The ${paymentLabel(later).toLowerCase()} of ${formatMoney({ amount: later.amount, currency }, { show: 'code' })} is due on ${longDate(calendarDate(later.dueDate))}.`
  const first =
    payment.purpose === undefined && payment.paymentType !== 'balance' && state !== 'confirmed'
      ? 'Once it is in, we email your receipt and confirm your booking.'
      : 'Once it is in, we email your receipt.'
  return `${first}${then}${planningNote(payment)}`
}
