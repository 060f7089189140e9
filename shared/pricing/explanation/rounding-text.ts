import { exponentOf } from '../../money/currency-exponent'

/**
 * What the screen says of rounding: to the cent where there are a hundred to the unit, else to the
 * minor unit by name.
 */
export function roundingText(currency: string): string {
  const exponent = exponentOf(currency)
  const unit =
    exponent === 2
      ? 'the cent'
      : exponent === 0
        ? `the whole ${currency}`
        : `the thousandth of ${currency}`
  return `Each figure is rounded once, to ${unit}`
}
