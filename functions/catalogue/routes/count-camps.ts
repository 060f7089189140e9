import { catalogueRoutes } from '#shared/api/catalogue'
import { parseWhere } from '#shared/catalogue/filter'
import { countCampsIn } from '../../data/catalogue/camp-search'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import type { PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { campWhitelist } from '../whitelists'

export interface CountCampsDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** The exact number of camps that the agent may see of those that a where clause selects. */
export const countCamps = useCase(
  catalogueRoutes.countCamps,
  async ({ query, principal }, { catalogue, clock }: CountCampsDeps) => {
    const where = parseWhere(query.where, campWhitelist)
    const { camps } = await catalogue.now(clock.now())
    return { count: countCampsIn(camps, { where, hidden: hiddenFlags(principal) }) }
  },
)

export const handler = lambdaFor(countCamps, () => ({ catalogue: theCatalogue() }))
