import * as z from 'zod/mini'
import type { CalendarDate } from '../dates/calendar-date'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText } from '../format/plain-text'
import { readRate } from '../fx/spot-rates'
import { differBy } from '../ids/list-checks'
import { knownCurrency } from './supplier-amount'

/** An exchange rate that an agency has of its own, as from buying a currency forward. */
export const ownRate = z.strictObject({
  currency: knownCurrency.check(
    z.refine((currency) => currency !== 'USD', { error: 'Rates are for one US dollar' }),
  ),
  /** Units for one US dollar. */
  rate: z.string().check(
    z.regex(/^\d{1,9}(\.\d{1,10})?$/, { error: 'Enter a rate like 18.25' }),
    z.refine((rate) => readRate(rate) !== undefined, { error: 'Enter a rate like 18.25' }),
  ),
  /** The day on which it was agreed. */
  date: calendarDateSchema,
  reason: requiredText(120),
  /** The first and last day on which a trip may start that it is for; any where they are missing. */
  from: z.optional(calendarDateSchema),
  until: z.optional(calendarDateSchema),
})
export type OwnRate = z.infer<typeof ownRate>

/** Those of an agency, at most one a currency. */
export const ownRates = z.array(ownRate).check(z.maxLength(20), differBy('currency'))

/** What a trip keeps of the rates that it was priced with and that are its agency's own. */
export const usedOwnRate = z.object({
  currency: z.string(),
  rate: z.string(),
  date: calendarDateSchema,
  reason: z.string(),
})

interface TripRates {
  /** Units of each currency for one US dollar, decimal strings. */
  readonly spotRates: Readonly<Record<string, string>>
  readonly ownRates?: z.infer<typeof usedOwnRate>[] | undefined
}

/**
 * The day's exchange rates for a trip, with those in place that its agency has of its own for the
 * day on which it starts (domain.md, Settled since, second part).
 */
export function withOwnRates(
  rates: Readonly<Record<string, string>>,
  {
    ownRates: own = [],
    startDate,
  }: { readonly ownRates?: readonly OwnRate[] | undefined; readonly startDate: CalendarDate },
): TripRates {
  const ownNow = own.filter(
    ({ from = startDate, until = startDate }) => from <= startDate && startDate <= until,
  )
  return {
    spotRates: { ...rates, ...Object.fromEntries(ownNow.map((one) => [one.currency, one.rate])) },
    ownRates:
      ownNow.length === 0
        ? undefined
        : ownNow.map(({ currency, rate, date, reason }) => ({ currency, rate, date, reason })),
  }
}
