import { commit } from '../table/commit'
import type { Table } from '../table/table-access'
import { type ClientChange, isRenamed, writesOf } from './client-change'
import { namesOfTrips } from './client-names'
import { clientReads } from './client-reads'

/**
 * Clients of an agency. An email belongs to one client; changes are conditional on the version that
 * they were made from.
 */
export const clientStore = (table: Table) => ({
  ...clientReads(table),
  /**
   * Stores a new or changed client; a new name goes into the client's itineraries too. What it
   * misses, because it was changed or made at the same instant, the job `spread-names` finds.
   * @throws AppError client.email-exists; ClientChangedMeanwhile; AnsweredBefore; AppError of the
   * idempotency key
   */
  async save(change: ClientChange): Promise<void> {
    const [first, ...later] = writesOf(
      change,
      isRenamed(change) ? await namesOfTrips(table, change.after) : [],
    )
    await commit(table, first)
    for (const writes of later) await commit(table, writes)
  },
})
export type ClientStore = ReturnType<typeof clientStore>
