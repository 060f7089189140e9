import {
  compareDecimal,
  type Decimal,
  type DecimalInput,
  decimalNumber,
  parseDecimal,
} from '../money/decimal'
import {
  defaultFirstPartyAgencies,
  highDepositMax,
  type RateName,
  rateNames,
  rateTable,
} from './rate-table'

/** Rates as they are given, in percent; any may be missing. */
export type GivenRates = Readonly<Partial<Record<RateName, DecimalInput | null | undefined>>>
/** Every rate in percent, within its limits. */
export type AppliedRates = Readonly<Record<RateName, number>>
export type ExactRates = Readonly<Record<RateName, Decimal>>

/** Whose rates they are: what decides defaults and limits. */
export interface RateContext {
  readonly rates?: GivenRates | null | undefined
  readonly agencyCode?: string | undefined
  readonly flags?: readonly string[] | undefined
  /** Codes of first-party agencies; `ITR006` unless configured. */
  readonly firstPartyAgencies?: readonly string[] | undefined
}

/**
 * The rates that apply, exactly: a missing one takes the default (the agency's own when it is
 * first-party), any other is clamped to its limits (pricing.md, Rates).
 * @throws AppError `money.invalid-amount` naming the rate that is no decimal
 */
export function exactRates(context: RateContext): ExactRates {
  const exact = (name: RateName) => exactRate(name, context)
  return {
    land: exact('land'),
    air: exact('air'),
    deposit: exact('deposit'),
    currency: exact('currency'),
    dmc: exact('dmc'),
    rack: exact('rack'),
  }
}

/** The same as plain percentages, for showing and storing. */
export function applyRates(context: RateContext): AppliedRates {
  return asPercentages(exactRates(context))
}

/** Exact rates as plain percentages, for showing and storing. */
export function asPercentages(rates: ExactRates): AppliedRates {
  return {
    land: decimalNumber(rates.land),
    air: decimalNumber(rates.air),
    deposit: decimalNumber(rates.deposit),
    currency: decimalNumber(rates.currency),
    dmc: decimalNumber(rates.dmc),
    rack: decimalNumber(rates.rack),
  }
}

/** Lowest, highest and default percentage of a rate for an agency: what a slider shows. */
export function rateLimits(name: RateName, context: Omit<RateContext, 'rates'>): RateLimits {
  const { min, max, default: usual, firstParty } = rateTable[name]
  const isLowered = name === 'deposit' && context.flags?.includes('highDepositMargin')
  const { agencyCode, firstPartyAgencies = defaultFirstPartyAgencies } = context
  const isFirstParty = agencyCode !== undefined && firstPartyAgencies.includes(agencyCode)
  return { min, max: isLowered ? highDepositMax : max, default: isFirstParty ? firstParty : usual }
}

export interface RateLimits {
  readonly min: number
  readonly max: number
  readonly default: number
}

/** Rates as an agency's settings name them: `landRate` and so on (1 §3, pricingSettings). */
export type PricingSettings = Readonly<
  Partial<Record<`${RateName}Rate`, DecimalInput | null | undefined>>
>

/** The rates of an agency's pricing settings. */
export function ratesOfSettings(settings: PricingSettings): GivenRates {
  return Object.fromEntries(rateNames.map((name) => [name, settings[`${name}Rate`]]))
}

/** The same rates by the names of pricingSettings; only those that there are. */
export function settingsOfRates(
  rates: Readonly<Partial<Record<RateName, number | undefined>>>,
): Partial<Record<`${RateName}Rate`, number>> {
  const rateEntries = rateNames.map((name) => [`${name}Rate`, rates[name]] as const)
  return Object.fromEntries(rateEntries.filter(([, rate]) => rate !== undefined))
}

function exactRate(name: RateName, context: RateContext): Decimal {
  const ownRate = context.rates?.[name]
  const limits = rateLimits(name, context)
  if (ownRate === undefined || ownRate === null || ownRate === '')
    return wholePercent(limits.default)
  const rate = parseDecimal(ownRate, `rates.${name}`)
  if (compareDecimal(rate, limits.min) < 0) return wholePercent(limits.min)
  return compareDecimal(rate, limits.max) > 0 ? wholePercent(limits.max) : rate
}

const wholePercent = (percent: number): Decimal => ({ units: percent, scale: 0 })
