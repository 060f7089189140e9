import { paperRoutes } from '#shared/api/paper'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { useCase } from '../../runtime/use-case'
import { handLetter, type PaperDeps, paperMakers } from '../hand-out'
import { writeCosting } from '../papers/costing'

/** What each part of a trip costs and sells for. */
export const getCosting = useCase(
  paperRoutes.getCosting,
  async ({ params, query, principal }, deps: PaperDeps) => {
    const trip = requireOwnTrip(
      principal,
      await deps.itineraries.get(principal.agencyId, params.id),
    )
    const paperRequest = { trip, reader: principal, what: 'costing', format: query.format }
    return handLetter<typeof paperRoutes.getCosting>(
      paperRequest,
      ({ paper, head }) => writeCosting(paper, trip, head),
      deps,
    )
  },
)

export const handler = lambdaFor(getCosting, paperMakers)
