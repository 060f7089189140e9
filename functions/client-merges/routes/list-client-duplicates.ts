import { clientMergeRoutes, type DuplicatePair } from '#shared/api/client-merges'
import { mergeStore } from '../../data/client-merges/merge-store'
import { clientLines, listedClientIn } from '../../data/lists/client-lines'
import { ownWhere } from '../../data/lists/list-page'
import { listReader } from '../../data/lists/list-reader'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { findDuplicates } from '../find-duplicates'

const makers = { clientList: (table: Table) => listReader(table, clientLines), merges: mergeStore }

/** Most pairs of one answer: who has merged these gets the next. */
const maxPairs = 50

/** Archived clients are looked at, too: a person who comes back is often made anew. */
export const listClientDuplicates = useCase(
  clientMergeRoutes.listClientDuplicates,
  async ({ principal }, { clientList, merges }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [list, dismissed] = await Promise.all([
      clientList.now(agencyId),
      merges.dismissed(agencyId),
    ])
    const { lines } = list.page({ where: ownWhere({ kind: 'and', of: [] }, principal) })
    const byId = new Map(lines.map((line) => [String(line.id), line]))
    const found = findDuplicates(lines).filter(({ ids }) => !dismissed.has(ids.join(' ')))
    const pairs = found
      .slice(0, maxPairs)
      .flatMap(({ ids: [one, other], reasons }): DuplicatePair[] => {
        const [first, second] = [byId.get(one), byId.get(other)]
        if (first === undefined || second === undefined) return []
        return [{ clients: [listedClientIn(first), listedClientIn(second)], reasons: [...reasons] }]
      })
    return { count: found.length, pairs }
  },
)

export const handler = lambdaFor(listClientDuplicates, makers)
