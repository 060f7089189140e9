import { embeddedSource } from '../data/rates/exchange-records'
import published from './embedded-rates.json'
import type { ExchangeSource } from './exchange-source'

/**
 * The dated rates that the product ships with, units for one US dollar as published for that day.
 */
export const embeddedDay: {
  readonly date: string
  readonly rates: Readonly<Record<string, string>>
} = published

/** What an installation without a source prices by. */
export const embeddedRates: ExchangeSource = {
  name: embeddedSource,
  fetch: async () => embeddedDay,
}
