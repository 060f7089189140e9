import * as z from 'zod/mini'
import type { CalendarDate } from '../dates/calendar-date'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText } from '../format/plain-text'
import { readRate } from '../fx/spot-rates'
import { differBy } from '../ids/list-checks'
import { knownCurrency } from './supplier-amount'

const agreement = {
  currency: knownCurrency.check(
    z.refine((currency) => currency !== 'USD', { error: 'Rates are for one US dollar' }),
  ),
  /** Units for one US dollar. */
  rate: z.string().check(
    z.regex(/^\d{1,9}(\.\d{1,10})?$/, { error: 'Enter a rate like 18.25', abort: true }),
    z.refine((rate) => readRate(rate) !== undefined, { error: 'Enter a rate like 18.25' }),
  ),
  /** The day on which it was agreed. */
  date: calendarDateSchema,
  reason: requiredText(120),
}

/** An exchange rate that an agency has of its own, as from buying a currency forward. */
export const ownRate = z.strictObject({
  ...agreement,
  /** The first and last day on which a trip may start that it is for; any where they are missing. */
  from: z.optional(calendarDateSchema),
  until: z.optional(calendarDateSchema),
})
export type OwnRate = z.infer<typeof ownRate>

/** Those of an agency, at most one a currency. */
export const ownRates = z.array(ownRate).check(z.maxLength(20), differBy('currency'))

/** Those that a trip alone has, which count before its agency's and stay when it is quoted again. */
export const tripRates = z
  .array(z.strictObject(agreement))
  .check(z.maxLength(20), differBy('currency'))

/** What a trip keeps of the rates that it was priced with and that are not the day's. */
export const usedOwnRate = z.object({
  currency: z.string(),
  rate: z.string(),
  date: calendarDateSchema,
  reason: z.string(),
})
export type UsedOwnRate = z.infer<typeof usedOwnRate>

interface TripRates {
  /** Units of each currency for one US dollar, decimal strings. */
  readonly spotRates: Readonly<Record<string, string>>
  readonly ownRates?: UsedOwnRate[] | undefined
}

interface OwnRates {
  /** The agency's. */
  readonly ownRates?: readonly OwnRate[] | undefined
  readonly tripRates?: readonly UsedOwnRate[] | undefined
  readonly startDate: CalendarDate
}

/**
 * The day's exchange rates for a trip, with those in place that it has of its own, or else its
 * agency for the day on which it starts (domain.md, Settled since, second part).
 */
export function withOwnRates(
  rates: Readonly<Record<string, string>>,
  { ownRates: agencyRates = [], tripRates: own = [], startDate }: OwnRates,
): TripRates {
  const ofAgency = agencyRates.filter(
    ({ currency, from = startDate, until = startDate }) =>
      from <= startDate && startDate <= until && !own.some((one) => one.currency === currency),
  )
  const inForce = [...own, ...ofAgency].map(({ currency, rate, date, reason }) => ({
    currency,
    rate,
    date,
    reason,
  }))
  return {
    spotRates: { ...rates, ...Object.fromEntries(inForce.map((one) => [one.currency, one.rate])) },
    ownRates: inForce.length === 0 ? undefined : inForce,
  }
}

/**
 * The rates of a trip after its own have changed: those that it has count at once, and a currency
 * that has lost its own has no rate until the day's is read.
 */
export function withTripRates(
  before: TripRates & Pick<OwnRates, 'tripRates'>,
  tripRates: readonly UsedOwnRate[],
): TripRates & { readonly tripRates: UsedOwnRate[] | undefined } {
  const own = new Map(tripRates.map((one) => [one.currency, one]))
  const without = new Set(
    (before.tripRates ?? []).flatMap(({ currency }) => (own.has(currency) ? [] : [currency])),
  )
  const isStill = (currency: string) => !own.has(currency) && !without.has(currency)
  const others = (before.ownRates ?? []).filter(({ currency }) => isStill(currency))
  const otherSpots = Object.entries(before.spotRates).filter(([currency]) => isStill(currency))
  const inForce = [...tripRates, ...others]
  return {
    spotRates: Object.fromEntries([
      ...otherSpots,
      ...tripRates.map(({ currency, rate }) => [currency, rate] as const),
    ]),
    ownRates: inForce.length === 0 ? undefined : inForce,
    tripRates: tripRates.length === 0 ? undefined : [...tripRates],
  }
}
