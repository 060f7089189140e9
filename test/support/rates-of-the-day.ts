import { type ExchangeInput, exchangeRecord } from '../../functions/data/rates/exchange-records'
import type { DaysRates } from '../../functions/data/rates/exchange-store'

/** ZAR 18, KES 130 and EUR 0.8 for a dollar, with what a test names instead. */
export const someRates = (named: Partial<ExchangeInput> = {}) =>
  exchangeRecord.parse({
    date: '2026-11-19',
    rates: { USD: '1', ZAR: '18', KES: '130', EUR: '0.8' },
    ...named,
  })

/** The day's rates, always the same. */
export const ratesOfTheDay = (named: Partial<ExchangeInput> = {}): DaysRates => ({
  newest: async () => someRates(named),
})
