import { addAmounts } from '../money/exact-integer'
import { readMinorUnits } from '../money/minor-units'
import type { PricingInput } from './pricing-input'

/**
 * What the agent changes by hand, and what has been paid; minor units of the itinerary's currency.
 */
export interface Adjustments {
  readonly discount: number
  readonly customPriceAdjustment: number
  readonly customPriceAdjustmentFee: number
  /** customPriceAdjustment + customPriceAdjustmentFee − discount: the custom margin. */
  readonly custom: number
  readonly paid: number
  readonly serviceFee: number
}

/**
 * Reads discount, adjustments and payments; only payments with status Paid count.
 * @throws AppError `money.invalid-amount` naming the field that is no whole number of minor units
 */
export function readAdjustments(input: PricingInput): Adjustments {
  const discount = readMinorUnits(input.discount, 'discount')
  const adjustment = readMinorUnits(input.customPriceAdjustment, 'customPriceAdjustment')
  const fee = readMinorUnits(input.customPriceAdjustmentFee, 'customPriceAdjustmentFee')
  let paidSum = 0
  let serviceFee = 0
  for (const payment of input.payments ?? []) {
    if (payment.status !== 'Paid') continue
    paidSum = addAmounts(paidSum, readMinorUnits(payment.amount, 'payments.amount'))
    serviceFee = addAmounts(serviceFee, readMinorUnits(payment.serviceFee, 'payments.serviceFee'))
  }
  return {
    discount,
    customPriceAdjustment: adjustment,
    customPriceAdjustmentFee: fee,
    custom: addAmounts(addAmounts(adjustment, fee), -discount),
    paid: paidSum,
    serviceFee,
  }
}
