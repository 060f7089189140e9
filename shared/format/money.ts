import { ownValue } from '../ids/own-value'
import { type Amount, amountText, wholeUnits } from '../money/money'
import { divideRounded } from '../money/scale-amount'
import { currencySigns } from './currency-signs'

/**
 * How an amount is shown: the currency once, as a sign or a code or not at all; minor units unless
 * they do not matter.
 */
export interface MoneyFormat {
  /**
   * `sign` ($1,234.50; the code where a currency has no sign of its own), `code` (USD 1,234.50),
   * `none` (1,234.50).
   */
  readonly show?: 'sign' | 'code' | 'none'
  readonly minorUnits?: boolean
}

/**
 * Money on screen (screens.md, Habits): thousands separated, minus as `−` before everything.
 * @param amount - minor units of the currency
 */
export function formatMoney(
  money: Amount,
  { show = 'sign', minorUnits = true }: MoneyFormat = {},
): string {
  const text = minorUnits ? amountText(money) : String(wholeUnits(money))
  const [whole = '', fraction] = text.replace('-', '').split('.')
  const number =
    fraction === undefined ? separateThousands(whole) : `${separateThousands(whole)}.${fraction}`
  return `${text.startsWith('-') ? '−' : ''}${prefixOf(money.currency, show)}${number}`
}

/**
 * A large figure in short (1 §9): above 100 thousand in k, above a million in m, above a billion in
 * b, to one decimal; smaller ones in full without minor units.
 * @param amount - minor units of the currency
 */
export function shortenMoney(
  money: Amount,
  { show = 'sign' }: Pick<MoneyFormat, 'show'> = {},
): string {
  const whole = wholeUnits(money)
  return `${whole < 0 ? '−' : ''}${prefixOf(money.currency, show)}${shortenNumber(Math.abs(whole))}`
}

const steps = [
  { above: 1_000_000_000, unit: 1_000_000_000, letter: 'b' },
  { above: 1_000_000, unit: 1_000_000, letter: 'm' },
  { above: 100_000, unit: 1_000, letter: 'k' },
] as const

function shortenNumber(whole: number): string {
  for (const [index, { above, unit, letter }] of steps.entries()) {
    if (whole <= above) continue
    const tenths = divideRounded(whole, unit / 10)
    const larger = steps[index - 1]
    if (larger !== undefined && tenths * (unit / 10) >= larger.unit) return `1${larger.letter}`
    const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`
    return `${separateThousands(String(Math.floor(tenths / 10)))}${decimal}${letter}`
  }
  return separateThousands(String(whole))
}

function separateThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * A supplier's amount, a decimal text, with its thousands separated and its currency on one line
 * with it: `ZAR 204,516.00`.
 */
export function formatSupplierAmount(amount: string, currency: string): string {
  const [whole = '', fraction] = amount.split('.')
  return `${currency}\u00a0${[separateThousands(whole), fraction].filter(Boolean).join('.')}`
}

function prefixOf(currency: string, show: 'sign' | 'code' | 'none'): string {
  if (show === 'none') return ''
  const sign = show === 'sign' ? ownValue(currencySigns, currency) : undefined
  return sign ?? `${currency} `
}
