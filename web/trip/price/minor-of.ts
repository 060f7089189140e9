import { exponentOf } from '#shared/money/currency-exponent'
import { readAmount } from '#shared/money/money'

/**
 * The amount of a text like `USD 105,434.81`; undefined if it is in another currency or missing.
 */
export function minorOf(text: string, currency: string): number | undefined {
  const match = /^(−?)([A-Z]{3}) ([\d,]+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return undefined
  const [, minus, code, whole = '', fraction = ''] = match
  if (code !== currency || fraction.length !== exponentOf(currency)) return undefined
  return readAmount(`${minus === '' ? '' : '-'}${whole.replaceAll(',', '')}.${fraction}`, currency)
}
