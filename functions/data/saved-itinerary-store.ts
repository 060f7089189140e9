import type { AgencyId } from '#shared/ids/ids'
import { commit } from './commit'
import { type HistoryEntry, historyItem } from './history'
import { ChangedMeanwhile } from './itinerary-change'
import { storedItinerary } from './itinerary-item'
import type { StoredItinerary } from './itinerary-records'
import { itineraryKey, savedOfAgency, tripKey } from './keys'
import type { Position } from './listing'
import type { Table } from './table-access'

export interface SavedPage {
  readonly saved: readonly StoredItinerary[]
  /** Where the next page goes on; undefined after the last one. */
  readonly next: Position | undefined
}

/** Saved itineraries of an agency: patterns that others start from. */
export interface SavedItineraryStore {
  /** A page of at most 100, the last changed first: one Query and one batch of Gets. */
  list(agency: AgencyId, page: { readonly limit: number; readonly after?: Position | undefined }): Promise<SavedPage>
  /**
   * Takes one away; its history stays, with the entry of the deletion as its last.
   *
   * @throws ChangedMeanwhile when it is not the version that was read any more
   */
  remove(stored: StoredItinerary, entry: Pick<HistoryEntry, 'at' | 'by' | 'requestId'>): Promise<void>
}

export function savedItineraryStore(table: Table): SavedItineraryStore {
  return {
    async list(agency, { limit, after }) {
      const partition = savedOfAgency(agency)
      const [gsi2sk, pk, sk] = after ?? []
      const { items, next } = await table.page({
        IndexName: 'gsi2',
        KeyConditionExpression: 'gsi2pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ScanIndexForward: false,
        Limit: limit,
        ...(after === undefined ? {} : { ExclusiveStartKey: { pk, sk, gsi2pk: partition, gsi2sk } }),
      })
      const places = items.map(({ pk, sk, gsi2sk }) => [String(gsi2sk), String(pk), String(sk)] as const)
      const found = places.length === 0 ? [] : await table.getMany(places.map(([, pk, sk]) => ({ pk, sk })))
      const byPartition = new Map(found.map((item) => [String(item.pk), storedItinerary(item)]))
      const listed = places.flatMap(([, pk]) => byPartition.get(pk) ?? [])
      return {
        saved: listed.filter(({ record }) => record.state === 'saved'), // the index may be behind
        next: next === undefined ? undefined : places.at(-1),
      }
    },
    async remove({ record, contentVersion }, entry) {
      const { agencyId, id, clientId, state } = record
      const version = record.version + 1
      const told = { ...entry, version, state, contentVersion, action: 'deleted', changes: [] }
      await commit(table, [
        {
          write: {
            Delete: {
              Key: itineraryKey(agencyId, id),
              ConditionExpression: '#version = :version',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':version': record.version },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
          refused: (old) => new ChangedMeanwhile(old === undefined ? undefined : storedItinerary(old)),
        },
        { write: { Delete: { Key: tripKey(agencyId, id, clientId) } } },
        { write: { Put: { Item: historyItem(record, told) } } },
      ])
    },
  }
}
