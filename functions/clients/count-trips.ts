import type { ClientLine } from '../data/lists/client-lines'
import type { tripListMakers } from '../itineraries/view/trip-list'
import type { Deps } from '../runtime/use-case'

type TripList = Awaited<ReturnType<Deps<typeof tripListMakers>['tripList']['now']>>

/** How many trips each of some clients has, whichever agent's. */
export function countTrips(
  trips: TripList,
  clients: readonly Pick<ClientLine, 'id'>[],
): ReadonlyMap<string, number> {
  const ids = clients.map(({ id }) => id)
  const counts = new Map<string, number>()
  for (const { clientId } of trips.pick(
    { kind: 'inq', field: 'clientId', type: 'string', value: ids },
    ['clientId'],
  )) {
    if (clientId !== undefined) counts.set(clientId, (counts.get(clientId) ?? 0) + 1)
  }
  return counts
}
