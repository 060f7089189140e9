import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { judgeDailyRates } from '#shared/fx/daily-rates'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import { ownValue } from '#shared/ids/own-value'
import { decimalText, parseDecimal, trimDecimal } from '#shared/money/decimal'
import { notingWork } from '../../data/config/work-notes'
import { type ExchangeRecord, exchangeRecord } from '../../data/rates/exchange-records'
import { type ExchangeStore, exchangeStore } from '../../data/rates/exchange-store'
import { theTable } from '../../data/table/the-table'
import { systemClock } from '../../runtime/clock'
import { optionalEnv } from '../../runtime/env'
import { tellFigure } from '../../runtime/figures'
import { log } from '../../runtime/log'
import { getPublicText, type PublicRequest } from '../../runtime/public-https'
import { readSecret } from '../../runtime/secrets'
import { refreshCurrencyNames } from '../currency-names'
import { embeddedRates } from '../embedded-rates'
import type { ExchangeSource } from '../exchange-source'

export type RefreshOutcome = 'kept' | 'unchanged' | 'refused'

/**
 * Keeps the day's rates. Rates that are implausible (a move above 25 % in a day, a needed currency
 * missing) are refused and the last good day stays, unless a person forces them (domain.md,
 * Exchange rates).
 * @throws Error when the source cannot be read or gives no rates
 */
export async function refreshExchangeRates(
  {
    source,
    exchange,
  }: { source: ExchangeSource; exchange: Pick<ExchangeStore, 'newest' | 'put' | 'putRefused'> },
  {
    force = false,
    now = () => systemClock.now(),
  }: { readonly force?: boolean; readonly now?: () => Date } = {},
): Promise<RefreshOutcome> {
  const [fetched, previous] = await Promise.all([source.fetch(), exchange.newest()])
  const next = recordOf(source, fetched)
  if (previous !== undefined && !force && (next.date < previous.date || isSame(next, previous)))
    return 'unchanged'
  const verdict = judgeDailyRates({
    previous: previous?.rates,
    next: next.rates,
    needed: neededCurrencies,
    force,
  })
  if (verdict.kind === 'refused') {
    log.error('exchange.refused', {
      source: source.name,
      date: next.date,
      missing: verdict.missing,
      moved: verdict.moved,
    })
    const { missing, moved } = verdict
    await exchange.putRefused({
      ...next,
      refusedAt: now().toISOString(),
      missing: [...missing],
      moved: [...moved],
    })
    return 'refused'
  }
  await exchange.put(next)
  log.info('exchange.kept', {
    source: source.name,
    date: next.date,
    currencies: Object.keys(next.rates).length,
  })
  return 'kept'
}

const decimal = z.union([
  z.number().check(z.positive()),
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,20})?$/)),
])
const answerSchema = z.object({
  base: z.literal('USD'),
  date: calendarDateSchema,
  rates: z
    .record(z.string(), decimal)
    .check(z.refine((rates) => Object.keys(rates).length <= 400, 'too many currencies')),
})

const timeLimitMs = 10_000
const maxBytes = 256 * 1024

/**
 * Rates from a JSON source: `{ "base": "USD", "date": "2026-09-29", "rates": { "ZAR": 16.4401 } }`.
 * @param url - https only; addresses of private networks are refused; `{key}` in it stands for the
 * secret of the source
 */
export function httpRates(
  url: string,
  get: (request: PublicRequest) => Promise<string> = getPublicText,
  readKey = () => readSecret('exchange-key'),
): ExchangeSource {
  return {
    name: new URL(url).host,
    async fetch() {
      const address = url.includes('{key}')
        ? url.replace('{key}', encodeURIComponent(await readKey()))
        : url
      return answerSchema.parse(JSON.parse(await get({ url: address, timeLimitMs, maxBytes })))
    },
  }
}

/**
 * Runs every six hours, for the names of currencies, too; `{ "force": true }` keeps rates however
 * they moved.
 */
export const handler = notingWork(async (event: unknown): Promise<{ outcome: RefreshOutcome }> => {
  const url = optionalEnv('exchangeUrl')
  const source = url === undefined ? embeddedRates : httpRates(url)
  const force = forcedEvent.safeParse(event).success
  const exchange = exchangeStore(theTable())
  const namesUrl = optionalEnv('currencyNamesUrl')
  if (namesUrl !== undefined) await refreshCurrencyNames(namesUrl, exchange)
  const outcome = await refreshExchangeRates({ source, exchange }, { force }).finally(() =>
    tellAge(exchange),
  )
  if (outcome === 'refused') throw new Error(`The rates of ${source.name} were refused`) // the job's alarm reports it
  return { outcome }
})

/** Told of a failed run, too: the alarm for old rates counts on it. */
async function tellAge(exchange: Pick<ExchangeStore, 'newest'>): Promise<void> {
  const newest = await exchange.newest()
  if (newest !== undefined)
    tellFigure('ExchangeRateAge', (systemClock.now().getTime() - Date.parse(newest.date)) / 1000)
}

/** Scheduled events have another shape; only an explicit true forces. */
const forcedEvent = z.object({ force: z.literal(true) })

function recordOf(
  { name }: ExchangeSource,
  { date, rates }: Awaited<ReturnType<ExchangeSource['fetch']>>,
): ExchangeRecord {
  const texts = Object.entries(rates).map(([currency, rate]) => [currency, plainDecimal(rate)])
  return exchangeRecord.parse({
    date,
    base: 'USD',
    rates: { ...Object.fromEntries(texts), USD: '1' },
    source: name,
  })
}

/** Numbers as decimal text without an exponent: 1e-7 is 0.0000001. */
function plainDecimal(rate: number | string): string {
  return typeof rate === 'string' ? rate : decimalText(trimDecimal(parseDecimal(rate)))
}

const isSame = (one: ExchangeRecord, other: ExchangeRecord): boolean =>
  one.date === other.date &&
  Object.keys(one.rates).length === Object.keys(other.rates).length &&
  Object.entries(one.rates).every(([currency, rate]) => ownValue(other.rates, currency) === rate)
