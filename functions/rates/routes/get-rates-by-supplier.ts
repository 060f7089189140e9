import { ratesRoutes } from '#shared/api/rates'
import { rateStore } from '../../data/rates/rate-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { rulesInPeriod } from '../in-period'

const makers = { rates: rateStore }

/** The rate rules of suppliers in a period: one Query a supplier, side by side. */
export const getRatesBySupplier = useCase(
  ratesRoutes.getRatesBySupplier,
  async ({ body }, { rates }: Deps<typeof makers>) => {
    const rules = await Promise.all(
      [...new Set(body.supplierCodes)].map((supplier) => rates.bySupplier(supplier)),
    )
    return { rules: rulesInPeriod(rules.flat(), body) }
  },
)

export const handler = lambdaFor(getRatesBySupplier, makers)
