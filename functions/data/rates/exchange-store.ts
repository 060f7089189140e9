import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'
import { exchangePk } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ExchangeRecord, exchangeItem, exchangeRecord } from './exchange-records'

/** Exchange rates by day. */
export function exchangeStore(table: Table) {
  return {
    /** The newest day that is kept: one Query of one item. */
    async newest(): Promise<ExchangeRecord | undefined> {
      const { items } = await table.page({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': exchangePk },
        ScanIndexForward: false,
        Limit: 1,
      })
      return parseFound(exchangeRecord, items[0])
    },
    /** Keeps a day's rates, in place of those it had. */
    put: async (day: ExchangeRecord) => table.write([{ Put: { Item: exchangeItem(day) } }]),
  }
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

/** Rates that are read at most every five minutes. While they cannot be read, those already read go on. */
export function cachedRates(store: Pick<ExchangeStore, 'newest'>): DaysRates {
  let kept: { readonly rates: ExchangeRecord; readonly until: number } | undefined
  return {
    async newest(now) {
      if (kept !== undefined && now.getTime() < kept.until) return kept.rates
      const rates = await store.newest().catch((error: unknown) => {
        if (kept === undefined) throw error
        log.warn('exchange.not-read', { date: kept.rates.date })
        return kept.rates
      })
      if (rates === undefined) throw new AppError('fx.not-initialized')
      kept = { rates, until: now.getTime() + exchangeKeptMs }
      return rates
    },
  }
}
