import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit } from '../table/commit'
import { currencyNamesKey, exchangePk, refusedRatesKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import {
  type CurrencyNames,
  currencyNamesRecord,
  type ExchangeRecord,
  exchangeItem,
  exchangeRecord,
  type RefusedRates,
  refusedRates,
} from './exchange-records'

/** Exchange rates by day. */
export function exchangeStore(table: Table) {
  return {
    /** The newest day that is kept: one Query of one item. */
    async newest(): Promise<ExchangeRecord | undefined> {
      const [item] = await lastOf(table, 'DAY#', 1)
      return parseFound(exchangeRecord, item)
    },
    /** The last days, the newest first. */
    days: async (most: number): Promise<ExchangeRecord[]> =>
      (await lastOf(table, 'DAY#', most)).map((item) => parseRecord(exchangeRecord, item)),
    /** The last refused ones, the newest first. */
    refused: async (most: number): Promise<RefusedRates[]> =>
      (await lastOf(table, 'ASIDE#', most)).map((item) => parseRecord(refusedRates, item)),
    /** Those of a day, where they were refused. */
    refusedOn: async (date: CalendarDate) =>
      parseFound(refusedRates, await table.get(refusedRatesKey(date))),
    /** Sets aside what was refused, with why. */
    putRefused: (day: RefusedRates) =>
      table.write([{ Put: { Item: { ...refusedRatesKey(day.date), ...day } } }]),
    /** Takes refused rates after all. */
    force: (day: ExchangeRecord, audit: AuditEntry) =>
      commit(table, [
        { write: { Put: { Item: exchangeItem(day) } } },
        { write: { Delete: { Key: refusedRatesKey(day.date) } } },
        auditWrite(audit),
      ]),
    /** Keeps a day's rates, in place of those it had. */
    put: async (day: ExchangeRecord) => table.write([{ Put: { Item: exchangeItem(day) } }]),
    /** The names that the public list of currencies gave last; undefined before it gave any. */
    currencyNames: async (): Promise<CurrencyNames | undefined> =>
      parseFound(currencyNamesRecord, await table.get(currencyNamesKey))?.names,
    putCurrencyNames: (names: CurrencyNames) =>
      table.write([{ Put: { Item: { ...currencyNamesKey, names } } }]),
  }
}
async function lastOf(table: Table, prefix: string, most: number) {
  const { items } = await table.page({
    ...queryOf(exchangePk, { begins: prefix }),
    ScanIndexForward: false,
    Limit: most,
  })
  return items
}

export type ExchangeStore = ReturnType<typeof exchangeStore>

/** The day's rates as handlers use them. */
export interface DaysRates {
  /** The newest rates. @throws AppError fx.not-initialized when there are none */
  newest(now: Date): Promise<ExchangeRecord>
}

/** The day's rates in the table. */
export const daysRates = (table: Table): DaysRates => cachedRates(exchangeStore(table))

/** How long a container goes on with the rates that it has read. */
export const exchangeKeptMs = 5 * 60_000

/**
 * Rates that are read at most every five minutes. While they cannot be read, those already read go
 * on.
 */
export function cachedRates(store: Pick<ExchangeStore, 'newest'>): DaysRates {
  let cache: { readonly rates: ExchangeRecord; readonly until: number } | undefined
  return {
    async newest(now) {
      if (cache !== undefined && now.getTime() < cache.until) return cache.rates
      const rates = await store.newest().catch((error: unknown) => {
        if (cache === undefined) throw error
        log.warn('exchange.not-read', { date: cache.rates.date })
        return cache.rates
      })
      if (rates === undefined) throw new AppError('fx.not-initialized')
      cache = { rates, until: now.getTime() + exchangeKeptMs }
      return rates
    },
  }
}
