import { paperRoutes } from '#shared/api/paper'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { useCase } from '../../runtime/use-case'
import { handLetter, type PaperDeps, paperMakers } from '../hand-out'
import { writeRoomingList } from '../papers/supplier-papers'

/** Who travels, and the rooms of every stay. */
export const getRoomingList = useCase(
  paperRoutes.getRoomingList,
  async ({ params, query, principal }, deps: PaperDeps) => {
    const trip = requireOwnTrip(principal, await deps.itineraries.get(principal.agencyId, params.id))
    const asked = {
      trip,
      reader: principal,
      key: `rooming-${params.id}`,
      title: `${trip.record.name}: rooming list`,
      format: query.format,
    }
    return handLetter<typeof paperRoutes.getRoomingList>(
      asked,
      ({ paper, head }) => writeRoomingList(paper, trip, head),
      deps,
    )
  },
)

export const handler = lambdaFor(getRoomingList, paperMakers)
