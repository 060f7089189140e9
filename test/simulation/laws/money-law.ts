import { chargesIn } from '../../../functions/data/payment-charges'
import type { Item } from '../../../functions/data/table-access'
import type { MemoryTable } from '../../support/memory-table'
import { type Account, type Bank, totalOf } from '../bank'
import { storedTrip } from '../stored'

/** Nothing counts as paid that the provider did not take, nor as sent back that it did not send back, to the cent. */
export function moneyLaw(table: MemoryTable, bank: Bank) {
  let written: Item[] = []
  table.watch((_before, after) => {
    if (after?.sk === 'CHARGES' || after?.sk === 'ITINERARY') written.push(after)
  })
  const brokenBy = (item: Item) => (item.sk === 'CHARGES' ? chargesBroken(item, bank) : tripBroken(item, bank))
  return {
    broken(): string[] {
      const now = written
      written = []
      return now.flatMap(brokenBy)
    },
  }
}

function chargesBroken(item: Item, { accounts }: Bank): string[] {
  return chargesIn(item).charges.flatMap(({ chargeId, state, amount, serviceFee, refund }) => {
    const account = accounts.get(chargeId)
    const isTaken = account?.state === 'paid' && totalOf(account) === amount + serviceFee
    return [
      ...(state === 'paid' && !isTaken ? [`${chargeId}: paid, and the provider took nothing`] : []),
      ...(refund?.state === 'succeeded' && account?.isRefunded !== true ? [`${chargeId}: nothing was sent back`] : []),
    ]
  })
}

function tripBroken(item: Item, { accounts }: Bank): string[] {
  const { record } = storedTrip(item)
  const of = [...accounts.values()].filter(({ order }) => order.owner.itineraryId === record.id)
  const [paid, taken] = [paidBy(record), takenOf(of)]
  return paid <= taken ? [] : [`${record.id}: ${paid} paid, and the provider took ${taken}`]
}

type Trip = ReturnType<typeof storedTrip>['record']

/** What a trip counts as paid and has not sent back, fees included; a refund that is under way counts as sent back. */
export const paidBy = ({ payments }: Trip): number =>
  payments
    .filter(({ status, refund }) => status === 'Paid' && refund === undefined)
    .reduce((sum, { amount, serviceFee }) => sum + amount + serviceFee, 0)

/** What the provider took and has not sent back. */
export const takenOf = (accounts: readonly Account[]): number =>
  accounts
    .filter(({ state, isRefunded }) => state === 'paid' && !isRefunded)
    .reduce((sum, account) => sum + totalOf(account), 0)
