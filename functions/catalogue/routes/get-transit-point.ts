import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { transitPointRows } from '../listed-rows'
import { oneFilter, onlyOne } from '../one-entry'
import { transitPointWhitelist } from '../whitelists'

/** One airport or airstrip by its code. */
export const getTransitPoint = useCase(
  catalogueRoutes.getTransitPoint,
  async ({ params, query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: transitPointWhitelist,
      field: 'transitPointCode',
      code: params.id,
    })
    return onlyOne(transitPointRows(await catalogue.now(clock.now()), filter, principal))
  },
)

export const handler = lambdaFor(getTransitPoint, catalogueMakers)
