import { addAmounts } from '../money/exact-integer'
import { scaleAmount } from '../money/scale-amount'
import type { Adjustments } from './price-adjustments'
import type { CostFigures, DepositFigures, FinanceFigures, MarginFigures } from './priced-itinerary'
import type { PricingTerms } from './pricing-terms'
import type { SegmentSums, Sums } from './sums'

/** costs.* (pricing.md, The itinerary). */
export function costFigures({ supplier, upfront }: SegmentSums): CostFigures {
  return {
    supplier: supplier.cost,
    supplierTotal: supplier.dmcSell,
    upfront: upfront.cost,
    upfrontTotal: upfront.dmcSell,
    total: addAmounts(supplier.dmcSell, upfront.dmcSell),
  }
}

/**
 * finance.* (pricing.md, The itinerary); `upfrontSell` is its u, what the deposit holds in full.
 */
export function financeFigures({ sums, adjustments, terms }: Parts): {
  finance: FinanceFigures
  upfrontSell: number
} {
  const sellingPrice = addAmounts(sums.supplier.sell, sums.upfront.sell)
  const sell = Math.max(0, addAmounts(sellingPrice, adjustments.custom))
  const upfrontSell = Math.min(sell, sums.upfront.sell)
  const deposit = addAmounts(
    upfrontSell,
    scaleAmount(addAmounts(sell, -upfrontSell), terms.deposit),
  )
  const balance = addAmounts(sell, -deposit)
  const { credit, ach } = terms.fees
  const finance = {
    currency: terms.currency,
    sell,
    sellingPrice,
    deposit,
    deposit_fee_credit: scaleAmount(deposit, credit),
    deposit_fee_ach: scaleAmount(deposit, ach),
    sell_fee_credit: scaleAmount(sell, credit),
    sell_fee_ach: scaleAmount(sell, ach),
    balance,
    balance_fee_credit: scaleAmount(balance, credit),
    balance_fee_ach: scaleAmount(balance, ach),
    paid: adjustments.paid,
    serviceFee: adjustments.serviceFee,
    discount: adjustments.discount,
    customPriceAdjustment: adjustments.customPriceAdjustment,
    customPriceAdjustmentFee: adjustments.customPriceAdjustmentFee,
  }
  return { finance, upfrontSell }
}

interface Parts {
  readonly sums: SegmentSums
  readonly adjustments: Adjustments
  readonly terms: PricingTerms
}

/**
 * margins.* (pricing.md, The itinerary); on rack-priced segments dmcSell is the cost, so they add
 * nothing to `dmc`.
 */
export function marginFigures({ land, air, rack }: SegmentSums, custom: number): MarginFigures {
  const margins = {
    land: addAmounts(land.sell, -land.dmcSell),
    air: addAmounts(air.sell, -air.dmcSell),
    dmc: addAmounts(dmcMargin(land), dmcMargin(air)),
    custom,
    rack: addAmounts(rack.sell, -rack.cost),
  }
  const total = [margins.air, margins.dmc, margins.custom, margins.rack].reduce(
    addAmounts,
    margins.land,
  )
  return { ...margins, total }
}

const dmcMargin = (sums: Sums): number => addAmounts(sums.dmcSell, -sums.cost)

/** deposits.* (pricing.md, The itinerary). */
export function depositFigures({
  costs,
  deposit,
  upfrontSell,
  terms,
}: DepositParts): DepositFigures {
  const supplier = scaleAmount(costs.supplier, terms.deposit)
  const supplierTotal = addAmounts(supplier, costs.upfront)
  const agentTotal = addAmounts(deposit, -supplierTotal)
  return {
    supplier,
    supplierTotal,
    agent: addAmounts(agentTotal, addAmounts(costs.upfront, -upfrontSell)),
    agentTotal,
    upfrontTotal: upfrontSell,
    total: deposit,
  }
}

interface DepositParts {
  readonly costs: CostFigures
  readonly deposit: number
  readonly upfrontSell: number
  readonly terms: PricingTerms
}
