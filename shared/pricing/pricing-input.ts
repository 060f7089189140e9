import type { SpotRates } from '../fx/spot-rates'
import type { DecimalInput } from '../money/decimal'
import type { SupplierAmount } from '../money/supplier-amount'
import type { GivenFees } from '../rates/apply-fees'
import type { GivenRates } from '../rates/apply-rates'
import type { CancelledShare } from './cancelled-shares'

/** An amount in minor units of the itinerary's currency; missing counts as zero. */
export type MinorAmount = DecimalInput | null | undefined

/**
 * Everything that a price depends on: plain data, the same in the browser and on the server
 * (pricing.md, The ways in).
 */
export interface PricingInput {
  /** The itinerary's currency, in which every figure is. */
  readonly currency: string
  readonly state?: string | null | undefined
  /** `net` unless it says `rack`. */
  readonly model?: string | null | undefined
  readonly agencyCode?: string | null | undefined
  /** Flags of the itinerary (`xfsm`, `lcr`) and of its agency (`highDepositMargin`). */
  readonly flags?: readonly string[] | null | undefined
  readonly rates?: GivenRates | null | undefined
  readonly fees?: GivenFees | null | undefined
  /** Units of each currency for one USD. */
  readonly spotRates?: SpotRates | null | undefined
  /** The day of the spot rates, for explanations only. */
  readonly spotRatesDate?: string | null | undefined
  readonly segments?: readonly PricingSegment[] | null | undefined
  readonly discount?: MinorAmount
  readonly customPriceAdjustment?: MinorAmount
  readonly customPriceAdjustmentFee?: MinorAmount
  readonly payments?: readonly PricingPayment[] | null | undefined
  /** What party groups that cancelled no longer pay. */
  readonly cancelledShares?: readonly CancelledShare[] | undefined
  /** Codes of first-party agencies; `ITR006` unless configured. */
  readonly firstPartyAgencies?: readonly string[] | undefined
}

/** A segment as pricing sees it. */
export interface PricingSegment {
  readonly id: string
  readonly type: string
  /** For explanations only. */
  readonly title?: string | null | undefined
  readonly arrangedBy?: string | number | null | undefined
  readonly chargeable?: boolean | null | undefined
  /** Decimals in major units of `currency`. */
  readonly costAmount?: SupplierAmount
  readonly rspAmount?: SupplierAmount
  readonly currency?: string | null | undefined
  /** Minor units of the itinerary's currency; replaces the sell. */
  readonly sellOverride?: MinorAmount
  readonly hideFromClient?: boolean | null | undefined
}

export interface PricingPayment {
  readonly amount?: MinorAmount
  readonly serviceFee?: MinorAmount
  readonly status?: string | null | undefined
  /**
   * What was sent back is taken off before (`withoutRefund`): a payment that still carries its
   * refund is none of pricing's.
   */
  readonly refund?: undefined
}
