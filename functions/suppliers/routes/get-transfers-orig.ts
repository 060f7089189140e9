import { suppliersRoutes } from '#shared/api/suppliers'
import { AppError } from '#shared/errors/app-error'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { seenPlaces } from '../seen-places'
import { transfersBetween } from '../transfers'

const most = 100

/**
 * Ways out of a transit point to every other one that can be reached in a day, the nearest first.
 */
export const getTransfersOrig = useCase(
  suppliersRoutes.getTransfersOrig,
  async ({ body, principal }, deps: CatalogueDeps) => {
    const places = await seenPlaces(principal, deps)
    const from = places.get(body.from)
    if (from === undefined) throw new AppError('record.not-found')
    const ways = [...places.values()].flatMap((to) => transfersBetween(from, to, body.pax))
    return {
      transfers: ways.toSorted((one, other) => one.kilometres - other.kilometres).slice(0, most),
    }
  },
)

export const handler = lambdaFor(getTransfersOrig, catalogueMakers)
