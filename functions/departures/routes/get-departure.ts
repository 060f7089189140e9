import { departuresRoutes } from '#shared/api/departures'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type DepartureDeps, departureMakers, viewOf } from '../departure-view'

export const getDeparture = useCase(
  departuresRoutes.getDeparture,
  async ({ params: { id }, principal }, { departures }: DepartureDeps) =>
    viewOf(await departures.get(principal.agencyId, id), principal),
)

export const handler = lambdaFor(getDeparture, departureMakers)
