import { ratesRoutes } from '#shared/api/rates'
import { rateStore } from '../../data/rates/rate-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { rulesInPeriod } from '../in-period'

const makers = { rates: rateStore }

/** The rate rules of room types in a period: one batch of Gets. */
export const getRatesByOptionKey = useCase(
  ratesRoutes.getRatesByOptionKey,
  async ({ body }, { rates }: Deps<typeof makers>) => ({
    rules: rulesInPeriod(await rates.byOptionKeys([...new Set(body.optionKeys)]), body),
  }),
)

export const handler = lambdaFor(getRatesByOptionKey, makers)
