import { infoRoutes } from '#shared/api/info'
import { currencyCodes } from '#shared/money/currency-codes'
import { exponentOf } from '#shared/money/currency-exponent'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies that amounts may be in, by code, with their decimal places (1 §9). */
export const getCurrencies = useCase(infoRoutes.getCurrencies, async () =>
  [...currencyCodes].map((code) => ({ code, name: names.of(code) ?? code, exponent: exponentOf(code) })),
)

export const handler = lambdaFor(getCurrencies)
