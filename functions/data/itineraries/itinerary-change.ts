import type { ClientId } from '#shared/ids/ids'
import { otherPayers } from '#shared/itinerary/payers'
import { isInFlight } from '#shared/itinerary/states'
import { listChangeWrite } from '../lists/list-changes'
import { paymentWrites } from '../payments/payment-records'
import type { AuditEntry } from '../people/audit-store'
import { type PlannedWrite, putNew, putOver } from '../table/commit'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { paidTripKey } from '../table/keys'
import { type CostChange, costChangeItem, type HistoryEntry, historyItem } from './history'
import { contentItem, contentOf, itineraryItem } from './itinerary-item'
import type { StoredItinerary } from './itinerary-records'

/**
 * What is stored together when an itinerary changes: the record, its history, and what belongs to
 * them.
 */
export interface ItineraryChange {
  /** What the change was made from; none for a new itinerary. */
  readonly before?: StoredItinerary | undefined
  readonly after: Omit<StoredItinerary, 'contentVersion'>
  readonly entry: Omit<HistoryEntry, 'contentVersion' | 'version' | 'state'>
  readonly costChange?: CostChange | undefined
  readonly audit?: readonly AuditEntry[]
  /** The answer to keep for repeats of the request, made of what is stored where papers get numbers. */
  readonly answer?:
    | KeptAnswer
    | ((after: ItineraryChange['after']) => KeptAnswer | undefined)
    | undefined
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

/**
 * The transaction of a change. A kept answer comes first, so that a repeat is recognised before a
 * stale version.
 */
export function writesOf(change: ItineraryChange): PlannedWrite[] {
  const { before, after, entry, costChange, audit = [], also = [] } = change
  const answer = typeof change.answer === 'function' ? change.answer(after) : change.answer
  const { record } = after
  const isNewContent = before === undefined || !hasSameContent(before, after)
  const contentVersion = isNewContent ? record.version : before.contentVersion
  const item = itineraryItem({ ...after, contentVersion })
  const { version, state } = record
  return [
    ...(answer === undefined ? [] : [keepAnswer(answer)]),
    ...(isNewContent ? [putNew(contentItem(after), changedMeanwhile)] : []),
    before === undefined
      ? putNew(item, changedMeanwhile)
      : putOver(item, before.record.version, changedMeanwhile),
    putNew(
      historyItem(record, { ...entry, version, state, contentVersion }, audit),
      changedMeanwhile,
    ),
    ...(costChange === undefined ? [] : [putNew(costChangeItem(record, costChange))]),
    // Lists read what is in flight by itself, so that the transaction which takes the rooms is one
    // item smaller.
    ...(before !== undefined && isInFlight(before.record.state)
      ? []
      : [
          listChangeWrite({
            agencyId: record.agencyId,
            list: 'trips',
            id: record.id,
            version,
            items: [item],
          }),
        ]),
    ...paymentWrites(before, after),
    ...payerWrites(before, after),
    ...also,
  ]
}

/** Keeps where clients find the trips of others that they pay a share of. */
function payerWrites(
  before: ItineraryChange['before'],
  { record }: ItineraryChange['after'],
): PlannedWrite[] {
  const were = before === undefined ? [] : otherPayers(before.record)
  const are = otherPayers(record)
  const place = (client: ClientId) => paidTripKey(record.agencyId, client, record.id)
  return [
    ...are
      .filter((one) => !were.includes(one))
      .map((one) => ({ write: { Put: { Item: { ...place(one), itineraryId: record.id } } } })),
    ...were
      .filter((one) => !are.includes(one))
      .map((one) => ({ write: { Delete: { Key: place(one) } } })),
  ]
}

/** The store reads what is there now and says it. */
const changedMeanwhile = () => new ChangedMeanwhile(undefined)

/** Whether two readings hold the same: nothing changed but the state, or how the booking stands. */
export function hasSameContent(
  one: Pick<StoredItinerary, 'record'>,
  other: Pick<StoredItinerary, 'record'>,
): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
}
