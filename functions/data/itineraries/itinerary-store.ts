import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { againWhile, type Pause } from '../../runtime/backoff'
import { tripMailWrites } from '../mail/trip-mails'
import { isNumberTaken, takePaperNumbers } from '../payments/paper-counts'
import { commit, type PlannedWrite } from '../table/commit'
import { dueRecords } from '../table/due-items'
import { contentKey, heldPartition, inFlight, itineraryKey, refundsOwed } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { refusalsOf } from '../table/refusals'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { movesPlaces, placesWrites } from './departure-places'
import { isDepartureChanged } from './departure-store'
import { type CostChange, costChange, type HistoryEntry, historyEntryIn } from './history'
import { type ItineraryChange, writesOf } from './itinerary-change'
import { contentIn } from './itinerary-item'
import { itineraryLists } from './itinerary-lists'
import { itinerariesIn, itineraryIn, sayingWhatIsThere } from './itinerary-reads'
import type { ItineraryContent, StoredItinerary } from './itinerary-records'

/** All papers of an agency take their numbers from one count a kind: enough for a hundred at once. */
const maxCountTries = 60

/**
 * Itineraries with their history. Changes are conditional on the version that they were made from.
 */
export function itineraryStore(table: Table, wait?: Pause) {
  return {
    ...itineraryLists(table),
    /** One itinerary, as it is now, with the progress of work in flight: one Query. */
    get: (agencyId: AgencyId, id: ItineraryId) => itineraryIn(table, { agencyId, id }),
    /**
     * Stores a change with its history entry, and a snapshot when the content changed, in one
     * transaction; the places of a departure that the trip is on follow it, and papers that it has
     * come to get their numbers.
     * @returns what is stored, with its numbers
     * @throws ChangedMeanwhile with the present record; AnsweredBefore; AppError of the idempotency
     * key; departure.full
     */
    async save(change: ItineraryChange): Promise<ItineraryChange['after']> {
      const withNumbers = async (places: readonly PlannedWrite[]) => {
        const { record, writes } = await takePaperNumbers(table, change)
        const after = { ...change.after, record }
        const { before, entry } = change
        const mails = tripMailWrites({ before, after, at: entry.at })
        await commit(
          table,
          [...writesOf({ ...change, after }), ...mails, ...places, ...writes],
          wait,
        )
        return after
      }
      const store = async () => {
        const places = movesPlaces(change) ? await placesWrites(table, change) : []
        return againWhile(isNumberTaken, () => withNumbers(places), wait, maxCountTries)
      }
      return againWhile(isDepartureChanged, store, wait).catch(
        sayingWhatIsThere(table, change.after.record),
      )
    },
    /**
     * Notes how many stays the supplier system has answered for; nothing when the attempt is not
     * the present one.
     */
    async noteProgress(
      { record, work }: Pick<StoredItinerary, 'record' | 'work'>,
      done: number,
    ): Promise<void> {
      const progressWrite = setFields(
        itineraryKey(record.agencyId, record.id),
        { done },
        { token: work?.token ?? '' },
      )
      await table.write([progressWrite]).catch((error: unknown) => {
        if (refusalsOf(error) === undefined) throw error
      })
    },
    /** History entries, the last first, below a version where it is given. */
    async history(
      { agency, id }: { agency: AgencyId; id: ItineraryId },
      { limit, below }: { limit: number; below?: number | undefined },
    ): Promise<HistoryEntry[]> {
      const { items } = await table.page({
        ...queryOf(itineraryKey(agency, id).pk, {
          from: 'HISTORY#',
          to: below === undefined ? 'HISTORY#~' : `HISTORY#${String(below - 1).padStart(8, '0')}`,
        }),
        ScanIndexForward: false,
        Limit: limit,
      })
      return items.map(historyEntryIn)
    },
    /** Itineraries in flight since before an instant, the longest first. */
    inFlightSince: (before: Date) => dueBefore(table, inFlight, before),
    /**
     * Itineraries whose hold ended at an instant or before, the longest over first; at most a
     * hundred.
     */
    heldUntil: (instant: Date) => dueBefore(table, heldPartition, new Date(instant.getTime() + 1)),
    /** Cancelled itineraries that have owed money since before an instant. */
    refundsOwedSince: (before: Date) => dueBefore(table, refundsOwed, before),
    /** What an earlier version held. */
    async content(
      agency: AgencyId,
      id: ItineraryId,
      version: number,
    ): Promise<ItineraryContent | undefined> {
      const item = await table.get(contentKey(agency, id, version))
      return item === undefined ? undefined : contentIn(item)
    },
    /** Changes of the suppliers' costs, the last first. */
    async costChanges(agency: AgencyId, id: ItineraryId, limit: number): Promise<CostChange[]> {
      const { pk } = itineraryKey(agency, id)
      const { items } = await table.page({
        ...queryOf(pk, { begins: 'COSTCHANGE#' }),
        ScanIndexForward: false,
        Limit: limit,
      })
      return items.map((item) => parseRecord(costChange, item))
    },
  }
}
export type ItineraryStore = ReturnType<typeof itineraryStore>

/**
 * The itineraries of due work before an instant. The index may lag, so callers must check the
 * record itself.
 */
function dueBefore(table: Table, partition: string, before: Date): Promise<StoredItinerary[]> {
  return dueRecords(table, { kind: partition, before: before.toISOString() }, (keys) =>
    itinerariesIn(table, keys),
  )
}
