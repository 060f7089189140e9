import { paperRoutes } from '#shared/api/paper'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { needMakers, readNeeds } from '../../travelers/party-needs'
import { handLetter, paperMakers } from '../hand-out'
import { writeRoomingList } from '../papers/supplier-papers'
import { withRoomNames } from '../room-names'

const makers = { ...paperMakers, ...needMakers, rooms: roomStore }

/** Who travels, and the rooms of every stay. */
export const getRoomingList = useCase(
  paperRoutes.getRoomingList,
  async ({ params, query, principal }, deps: Deps<typeof makers>) => {
    const own = requireOwnTrip(principal, await deps.itineraries.get(principal.agencyId, params.id))
    const trip = await withRoomNames(own, deps.rooms)
    const what = 'rooming list'
    const needs = await readNeeds({ principal, id: params.id, what }, deps)
    const paperRequest = { trip, reader: principal, what, format: query.format }
    return handLetter<typeof paperRoutes.getRoomingList>(
      paperRequest,
      ({ paper, head }) => writeRoomingList(paper, trip, { head, needs }),
      deps,
    )
  },
)

export const handler = lambdaFor(getRoomingList, makers)
