import { conversionRatio } from '../fx/conversion'
import { readRate, type SpotRates, spotRateOf } from '../fx/spot-rates'
import { ownValue } from '../ids/own-value'
import { type Decimal, decimalText, trimDecimal } from '../money/decimal'
import { addAmounts, addExact, multiplyExact, powerOfTen } from '../money/exact-integer'
import { onePlusPercent } from '../money/percent'
import { type Ratio, ratioOf } from '../money/ratio'
import { divideRounded, scaleAmount } from '../money/scale-amount'
import type { PricingInput } from './pricing-input'
import { pricingTerms } from './pricing-terms'
import { type ClientStanding, unpaidCosts } from './unpaid-costs'

/** By how many percent a buying currency gets cheaper (below 0) or dearer from today on. */
export const exposureMoves = [-5, -3, -1, 0, 1, 3, 5] as const
export type ExposureMove = (typeof exposureMoves)[number]

export interface ExposureInput {
  /** The itinerary as it is priced, with the exchange rates that it has. */
  readonly pricing: PricingInput
  /** Units of each currency for one USD today; what is missing has not moved. */
  readonly todaysRates: SpotRates
  /**
   * margins.total of the itinerary, and what its client owes and has paid; minor units of its
   * currency.
   */
  readonly standing: ClientStanding & { readonly margin: number }
}

/** What is left of the margin, minor units of the itinerary's currency. */
export interface MarginAt {
  readonly move: ExposureMove
  readonly margin: number
}

/** One currency that suppliers are to be paid in. */
export interface CurrencyExposure {
  readonly currency: string
  /**
   * Supplier cost that is not paid yet: minor units of `currency`, and of the itinerary's currency
   * at the rate used.
   */
  readonly unpaid: number
  readonly cost: number
  /**
   * Units of `currency` for one of the itinerary's, to six decimals: the rate it was priced with,
   * and today's.
   */
  readonly rateUsed: string
  readonly rateToday: string | undefined
  /** By how much `currency` has become dearer, hundredths of a percent; below 0 cheaper. */
  readonly drift: number | undefined
  /** When this currency moves and the others stay where they are today. */
  readonly margins: readonly MarginAt[]
}

export interface Exposure {
  readonly currencies: readonly CurrencyExposure[]
  /** When all of them move together. */
  readonly margins: readonly MarginAt[]
}

/**
 * What moving exchange rates do to an itinerary whose sell stays: for each currency that suppliers
 * are still to be paid in, the rate used, today's, and the margin left. Costs are pricing's,
 * currency rate included, each rounded once.
 * @throws AppError with a code of money.* or fx.* when an amount, a currency or a spot rate cannot
 * be used
 */
export function currencyExposure({ pricing, todaysRates, standing }: ExposureInput): Exposure {
  const terms = pricingTerms(pricing)
  const markup = onePlusPercent(terms.rates.currency)
  const unpaid = [...unpaidCosts(pricing.segments ?? [], { terms, standing })].filter(
    ([, amount]) => amount !== 0,
  )
  const rows = unpaid.map(([from, amount]) => {
    const spotRates = pricing.spotRates
    const usedRatio = conversionRatio({ from, to: terms.currency, spotRates, markup })
    const isKnown = hasRate(todaysRates, from) && hasRate(todaysRates, terms.currency)
    const now = isKnown
      ? conversionRatio({ from, to: terms.currency, spotRates: todaysRates, markup })
      : usedRatio
    const cost = scaleAmount(amount, usedRatio)
    const lossAt = (move: ExposureMove) =>
      addAmounts(scaleAmount(amount, movedBy(now, move)), -cost)
    const units = (rates: SpotRates | null | undefined) =>
      unitsFor(from, { of: terms.currency, rates })
    const today = isKnown ? units(todaysRates) : undefined
    return { currency: from, unpaid: amount, cost, used: units(spotRates), today, lossAt }
  })
  const lossOf = (moveOf: (currency: string) => ExposureMove) =>
    rows.map(({ currency, lossAt }) => lossAt(moveOf(currency))).reduce(addAmounts, 0)
  const marginsWhen = (isMoved: (currency: string) => boolean): MarginAt[] =>
    exposureMoves.map((move) => {
      const loss = lossOf((currency) => (isMoved(currency) ? move : 0))
      return { move, margin: addAmounts(standing.margin, -loss) }
    })
  return {
    currencies: rows.map(({ used, today, lossAt: _lossAt, ...row }) => ({
      ...row,
      rateUsed: rateText(used),
      rateToday: today && rateText(today),
      drift: today && driftOf(used, today),
      margins: marginsWhen((currency) => currency === row.currency),
    })),
    margins: marginsWhen(() => true),
  }
}

const hasRate = (rates: SpotRates, currency: string): boolean =>
  currency === 'USD' || readRate(ownValue(rates, currency)) !== undefined

/** The ratio with the currency that much dearer. */
function movedBy({ numerator, denominator }: Ratio, percent: number): Ratio {
  const { units, scale }: Decimal = trimDecimal(onePlusPercent({ units: percent, scale: 0 }))
  return {
    numerator: multiplyExact(numerator, units),
    denominator: multiplyExact(denominator, powerOfTen(scale)),
  }
}

/** Units of a currency for one of another. */
function unitsFor(
  currency: string,
  { of, rates }: { of: string; rates: SpotRates | null | undefined },
): Ratio {
  const spot = (code: string) => spotRateOf({ spotRates: rates, currency: code })
  return ratioOf({ times: [spot(currency)], over: [spot(of)] })
}

const shownDecimals = 6

function rateText({ numerator, denominator }: Ratio): string {
  const units = divideRounded(multiplyExact(numerator, powerOfTen(shownDecimals)), denominator)
  return decimalText(trimDecimal({ units, scale: shownDecimals }))
}

/** A currency of which one gets fewer is dearer: used / today − 1, in hundredths of a percent. */
function driftOf(used: Ratio, today: Ratio): number {
  const [before, after] = [
    multiplyExact(used.numerator, today.denominator),
    multiplyExact(today.numerator, used.denominator),
  ]
  return divideRounded(multiplyExact(addExact(before, multiplyExact(after, -1)), 10_000), after)
}
