import type { AppliedRates } from '../rates/apply-rates'

/** A segment's figures, minor units of the itinerary's currency. */
export interface PricedSegment {
  readonly id: string
  readonly cost: number
  readonly dmcSell: number
  readonly sell: number
}

/** What the client pays (1 §3). Every amount is an integer of minor units of `currency`. */
export interface FinanceFigures {
  readonly currency: string
  readonly sell: number
  readonly sellingPrice: number
  readonly deposit: number
  readonly deposit_fee_credit: number
  readonly deposit_fee_ach: number
  readonly sell_fee_credit: number
  readonly sell_fee_ach: number
  readonly balance: number
  readonly balance_fee_credit: number
  readonly balance_fee_ach: number
  readonly paid: number
  readonly serviceFee: number
  readonly discount: number
  readonly customPriceAdjustment: number
  readonly customPriceAdjustmentFee: number
}

/** What the agency pays: `supplier` and `upfront` at cost, the totals at dmcSell. */
export interface CostFigures {
  readonly supplier: number
  readonly supplierTotal: number
  readonly upfront: number
  readonly upfrontTotal: number
  readonly total: number
}

/** How the deposit is shared between suppliers and agent. */
export interface DepositFigures {
  readonly supplier: number
  readonly supplierTotal: number
  readonly agent: number
  readonly agentTotal: number
  readonly upfrontTotal: number
  readonly total: number
}

/** What is earned, by source. */
export interface MarginFigures {
  readonly land: number
  readonly air: number
  readonly dmc: number
  readonly custom: number
  readonly rack: number
  readonly total: number
}

/** A priced itinerary: every published figure, each rounded once. */
export interface PricedItinerary {
  readonly segments: readonly PricedSegment[]
  readonly finance: FinanceFigures
  /** The rates as applied, in percent. */
  readonly rates: AppliedRates
  readonly costs: CostFigures
  readonly deposits: DepositFigures
  readonly margins: MarginFigures
}
