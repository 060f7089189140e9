import { exponentOf } from '#shared/money/currency-exponent'

/**
 * Parses a typed amount of money: `1500`, `1,500.00`, `−250`, `(250)`; a comma before the last one
 * or two digits is a decimal comma. Minor units, or undefined if invalid or with more decimals than
 * the currency.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const exponent = exponentOf(currency)
  const plain = text.replace(/[\s\u00a0']/g, '').replace(/[−–]/g, '-')
  const match = /^(-?)(\d[\d,.]*|[.,]\d+)$/.exec(plain)
  if (match === null) return undefined
  const [, sign = '', digits = ''] = match
  const parts = splitDecimals(digits)
  if (parts === undefined || parts.fraction.length > exponent) return undefined
  const minor = Number(`${parts.whole}${parts.fraction.padEnd(exponent, '0')}`)
  return Number.isSafeInteger(minor) ? (sign === '-' && minor !== 0 ? -minor : minor) : undefined
}

/**
 * The last of `.` and `,` is the decimal separator if one to three digits follow; groups of three
 * are thousands.
 */
function splitDecimals(digits: string): { whole: string; fraction: string } | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at === -1) return { whole: digits, fraction: '' }
  const isGrouping = digits.charAt(at) === ',' && /^\d{1,3}(,\d{3})+$/.test(digits)
  const whole = digits.slice(0, isGrouping ? undefined : at).replace(/,/g, '')
  if (!/^\d*$/.test(whole)) return undefined
  return { whole: whole === '' ? '0' : whole, fraction: isGrouping ? '' : digits.slice(at + 1) }
}

/** Parses a rate: a percentage, or a negative one, which is below every rate's limit. */
export function readRate(text: string): number | undefined {
  const [sign, digits] = /^\s*[-−–]/.test(text) ? [-1, text.replace(/[-−–]/, '')] : [1, text]
  const percent = readPercent(digits)
  return percent === undefined || percent === 0 ? percent : sign * percent
}

/** Parses a typed percentage: `17.5`, `17,5`, `17.5%`. Undefined if invalid. */
export function readPercent(text: string): number | undefined {
  const plain = text.trim().replace(/%$/, '').trim().replace(',', '.')
  return /^(\d{1,3}(\.\d{0,4})?|\.\d{1,4})$/.test(plain) ? Number(plain) : undefined
}
