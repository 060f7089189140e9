import type { AgencyId } from '#shared/ids/ids'
import { isPattern, type PatternState } from '#shared/itinerary/states'
import { listChangeWrite } from '../lists/list-changes'
import { commit } from '../table/commit'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { exampleSk, itineraryKey, savedOfAgency } from '../table/keys'
import type { Position } from '../table/listing'
import type { Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import { type HistoryEntry, historyItem } from './history'
import { ChangedMeanwhile } from './itinerary-change'
import { itinerariesIn, sayingWhatIsThere } from './itinerary-reads'
import type { StoredItinerary } from './itinerary-records'

export interface SavedPage {
  readonly saved: readonly StoredItinerary[]
  /** Where the next page goes on; undefined after the last one. */
  readonly next: Position | undefined
}

/** Who deletes, when, and the answer to keep for repeats of the request. */
export interface Deletion extends Pick<HistoryEntry, 'at' | 'by' | 'requestId'> {
  readonly answer?: KeptAnswer | undefined
}

interface PageAsked {
  readonly limit: number
  readonly after?: Position | undefined
  /** Only the examples, or only what agents saved. */
  readonly state?: PatternState | undefined
}

/**
 * Where each kind lies in the index: examples behind every date, and so first in descending order.
 */
const within = { saved: 'gsi2sk < :example', example: 'gsi2sk >= :example' } as const

/** An agency's examples and saved itineraries: templates to start from. */
export function savedItineraryStore(table: Table) {
  return {
    /**
     * A page of at most 100, examples first, the last changed first of each: one Query and two
     * batches of Gets.
     */
    async list(agency: AgencyId, { limit, after, state }: PageAsked): Promise<SavedPage> {
      const partition = savedOfAgency(agency)
      const [gsi2sk, pk, sk] = after ?? []
      const { items, next } = await table.page({
        IndexName: 'gsi2',
        KeyConditionExpression: [
          'gsi2pk = :partition',
          ...(state === undefined ? [] : [within[state]]),
        ].join(' AND '),
        ExpressionAttributeValues: {
          ':partition': partition,
          ...(state === undefined ? {} : { ':example': exampleSk }),
        },
        ScanIndexForward: false,
        Limit: limit,
        ...(after === undefined
          ? {}
          : { ExclusiveStartKey: { pk, sk, gsi2pk: partition, gsi2sk } }),
      })
      const places = items.map(
        ({ pk, sk, gsi2sk }) => [String(gsi2sk), String(pk), String(sk)] as const,
      )
      const keys = places.map(([, pk, sk]) => ({ pk, sk }))
      const trips = await itinerariesIn(table, keys)
      const byPartition = new Map(
        trips.map((stored) => [itineraryKey(agency, stored.record.id).pk, stored]),
      )
      const savedKeys = places.flatMap(([, pk]) => byPartition.get(pk) ?? [])
      return {
        saved: savedKeys.filter(({ record }) => isPattern(record.state)), // the index may be behind
        next: next === undefined ? undefined : places.at(-1),
      }
    },
    /**
     * Deletes one; its history stays, ending with the deletion.
     * @throws ChangedMeanwhile when it is not the version that was read any more
     */
    async remove(
      { record, contentVersion }: StoredItinerary,
      { answer, ...entry }: Deletion,
    ): Promise<void> {
      const { agencyId, id, state } = record
      const version = record.version + 1
      const deletionEntry = {
        ...entry,
        version,
        state,
        contentVersion,
        action: 'deleted',
        changes: [],
      }
      await commit(table, [
        ...(answer === undefined ? [] : [keepAnswer(answer)]),
        {
          write: deleteOver(itineraryKey(agencyId, id), { version: record.version }),
          refused: () => new ChangedMeanwhile(undefined),
        },
        { write: { Put: { Item: historyItem(record, deletionEntry) } } },
        listChangeWrite({ agencyId, list: 'trips', id, version, gone: [id] }),
      ]).catch(sayingWhatIsThere(table, record))
    },
  }
}
export type SavedItineraryStore = ReturnType<typeof savedItineraryStore>
