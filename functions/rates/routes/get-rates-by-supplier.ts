import { ratesRoutes } from '#shared/api/rates'
import { type RateStore, rateStore } from '../../data/rates/rate-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { rulesInPeriod } from '../in-period'

/** The rate rules of suppliers in a period: one Query a supplier, side by side. */
export const getRatesBySupplier = useCase(
  ratesRoutes.getRatesBySupplier,
  async ({ body }, { rates }: Basics & { rates: Pick<RateStore, 'bySupplier'> }) => {
    const rules = await Promise.all([...new Set(body.supplierCodes)].map((supplier) => rates.bySupplier(supplier)))
    return { rules: rulesInPeriod(rules.flat(), body) }
  },
)

export const handler = lambdaFor(getRatesBySupplier, (table) => ({ rates: rateStore(table) }))
