import { infoRoutes } from '#shared/api/info'
import { cachedRates, type DaysRates, exchangeStore } from '../../data/rates/exchange-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { ratesOfBase } from '../rates-of-base'

export interface ExchangeDeps extends Basics {
  readonly exchange: DaysRates
}

/** The newest exchange rates, of whatever base is asked for. */
export const getExchangeRates = useCase(
  infoRoutes.getExchangeRates,
  async ({ query }, { exchange, clock }: ExchangeDeps) => {
    const { date, rates } = await exchange.newest(clock.now())
    return { base: query.currency, date, rates: ratesOfBase(rates, query.currency) }
  },
)

export const handler = lambdaFor(getExchangeRates, (table) => ({ exchange: cachedRates(exchangeStore(table)) }))
