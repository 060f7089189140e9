import { demoExchange } from '../demo/exchange'
import type { ExchangeSource } from './exchange-source'

/** The dated rates that the product ships with: what an installation without a source prices by. */
export const embeddedRates: ExchangeSource = {
  name: 'embedded',
  fetch: async () => ({ date: demoExchange.date, rates: demoExchange.rates }),
}
