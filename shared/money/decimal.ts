import { AppError } from '../errors/app-error'
import { type ExactInteger, multiplyExact, powerOfTen } from './exact-integer'

/**
 * A decimal as it arrives: a number (read through its shortest decimal text) or a text such as
 * `'16.4401'` or `'1e-7'`.
 */
export type DecimalInput = number | string

/** An exact decimal: `units` × 10^−scale, scale at least 0. 16.4401 is 164401 at scale 4. */
export interface Decimal {
  readonly units: ExactInteger
  readonly scale: number
}

const maxSafeDigits = 15
const longestText = 400
const largestExponent = 350
const anyDecimal = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?\s*$/i

/**
 * Reads a decimal exactly.
 * @param field - named in the error, e.g. `rates.land`
 * @throws AppError `money.invalid-amount` when it is not a finite decimal
 */
export function parseDecimal(value: DecimalInput, field?: string): Decimal {
  if (Number.isSafeInteger(value)) return { units: Number(value) + 0, scale: 0 } // + 0 turns −0 into 0
  const text = typeof value === 'number' ? String(value) : value
  const decimalParts = typeof text === 'string' ? (parsePlain(text) ?? parseAny(text)) : undefined
  if (decimalParts === undefined) {
    const shownText = String(value).slice(0, 40)
    throw new AppError(
      'money.invalid-amount',
      field === undefined ? { value: shownText } : { field, value: shownText },
    )
  }
  return decimalParts
}

/**
 * The fast path: digits, perhaps a minus before and a point within, few enough to be a safe
 * integer.
 */
function parsePlain(text: string): Decimal | undefined {
  const negative = text.charCodeAt(0) === 45
  let units = 0
  let digits = 0
  let scale = -1
  for (let index = negative ? 1 : 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 48
    if (digit >= 0 && digit <= 9) {
      units = units * 10 + digit
      digits++
      if (scale >= 0) scale++
    } else if (digit === -2 && scale < 0) scale = 0
    else return undefined
  }
  if (digits === 0 || digits > maxSafeDigits) return undefined
  return { units: negative && units !== 0 ? -units : units, scale: Math.max(scale, 0) }
}

function parseAny(text: string): Decimal | undefined {
  if (text.length > longestText) return undefined
  const match = anyDecimal.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match
  const exponent = Number(exponentText)
  if (whole + fraction === '' || Math.abs(exponent) > largestExponent) return undefined

  const units = smallest(BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n))
  const scale = fraction.length - exponent
  return scale >= 0
    ? { units, scale }
    : { units: multiplyExact(units, powerOfTen(-scale)), scale: 0 }
}

const smallest = (units: bigint): ExactInteger => {
  const plain = Number(units)
  return Number.isSafeInteger(plain) ? plain : units
}

/** The same decimal without trailing zeros after the point: 18.0 is 18. Keeps products small. */
export function trimDecimal({ units, scale }: Decimal): Decimal {
  let trimmedUnits = units
  let places = scale
  if (typeof trimmedUnits === 'number') {
    while (places > 0 && trimmedUnits % 10 === 0) {
      trimmedUnits /= 10
      places--
    }
    return { units: trimmedUnits, scale: places }
  }
  while (places > 0 && trimmedUnits % 10n === 0n) {
    trimmedUnits /= 10n
    places--
  }
  return { units: smallest(trimmedUnits), scale: places }
}

/** Below 0, 0 or above 0, as the decimal is less than, equal to or greater than an integer. */
export function compareDecimal({ units, scale }: Decimal, integer: number): number {
  const other = multiplyExact(integer, powerOfTen(scale))
  if (units < other) return -1
  return units > other ? 1 : 0
}

/** The decimal as text: `-0.005`, `18`, `16.4401`. */
export function decimalText({ units, scale }: Decimal): string {
  const sign = units < 0 ? '-' : ''
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}

/** The nearest JavaScript number: for showing and storing, never for arithmetic. */
export function decimalNumber(decimal: Decimal): number {
  const { units, scale } = decimal
  return typeof units === 'number' && scale <= 22
    ? units / 10 ** scale
    : Number(decimalText(decimal))
}
