import { isAppError } from '#shared/errors/app-error'
import {
  type CurrencyExposure,
  currencyExposure,
  type Exposure,
  type ExposureInput,
  type ExposureMove,
} from '#shared/pricing/currency-exposure'

/** A readable rate: four decimals from one up, six below. */
export function rateWords(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  return whole === '0' ? rate : [whole, fraction.slice(0, 4).padEnd(2, '0')].join('.')
}

/** `+5.26%`: how much a currency has strengthened. */
export function driftWords(drift: number): string {
  const text = (Math.abs(drift) / 100).toFixed(2)
  if (drift === 0) return `${text}%`
  return `${drift > 0 ? '+' : '−'}${text}%`
}

/** What a drift means for the trip: a stronger currency is bad, a weaker one good. */
export const driftTone = (drift: number): 'dearer' | 'cheaper' | 'same' =>
  drift === 0 ? 'same' : drift > 0 ? 'dearer' : 'cheaper'

/** A column header: `+3%`, or `today` for unchanged rates. */
export const moveWords = (move: ExposureMove): string =>
  move === 0 ? 'today' : `${move > 0 ? '+' : '−'}${Math.abs(move)}%`

/** The row as one sentence, for screen readers. */
export function exposureName(
  { currency, rateUsed, rateToday }: CurrencyExposure,
  sold: string,
): string {
  const today = rateToday === undefined ? 'no rate today' : `${rateWords(rateToday)} today`
  return `${currency} per ${sold}: ${rateWords(rateUsed)} used, ${today}`
}

interface Outcome {
  readonly exposure: Exposure | undefined
  /** Why there is none, in the specification's words. */
  readonly failure: string | undefined
}

/** The exposure of a trip, or why it can't be computed: an exchange rate is missing. */
export function exposureOrFailure(input: ExposureInput): Outcome {
  try {
    return { exposure: currencyExposure(input), failure: undefined }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { exposure: undefined, failure: error.message }
  }
}
