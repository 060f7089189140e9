import { ratesRoutes } from '#shared/api/rates'
import { type RateStore, rateStore } from '../../data/rates/rate-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { rulesInPeriod } from '../in-period'

/** The rate rules of room types in a period: one batch of Gets. */
export const getRatesByOptionKey = useCase(
  ratesRoutes.getRatesByOptionKey,
  async ({ body }, { rates }: Basics & { rates: Pick<RateStore, 'byOptionKeys'> }) => ({
    rules: rulesInPeriod(await rates.byOptionKeys([...new Set(body.optionKeys)]), body),
  }),
)

export const handler = lambdaFor(getRatesByOptionKey, (table) => ({ rates: rateStore(table) }))
