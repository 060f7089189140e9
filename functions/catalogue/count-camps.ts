import { catalogueRoutes } from '#shared/api/catalogue'
import { parseWhere } from '#shared/catalogue/filter'
import { countCampsIn } from '../data/camp-search'
import { hiddenFlags } from '../data/camp-visibility'
import { lambdaFor } from '../data/lambda-for'
import type { PublishedCatalogue } from '../data/published-catalogue'
import { theCatalogue } from '../data/the-catalogue'
import { type Basics, useCase } from '../runtime/use-case'
import { campWhitelist } from './whitelists'

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
