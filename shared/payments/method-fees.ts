import { percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { scaleAmount } from '../money/scale-amount'
import { exactFees, type GivenFees } from '../rates/apply-fees'

/**
 * What paying an amount adds by method (pricing.md, The itinerary): round(amount × percent); a wire
 * adds nothing.
 * @param amount - minor units
 * @param fees - percent; defaults for those missing (1 §9)
 */
export function methodFees(amount: number, fees: GivenFees): { credit: number; ach: number } {
  const { credit, ach } = exactFees(fees)
  const feeOf = (percent: typeof credit) =>
    scaleAmount(amount, ratioOf({ times: [percentFactor(percent)] }))
  return { credit: feeOf(credit), ach: feeOf(ach) }
}
