import { infoRoutes } from '#shared/api/info'
import { ownValue } from '#shared/ids/own-value'
import { currencyCodes } from '#shared/money/currency-codes'
import { exponentOf } from '#shared/money/currency-exponent'
import { exchangeStore } from '../../data/rates/exchange-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { exchange: exchangeStore }
const shippedNames = new Intl.DisplayNames('en', { type: 'currency' })

/**
 * The currencies that amounts may be in, by code, with their decimal places (1 §9); named by the
 * public list, else by Intl.
 */
export const getCurrencies = useCase(
  infoRoutes.getCurrencies,
  async (_, { exchange }: Deps<typeof makers>) => {
    const listedNames = await exchange.currencyNames()
    const nameOf = (code: string) => ownValue(listedNames, code) ?? shippedNames.of(code) ?? code
    return [...currencyCodes].map((code) => ({
      code,
      name: nameOf(code),
      exponent: exponentOf(code),
    }))
  },
)

export const handler = lambdaFor(getCurrencies, makers)
