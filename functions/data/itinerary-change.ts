import { type AuditEntry, auditWrite } from './audit-store'
import { type PlannedWrite, putNew, putOver } from './commit'
import { type CostChange, costChangeItem, type HistoryEntry, historyItem, snapshotItem } from './history'
import { type KeptAnswer, keepAnswer } from './idempotency'
import { contentOf, itineraryItems, storedItinerary } from './itinerary-item'
import type { StoredItinerary } from './itinerary-records'
import { tripKey } from './keys'
import { paymentWrites } from './payment-records'

/** What is stored together when an itinerary changes: the record, its history, and what belongs to them. */
export interface ItineraryChange {
  /** What the change was made from; none for a new itinerary. */
  readonly before?: StoredItinerary | undefined
  readonly after: Omit<StoredItinerary, 'contentVersion'>
  readonly entry: Omit<HistoryEntry, 'contentVersion' | 'version' | 'state'>
  readonly costChange?: CostChange | undefined
  readonly audit?: readonly AuditEntry[]
  /** The answer to keep for repeats of the request. */
  readonly answer?: KeptAnswer | undefined
  /** Writes of other records that belong to the change: all or none with it. */
  readonly also?: readonly PlannedWrite[]
}

/** Thrown when an itinerary was changed by somebody else since it was read. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
  constructor(readonly current: StoredItinerary | undefined) {
    super('The itinerary was changed meanwhile')
  }
}

/** The transaction of a change. A kept answer comes first, so that a repeat is recognised before a stale version. */
export function writesOf(change: ItineraryChange): PlannedWrite[] {
  const { before, after, entry, costChange, audit = [], answer, also = [] } = change
  const { record } = after
  const isNewContent = before === undefined || !hasSameContent(before, after)
  const contentVersion = isNewContent ? record.version : before.contentVersion
  const { itinerary, trip, body } = itineraryItems({ ...after, contentVersion })
  const { version, state } = record
  return [
    ...(answer === undefined ? [] : [keepAnswer(answer)]),
    before === undefined
      ? putNew(itinerary, changedMeanwhile)
      : putOver(itinerary, before.record.version, changedMeanwhile),
    { write: { Put: { Item: trip } } },
    ...movedTrip(before, after),
    putNew(historyItem(record, { ...entry, version, state, contentVersion })),
    ...(isNewContent ? [putNew(snapshotItem(record, { version, body }))] : []),
    ...(costChange === undefined ? [] : [putNew(costChangeItem(record, costChange))]),
    ...audit.map(auditWrite),
    ...paymentWrites(before, after),
    ...also,
  ]
}

const changedMeanwhile: NonNullable<PlannedWrite['refused']> = (old) =>
  new ChangedMeanwhile(old === undefined ? undefined : storedItinerary(old))

/** Whether two readings hold the same: nothing changed but the state. */
export function hasSameContent(one: Pick<StoredItinerary, 'record'>, other: Pick<StoredItinerary, 'record'>): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
}

/** Takes the trip out of the list of the client whom it had before. */
function movedTrip(before: StoredItinerary | undefined, { record }: ItineraryChange['after']): PlannedWrite[] {
  if (before === undefined || before.record.clientId === record.clientId) return []
  return [{ write: { Delete: { Key: tripKey(record.agencyId, record.id, before.record.clientId) } } }]
}
