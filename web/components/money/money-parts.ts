import { amountText, wholeUnits } from '#shared/money/money'

/**
 * An amount split for typesetting: sign or code, grouped whole part, and minor part with its point.
 */
export interface MoneyParts {
  readonly minus: '' | '−'
  readonly sign: string
  readonly whole: string
  /** As `.02`; empty where the currency has no minor unit. */
  readonly cents: string
}

const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const signs = new Map<string, string>()

interface Shown {
  /** If left out, the whole part is rounded. */
  readonly cents?: boolean
}

/**
 * Splits an amount of minor units. Fractions of a minor unit, as during a count-up, are rounded.
 */
export function moneyParts(
  amount: number,
  currency: string,
  { cents = true }: Shown = {},
): MoneyParts {
  const money = { amount: Math.round(amount), currency }
  return partsOf(cents ? amountText(money) : String(wholeUnits(money)), currency)
}

/** `$103,931.02`, or `$103,931` without the minor units. */
export function moneyText(amount: number, currency: string, shown?: Shown): string {
  const parts = moneyParts(amount, currency, shown)
  return `${parts.minus}${parts.sign}${parts.whole}${parts.cents}`
}

/** `103,931.02`: a figure in a column whose header names the currency. */
export function figureText(amount: number, currency: string): string {
  const { minus, whole, cents } = moneyParts(amount, currency)
  return `${minus}${whole}${cents}`
}

function partsOf(decimal: string, currency: string): MoneyParts {
  const [whole = '', cents] = decimal.replace('-', '').split('.')
  return {
    minus: decimal.startsWith('-') ? '−' : '',
    sign: signOf(currency),
    whole: wholeFormat.format(Number(whole)),
    cents: cents === undefined ? '' : `.${cents}`,
  }
}

function signOf(currency: string): string {
  const knownSign = signs.get(currency)
  if (knownSign !== undefined) return knownSign
  const sign = readSign(currency)
  signs.set(currency, sign)
  return sign
}

function readSign(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    return /^[A-Z]{3}$/.test(sign) ? `${sign}\u00a0` : sign
  } catch {
    return `${currency}\u00a0`
  }
}
