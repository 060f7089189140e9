import { clientMergeRoutes, type DuplicatePair } from '#shared/api/client-merges'
import { countTrips } from '../../clients/count-trips'
import { mergeStore } from '../../data/client-merges/merge-store'
import { type ClientLine, clientLines, listedClientIn } from '../../data/lists/client-lines'
import { ownWhere } from '../../data/lists/list-page'
import { listReader } from '../../data/lists/list-reader'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { type Deps, useCase } from '../../runtime/use-case'
import { findDuplicates } from '../find-duplicates'
import { fullerFirst } from '../fuller-record'

const makers = {
  clientList: (table: Table) => listReader(table, clientLines),
  ...tripListMakers,
  merges: mergeStore,
}

/** Most pairs of one answer: who has merged these gets the next. */
const maxPairs = 50

/**
 * Archived clients are looked at, too: a person who comes back is often made anew. Of each pair the
 * record to keep stands first.
 */
export const listClientDuplicates = useCase(
  clientMergeRoutes.listClientDuplicates,
  async ({ principal }, { clientList, tripList, merges }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [list, trips, dismissed] = await Promise.all([
      clientList.now(agencyId),
      tripList.now(agencyId),
      merges.dismissed(agencyId),
    ])
    const { lines } = list.page({ where: ownWhere({ kind: 'and', of: [] }, principal) })
    const byId = new Map(lines.map((line) => [String(line.id), line]))
    const pairsFound = findDuplicates(lines).filter(({ ids }) => !dismissed.has(ids.join(' ')))
    const nearest = pairsFound.slice(0, maxPairs)
    const lineIn = (id: string) => byId.get(id) ?? []
    const counts = countTrips(
      trips,
      nearest.flatMap(({ ids }) => ids.flatMap(lineIn)),
    )
    const clientIn = (line: ClientLine) => ({
      ...listedClientIn(line),
      itineraryCount: counts.get(line.id) ?? 0,
    })
    const pairs = nearest.flatMap(({ ids: [one, other], reasons }): DuplicatePair[] => {
      const [first, second] = [byId.get(one), byId.get(other)]
      if (first === undefined || second === undefined) return []
      return [{ clients: fullerFirst(clientIn(first), clientIn(second)), reasons: [...reasons] }]
    })
    return { count: pairsFound.length, pairs }
  },
)

export const handler = lambdaFor(listClientDuplicates, makers)
