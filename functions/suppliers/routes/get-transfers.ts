import { suppliersRoutes } from '#shared/api/suppliers'
import { AppError } from '#shared/errors/app-error'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { seenPlaces } from '../seen-places'
import { transfersBetween } from '../transfers'

/** Ways from one transit point to another, the quickest first. */
export const getTransfers = useCase(
  suppliersRoutes.getTransfers,
  async ({ body, principal }, deps: CatalogueDeps) => {
    const places = await seenPlaces(principal, deps)
    const [from, to] = [places.get(body.from), places.get(body.to)]
    if (from === undefined || to === undefined) throw new AppError('record.not-found')
    return { transfers: transfersBetween(from, to, body.pax) }
  },
)

export const handler = lambdaFor(getTransfers, catalogueMakers)
