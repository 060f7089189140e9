import { ratesRoutes } from '#shared/api/rates'
import { findNightlyRule } from '#shared/rates/nightly-rule'
import { rateStore } from '../../data/rates/rate-store'
import { groupBy } from '../../data/table/group-by'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { rulesInPeriod } from '../in-period'

const makers = { rates: rateStore }

/** What each room type's rate includes on the first night of a period that it has a rate for. */
export const getInclusions = useCase(
  ratesRoutes.getInclusions,
  async ({ body }, { rates }: Deps<typeof makers>) => {
    const suppliers = [...new Set(body.supplierCodes)]
    const rules = rulesInPeriod(
      (await Promise.all(suppliers.map((code) => rates.bySupplier(code)))).flat(),
      body,
    )
    return {
      inclusions: [...groupBy(rules, ({ optionKey }) => optionKey)].flatMap(([optionKey, own]) => {
        const [earliest] = own
        const rule = findNightlyRule(own, { optionKey, night: body.startDate }) ?? earliest
        if (rule === undefined) return []
        const { supplierCode, mealBasis = '', inclusions = '' } = rule
        return [{ supplierCode, optionKey, mealBasis, inclusions: listOf(inclusions, mealBasis) }]
      }),
    }
  },
)

export const handler = lambdaFor(getInclusions, makers)

/**
 * Suppliers write inclusions as one text, parted by lines, semicolons or commas; what stands in
 * brackets stays together. The meal basis that it often begins with, as in `Half board: room,
 * breakfast`, is answered beside and not once more.
 */
function listOf(text: string, mealBasis: string): string[] {
  const inclusions =
    mealBasis !== '' && text.startsWith(`${mealBasis}:`) ? text.slice(mealBasis.length + 1) : text
  const separator = /[\n;]/.test(inclusions) ? /[\n;]/ : /,(?![^(]*\))/
  return inclusions
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
