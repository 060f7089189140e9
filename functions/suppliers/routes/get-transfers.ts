import { suppliersRoutes } from '#shared/api/suppliers'
import { AppError } from '#shared/errors/app-error'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { connectionsBetween } from '../connections'
import { seenPlaces } from '../seen-places'
import { transfersBetween } from '../transfers'

/**
 * Ways from one transit point to another: those that operators list, the earliest first, then those
 * that are estimated, the quickest first.
 */
export const getTransfers = useCase(
  suppliersRoutes.getTransfers,
  async ({ body, principal }, deps: CatalogueDeps) => {
    const places = await seenPlaces(principal, deps)
    const [from, to] = [places.get(body.from), places.get(body.to)]
    if (from === undefined || to === undefined) throw new AppError('record.not-found')
    const { snapshot } = await deps.catalogue.now(deps.clock.now())
    return {
      transfers: [
        ...connectionsBetween(snapshot.connections, { ...body, from, to }),
        ...transfersBetween(from, to, body.pax),
      ],
    }
  },
)

export const handler = lambdaFor(getTransfers, catalogueMakers)
