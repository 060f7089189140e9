import * as z from 'zod'
import { calendarDateSchema } from '#shared/dates/calendar-date'
import { getPublicText, type PublicRequest } from '../runtime/public-https'
import type { ExchangeSource } from './exchange-source'

const decimal = z.union([z.number().positive(), z.string().regex(/^\d{1,12}(\.\d{1,20})?$/)])
const answerSchema = z.object({
  base: z.literal('USD'),
  date: calendarDateSchema,
  rates: z.record(z.string(), decimal).refine((rates) => Object.keys(rates).length <= 400, 'too many currencies'),
})

const timeLimitMs = 10_000
const mostBytes = 256 * 1024

/**
 * Rates from a JSON source: `{ "base": "USD", "date": "2026-09-29", "rates": { "ZAR": 16.4401 } }`.
 *
 * @param url - https only; addresses of private networks are refused
 */
export function httpRates(
  url: string,
  get: (request: PublicRequest) => Promise<string> = getPublicText,
): ExchangeSource {
  return {
    name: new URL(url).host,
    fetch: async () => answerSchema.parse(JSON.parse(await get({ url, timeLimitMs, mostBytes }))),
  }
}
