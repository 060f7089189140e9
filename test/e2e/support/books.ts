import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  isCancellationFee,
  openRefund,
  type Payment,
  refundedAmount,
  withoutRefund,
} from '#shared/itinerary/payments'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills } from '#shared/pricing/party-shares'
import { send } from './send'

/** A trip with its money, as agents read it. */
type Accounted = Pick<ItineraryRecord, 'parties' | 'partyCancellations' | 'payments'> & {
  readonly finance: { readonly sell: number; readonly deposit: number; readonly paid: number }
  readonly itinerary: Pick<ItineraryRecord, 'segments'>
}

/**
 * Adds up the books of a shared trip to the cent: what each party group is asked for and has paid is
 * its share, and what a cancelled one paid was kept for its fee or goes back.
 */
export async function balancedBooks(page: Page, id: string): Promise<Accounted> {
  const trip: Accounted = JSON.parse(await send(page, `GET /api/Itineraries/${id}`))
  const { parties, partyCancellations = [], payments, finance, itinerary } = trip
  const active = activeParties({ parties, partyCancellations, segments: itinerary.segments })
  const bills = partyBills({ ...active, finance })
  const going = payments.filter(({ partyCancelled }) => partyCancelled !== true)
  const left = (payment: Payment) => withoutRefund(payment).amount
  const ofGroup = (list: readonly Payment[], group: string) =>
    list.filter(({ partyId }) => partyId === group)
  expect(bills.map((bill) => [bill.id, sum(ofGroup(going, bill.id), left)])).toEqual(
    bills.map((bill) => [bill.id, bill.sell]),
  )
  expect(sum(going, left)).toBe(finance.sell)
  expect(sum(going.filter(isPaid), left)).toBe(finance.paid)
  for (const { partyId, fee } of partyCancellations) {
    const own = ofGroup(payments, partyId)
    const paid = own.filter((payment) => isPaid(payment) && !isCancellationFee(payment))
    const back = sum(paid, openRefund) + sum(paid, refundedAmount)
    expect(sum(paid, retainedOf) + back).toBe(sum(paid, (one) => one.amount + one.serviceFee))
    expect(sum(paid, ({ retained }) => retained?.amount ?? 0)).toBe(
      fee - sum(own.filter(isCancellationFee), ({ amount }) => amount),
    )
  }
  return trip
}

const isPaid = ({ status }: Payment): boolean => status === 'Paid'
const sum = (payments: readonly Payment[], amountOf: (payment: Payment) => number): number =>
  payments.reduce((total, payment) => total + amountOf(payment), 0)
