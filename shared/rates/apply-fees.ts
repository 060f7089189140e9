import { type Decimal, type DecimalInput, parseDecimal } from '../money/decimal'
import { defaultFees, type FeeName } from './rate-table'

/** Fees as configured, in percent; any may be missing. */
export type GivenFees = Readonly<Partial<Record<FeeName, DecimalInput | null | undefined>>>
export type ExactFees = Readonly<Record<FeeName, Decimal>>

/**
 * The fees that apply, exactly: configured ones, defaults for those missing (1 §9). Negative ones
 * count as zero.
 * @throws AppError `money.invalid-amount` naming the fee that is no decimal
 */
export function exactFees(fees: GivenFees | null | undefined): ExactFees {
  return {
    credit: exactFee('credit', fees),
    ach: exactFee('ach', fees),
    foreignSellMarkup: exactFee('foreignSellMarkup', fees),
  }
}

function exactFee(name: FeeName, fees: GivenFees | null | undefined): Decimal {
  const ownFee = fees?.[name]
  const fee = parseDecimal(
    ownFee === undefined || ownFee === null || ownFee === '' ? defaultFees[name] : ownFee,
    name,
  )
  return fee.units < 0 ? { units: 0, scale: 0 } : fee
}
