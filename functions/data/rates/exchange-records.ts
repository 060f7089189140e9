import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { exchangeKey } from '../table/keys'
import type { Item } from '../table/table-access'

/** The source of the rates that the product ships with. */
export const embeddedSource = 'embedded'

/** The exchange rates of a day, as stored: units of each currency for one USD, decimal texts. */
export const exchangeRecord = z.object({
  date: calendarDateSchema,
  base: z._default(z.literal('USD'), 'USD'),
  rates: z.record(
    z.string().check(z.regex(/^[A-Z]{3}$/)),
    z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  ),
  /** Where they come from: `embedded`, or the address of the source. */
  source: z._default(z.string(), embeddedSource),
  /** Who took rates that had been refused, and why. */
  forced: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
})
export type ExchangeRecord = z.infer<typeof exchangeRecord>
export type ExchangeInput = z.input<typeof exchangeRecord>

/** The item of a day's rates. */
export function exchangeItem(day: ExchangeInput): Item {
  const record = exchangeRecord.parse(day)
  return { ...exchangeKey(record.date), ...record }
}

/**
 * Rates that were refused, with why, as they came; kept until a later day's are refused in their
 * place.
 */
export const refusedRates = z.extend(exchangeRecord, {
  refusedAt: z.iso.datetime(),
  missing: z.array(z.string()),
  moved: z.array(
    z.object({
      currency: z.string(),
      from: z.union([z.string(), z.number()]),
      to: z.union([z.string(), z.number()]),
    }),
  ),
})
export type RefusedRates = z.infer<typeof refusedRates>

/** Names of currencies by code, as the public list gives them. */
export const currencyNamesRecord = z.object({ names: z.record(z.string(), z.string()) })
export type CurrencyNames = z.infer<typeof currencyNamesRecord>['names']
