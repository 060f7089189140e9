import type { PartyCancellation } from '#shared/itinerary/cancellation-fee-record'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  isCancellationFee,
  openRefund,
  type Payment,
  refundedAmount,
} from '#shared/itinerary/payments'
import { promisedFigures } from '#shared/payments/cancellation-fee'
import { owedPayments } from '#shared/payments/payable-payment'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills } from '#shared/pricing/party-shares'

/** What a cancelled group pays is its fee: kept of its payments, or asked for on its own. */
export function feeBroken(
  { partyId, fee }: PartyCancellation,
  { state, payments }: ItineraryRecord,
) {
  const own = payments.filter((one) => one.partyId === partyId && one.partyCancelled === true)
  const ofPrice = own.filter((one) => !isCancellationFee(one))
  const kept = sumOf(ofPrice, ({ retained }) => retained?.amount ?? 0)
  const asked = sumOf(own.filter(isCancellationFee), ({ amount }) => amount)
  const owed = sumOf(owedPayments({ state, payments: own }), ({ amount }) => amount)
  const lost = ofPrice.filter((payment) => payment.status === 'Paid' && lostOf(payment) !== 0)
  return [
    ...(kept + asked === fee
      ? []
      : [`${partyId} keeps ${kept} and is asked for ${asked}, of a fee of ${fee}`]),
    ...(owed <= fee - kept ? [] : [`${partyId} owes ${owed}, of a fee of ${fee}`]),
    ...lost.map(
      (payment) => `${payment.paymentId}: ${lostOf(payment)} are neither kept nor sent back`,
    ),
  ]
}

const lostOf = (payment: Payment): number =>
  payment.amount +
  payment.serviceFee -
  retainedOf(payment) -
  refundedAmount(payment) -
  openRefund(payment)

/** A group that cancels takes its share from the price, and changes nothing of the others. */
export function cancellingBroken(was: ItineraryRecord, is: ItineraryRecord): string[] {
  const [left, ...more] = (is.partyCancellations ?? []).slice(was.partyCancellations?.length ?? 0)
  if (left === undefined || more.length > 0) return ['one group cancels, and not one is noted']
  const { partyId, share, fee } = left
  const others = ({ payments }: ItineraryRecord) =>
    JSON.stringify(payments.filter((payment) => payment.partyId !== partyId))
  const [sell, sellNow] = [was, is].map((record) => promisedFigures(record).sell)
  const shares = new Map(billsOf(was).map(({ id, sell: own }) => [id, own]))
  const moved = billsOf(is).filter(({ id, sell: own }) => shares.get(id) !== own)
  return [
    ...(others(was) === others(is) ? [] : [`${partyId} cancels, and others’ payments change`]),
    ...(fee <= share ? [] : [`${partyId} is charged ${fee}, of a share of ${share}`]),
    ...(sell === (sellNow ?? 0) + share
      ? []
      : [`${partyId} takes ${share} from ${sell}, and ${sellNow} is left`]),
    ...moved.map(({ id, sell: own }) => `${id} pays ${own}, and paid ${shares.get(id)}`),
  ]
}

/** The price is the sum of what the groups pay. */
export function totalsBroken(is: ItineraryRecord): string[] {
  const bills = billsOf(is)
  const { sell } = promisedFigures(is)
  const sum = sumOf(bills, (bill) => bill.sell)
  return bills.length === 0 || sum === sell ? [] : [`shares come to ${sum}, of ${sell}`]
}

/** What each group that goes pays of the price that its trip promised. */
export const billsOf = (record: ItineraryRecord) =>
  partyBills({ ...activeParties(record), finance: promisedFigures(record) })

export const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0)
