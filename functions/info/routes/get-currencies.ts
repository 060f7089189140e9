import { infoRoutes } from '#shared/api/info'
import { exponentOf } from '#shared/money/currency-exponent'
import { currencyNames } from '#shared/money/currency-names'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'

/** The currencies that amounts may be in, by code, with their decimal places (1 §9). */
export const getCurrencies = useCase(infoRoutes.getCurrencies, async () =>
  Object.entries(currencyNames).map(([code, name]) => ({ code, name, exponent: exponentOf(code) })),
)

export const handler = lambdaFor(getCurrencies)
