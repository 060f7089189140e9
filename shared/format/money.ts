import { exponentOf } from '../money/currency-exponent'
import { powerOfTen } from '../money/exact-integer'
import { majorText } from '../money/minor-units'
import { divideRounded } from '../money/scale-amount'
import { currencySigns } from './currency-signs'

/** How an amount is shown: the currency once, as a sign or a code or not at all; minor units unless they do not matter. */
export interface MoneyFormat {
  /** `sign` ($1,234.50; the code where a currency has no sign of its own), `code` (USD 1,234.50), `none` (1,234.50). */
  readonly show?: 'sign' | 'code' | 'none'
  readonly minorUnits?: boolean
}

/**
 * Money on screen (screens.md, Habits): thousands separated, minus as `−` before everything.
 *
 * @param amount - minor units of the currency
 */
export function formatMoney({ amount, currency }: ShownMoney, { show = 'sign', minorUnits = true }: MoneyFormat = {}) {
  const number = minorUnits ? minorText(amount, currency) : separated(String(Math.abs(wholeUnits(amount, currency))))
  const isNegative = minorUnits ? amount < 0 : wholeUnits(amount, currency) < 0
  return `${isNegative ? '−' : ''}${prefixOf(currency, show)}${number}`
}

interface ShownMoney {
  readonly amount: number
  readonly currency: string
}

/**
 * A large figure in short (1 §9): above 100 thousand in k, above a million in m, above a billion in b, to one decimal;
 * smaller ones in full without minor units.
 *
 * @param amount - minor units of the currency
 */
export function shortenMoney({ amount, currency }: ShownMoney, { show = 'sign' }: Pick<MoneyFormat, 'show'> = {}) {
  const whole = wholeUnits(amount, currency)
  return `${whole < 0 ? '−' : ''}${prefixOf(currency, show)}${shortened(Math.abs(whole))}`
}

/** Whole dollars per person (2 §9): `$1,234 per person`; nothing to show is 'No pricing available' (2 §5.4). */
export function perPersonText(money: ShownMoney): string {
  if (wholeUnits(money.amount, money.currency) === 0) return 'No pricing available'
  return `${formatMoney(money, { minorUnits: false })} per person`
}

/** Price overview of a camp (2 §9): `From $1,234 per person`. */
export function fromPerPersonText(money: ShownMoney): string {
  const text = perPersonText(money)
  return text === 'No pricing available' ? text : `From ${text}`
}

const steps = [
  { above: 1_000_000_000, unit: 1_000_000_000, letter: 'b' },
  { above: 1_000_000, unit: 1_000_000, letter: 'm' },
  { above: 100_000, unit: 1_000, letter: 'k' },
] as const

function shortened(whole: number): string {
  for (const [index, { above, unit, letter }] of steps.entries()) {
    if (whole <= above) continue
    const tenths = divideRounded(whole, unit / 10)
    const larger = steps[index - 1]
    if (larger !== undefined && tenths * (unit / 10) >= larger.unit) return `1${larger.letter}`
    const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`
    return `${separated(String(Math.floor(tenths / 10)))}${decimal}${letter}`
  }
  return separated(String(whole))
}

function wholeUnits(amount: number, currency: string): number {
  return divideRounded(amount, powerOfTen(exponentOf(currency)))
}

function minorText(amount: number, currency: string): string {
  const [whole = '0', fraction] = majorText(Math.abs(amount), exponentOf(currency)).split('.')
  return fraction === undefined ? separated(whole) : `${separated(whole)}.${fraction}`
}

function separated(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

function prefixOf(currency: string, show: 'sign' | 'code' | 'none'): string {
  if (show === 'none') return ''
  const sign = show === 'sign' && Object.hasOwn(currencySigns, currency) ? currencySigns[currency] : undefined
  return sign ?? `${currency} `
}
