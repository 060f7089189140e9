import type { ItineraryRecord } from '../itinerary/itinerary'
import { scaleAmount } from '../money/scale-amount'

type Figures = Pick<ItineraryRecord, 'finance' | 'locked' | 'margins' | 'deposits'>
type Finance = NonNullable<ItineraryRecord['finance']>

/** What leaves a price: a share of it, and what of that is its deposit; minor units. */
interface Leaving {
  readonly share: number
  readonly deposit: number
}

/**
 * The figures of a trip less the share of a party group that cancels, so that a locked price stays
 * what was promised to the others: their shares add up to the new sell, and deposit and balance to
 * it too. Costs stay: rooms are given back by whoever changes the trip.
 */
export function withoutShare(
  record: Figures & Pick<ItineraryRecord, 'rates'>,
  leaving: Leaving,
): Figures {
  const { finance, locked, margins, deposits, rates } = record
  const percent = { credit: rates.credit ?? 0, ach: rates.ach ?? 0 }
  const after = finance && financeWithout(finance, leaving, percent)
  const sellDrop = (finance?.sell ?? 0) - (after?.sell ?? 0)
  const depositDrop = (finance?.deposit ?? 0) - (after?.deposit ?? 0)
  return {
    finance: after,
    locked: locked && { ...locked, finance: financeWithout(locked.finance, leaving, percent) },
    margins: margins && {
      ...margins,
      custom: margins.custom - sellDrop,
      total: margins.total - sellDrop,
    },
    deposits: deposits && {
      ...deposits,
      total: deposits.total - depositDrop,
      agentTotal: deposits.agentTotal - depositDrop,
      agent: deposits.agent - depositDrop,
    },
  }
}

function financeWithout(
  finance: Finance,
  { share, deposit: depositShare }: Leaving,
  percent: { readonly credit: number; readonly ach: number },
): Finance {
  const sell = Math.max(0, finance.sell - share)
  const deposit = Math.min(sell, Math.max(0, finance.deposit - depositShare))
  const balance = sell - deposit
  const fee = (amount: number, of: number) =>
    scaleAmount(amount, { numerator: Math.round(of * 10_000), denominator: 100_0000 })
  return {
    ...finance,
    sell,
    deposit,
    balance,
    sell_fee_credit: fee(sell, percent.credit),
    sell_fee_ach: fee(sell, percent.ach),
    deposit_fee_credit: fee(deposit, percent.credit),
    deposit_fee_ach: fee(deposit, percent.ach),
    balance_fee_credit: fee(balance, percent.credit),
    balance_fee_ach: fee(balance, percent.ach),
  }
}
