import { amountText, wholeUnits } from '#shared/money/money'

/** An amount ready to be set: sign or code, whole part with its thousands, and the minor part with its point. */
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
  /** Left out, the whole part is rounded. */
  readonly cents?: boolean
}

/** Splits an amount of minor units. A fraction of a minor unit, as while a figure counts up, is rounded. */
export function moneyParts(amount: number, currency: string, { cents = true }: Shown = {}): MoneyParts {
  const money = { amount: Math.round(amount), currency }
  return partsOf(cents ? amountText(money) : String(wholeUnits(money)), currency)
}

/** `$103,931.02`; without the minor units where they do not matter: `$103,931`. */
export function moneyText(amount: number, currency: string, shown?: Shown): string {
  const parts = moneyParts(amount, currency, shown)
  return `${parts.minus}${parts.sign}${parts.whole}${parts.cents}`
}

/** `103,931.02`: a figure in a column that names its currency once, at its head. */
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
  const known = signs.get(currency)
  if (known !== undefined) return known
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
