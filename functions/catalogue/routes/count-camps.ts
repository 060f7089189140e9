import { catalogueRoutes } from '#shared/api/catalogue'
import { parseWhere } from '#shared/catalogue/filter'
import { countCampsIn } from '../../data/catalogue/camp-search'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { campWhitelist } from '../whitelists'

/** The exact number of camps that the agent may see of those that a where clause selects. */
export const countCamps = useCase(
  catalogueRoutes.countCamps,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const where = parseWhere(query.where, campWhitelist)
    const { camps } = await catalogue.now(clock.now())
    return { count: countCampsIn(camps, { where, hidden: hiddenFlags(principal) }) }
  },
)

export const handler = lambdaFor(countCamps, catalogueMakers)
