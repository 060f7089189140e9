import { conversionRatio } from '../fx/conversion'
import { requireCurrencyCode } from '../money/currency-code'
import { exponentOf } from '../money/currency-exponent'
import type { Decimal } from '../money/decimal'
import { oneMinusPercent, onePlusPercent, percentFactor } from '../money/percent'
import { type Ratio, ratioOf } from '../money/ratio'
import { type ExactFees, exactFees } from '../rates/apply-fees'
import { type ExactRates, exactRates } from '../rates/apply-rates'
import type { PricingInput } from './pricing-input'

/** How amounts of one currency are read and turned into the itinerary's. */
export interface CurrencyTerms {
  readonly exponent: number
  /** Conversion and currency rate in one factor, so that the cost is rounded once. */
  readonly toItinerary: Ratio
}

/** What every segment is priced with, read and parsed once per itinerary. */
export interface PricingTerms {
  readonly currency: string
  readonly model: string | null | undefined
  readonly rates: ExactRates
  /** 1 / (1 − rate). */
  readonly grossUp: { readonly dmc: Ratio; readonly land: Ratio; readonly air: Ratio }
  /** 1 + rack rate. */
  readonly rackMarkup: Ratio
  /** 1 + foreign-sell markup; undefined when it does not apply (1 §9). */
  readonly foreignSellMarkup: Ratio | undefined
  readonly deposit: Ratio
  readonly fees: { readonly credit: Ratio; readonly ach: Ratio }
  readonly exactFees: ExactFees
  /** Terms of a currency, worked out once. Throws the errors of money and fx. */
  readonly currencyTerms: (currency: unknown) => CurrencyTerms
}

/**
 * Reads the rates, fees and currency of an itinerary.
 * @throws AppError `money.currency-required`, `money.invalid-currency`, `money.invalid-amount`
 */
export function pricingTerms(input: PricingInput): PricingTerms {
  const currency = requireCurrencyCode(input.currency)
  const rates = exactRates(rateContextOf(input))
  const fees = exactFees(input.fees)
  return {
    currency,
    model: input.model,
    rates,
    grossUp: { dmc: grossUp(rates.dmc), land: grossUp(rates.land), air: grossUp(rates.air) },
    rackMarkup: ratioOf({ times: [onePlusPercent(rates.rack)] }),
    foreignSellMarkup: hasForeignSellMarkup(input)
      ? ratioOf({ times: [onePlusPercent(fees.foreignSellMarkup)] })
      : undefined,
    deposit: share(rates.deposit),
    fees: { credit: share(fees.credit), ach: share(fees.ach) },
    exactFees: fees,
    currencyTerms: currencyBook(input, onePlusPercent(rates.currency)),
  }
}

/** With the flag `xfsm`, for a trip in another currency than USD (1 §9). */
export function hasForeignSellMarkup({ flags, currency }: PricingInput): boolean {
  return currency !== 'USD' && flags?.includes('xfsm') === true
}

function rateContextOf({ rates, agencyCode, flags, firstPartyAgencies }: PricingInput) {
  return {
    rates,
    agencyCode: agencyCode ?? undefined,
    flags: flags ?? undefined,
    firstPartyAgencies,
  }
}

function currencyBook(input: PricingInput, markup: Decimal): PricingTerms['currencyTerms'] {
  const book = new Map<unknown, CurrencyTerms>()
  return (currency) => {
    const knownRate = book.get(currency)
    if (knownRate !== undefined) return knownRate
    const from = requireCurrencyCode(currency)
    const { currency: to, spotRates, flags } = input
    const keepsLastRates = flags?.includes('lcr') === true
    const toItinerary = conversionRatio({ from, to, spotRates, keepsLastRates, markup })
    const terms = { exponent: exponentOf(from), toItinerary }
    book.set(currency, terms)
    return terms
  }
}

const grossUp = (rate: Decimal): Ratio => ratioOf({ over: [oneMinusPercent(rate)] })
const share = (rate: Decimal): Ratio => ratioOf({ times: [percentFactor(rate)] })
