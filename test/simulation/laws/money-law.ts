import type { Charge } from '#shared/payments/charge'
import type { Item } from '../../../functions/data/table/table-access'
import { type Account, type Bank, totalOf } from '../bank'
import { storedCharges, storedTrip } from '../stored'
import type { Judged, Law } from './law'

/**
 * Nothing counts as paid that neither the provider took nor anybody noted as wired, nor as sent
 * back that was not, to the cent.
 */
export function moneyLaw({ bank, words }: Judged): Law {
  let written: Item[] = []
  const wires = new Map<string, readonly Charge[]>()
  return {
    hear({ after }) {
      if (after?.sk === 'CHARGES') wires.set(String(after.pk), wiresIn(after))
      if (after?.sk === 'CHARGES' || after?.sk === 'ITINERARY') written.push(after)
    },
    broken() {
      const now = written
      written = []
      return now.flatMap((item) => (item.sk === 'CHARGES' ? chargesBroken(item) : tripBroken(item)))
    },
  }

  function chargesBroken(item: Item): string[] {
    const { paymentId, charges } = storedCharges(item)
    return [
      ...overtaken(paymentId, charges),
      ...charges.flatMap(({ chargeId, provider, state, amount, serviceFee, refund }) => {
        if (provider === 'wire')
          return words.wired.has(paymentId) ? [] : [`${paymentId}: nobody noted a wire`]
        const account = bank.accounts.get(chargeId)
        const isTaken = account?.state === 'paid' && totalOf(account) === amount + serviceFee
        return [
          ...(state === 'paid' && !isTaken
            ? [`${chargeId}: paid, and the provider took nothing`]
            : []),
          ...(refund?.state === 'succeeded' && account?.refund === undefined
            ? [`${chargeId}: nothing was sent back`]
            : []),
        ]
      }),
    ]
  }

  function tripBroken(item: Item): string[] {
    const { record } = storedTrip(item)
    const wired = record.payments.flatMap(
      ({ paymentId }) => wires.get(`AGENCY#${record.agencyId}#PAYMENT#${paymentId}`) ?? [],
    )
    const taken = takenFor(record.id, bank) + wiredOf(wired)
    const paid = paidBy(record)
    return paid <= taken ? [] : [`${record.id}: ${paid} paid, and ${taken} came in`]
  }
}

/**
 * Of several charges that were paid the first stays: what came in before it did not go back while
 * it stayed.
 */
function overtaken(paymentId: string, charges: readonly Charge[]): string[] {
  const paid = charges
    .filter(({ state }) => state === 'paid')
    .toSorted((one, other) => (paidAtOf(one) < paidAtOf(other) ? -1 : 1))
  const first = paid.findIndex(({ refund }) => refund === undefined)
  const before = paid
    .slice(0, Math.max(0, first))
    .filter(({ paidAt }) => paidAt !== paid[first]?.paidAt)
  return before.map(
    ({ chargeId }) => `${paymentId}: ${chargeId} came first, and a later one counts`,
  )
}

const paidAtOf = ({ paidAt = '' }: Charge): string => paidAt

type Trip = ReturnType<typeof storedTrip>['record']

/**
 * What a trip counts as paid and has not sent back, fees included; a refund that is under way
 * counts as sent back.
 */
export const paidBy = ({ payments }: Trip): number =>
  payments
    .filter(
      ({ status, refund }) =>
        status === 'Paid' && (refund === undefined || refund.status === 'Error'),
    )
    .reduce((sum, { amount, serviceFee }) => sum + amount + serviceFee, 0)

/** What the provider took for a trip and has not sent back. */
export const takenFor = (itineraryId: string, { accounts }: Bank): number =>
  withoutRefund(
    [...accounts.values()].filter(({ order }) => order.owner.itineraryId === itineraryId),
  )

/** What the provider took and has not sent back. */
export const withoutRefund = (accounts: readonly Account[]): number =>
  accounts
    .filter(({ state }) => state === 'paid')
    .reduce(
      (sum, account) =>
        sum + totalOf(account) - (account.refund === 'succeeded' ? account.refundAmount : 0),
      0,
    )

export const wiresIn = (item: Item): Charge[] =>
  storedCharges(item).charges.filter(({ provider }) => provider === 'wire')

/** What came by wire, and is not to go back. */
export const wiredOf = (wires: readonly Charge[]): number =>
  wires
    .filter(({ state, refund }) => state === 'paid' && refund === undefined)
    .reduce((sum, { amount, serviceFee }) => sum + amount + serviceFee, 0)
