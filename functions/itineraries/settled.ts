import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isInFlight } from '#shared/itinerary/states'
import { costChanges } from '#shared/pricing/cost-changes'
import type { Actor } from '../data/actor'
import type { CostChange } from '../data/history'
import type { KeptAnswer } from '../data/idempotency'
import type { ItineraryChange } from '../data/itinerary-change'
import type { StoredItinerary } from '../data/itinerary-records'
import type { MakeId } from '../runtime/make-id'
import { pairsOf } from './changed-parts'
import { differences } from './differences'
import { titleOf } from './segment-title'
import { costAudit, statusAudit } from './status-audit'

export interface Settling {
  readonly by: Actor
  readonly action: string
  readonly makeId: MakeId
  readonly requestId: string
  readonly answer?: KeptAnswer | undefined
}

/** Everything that is stored when an itinerary comes to rest, or changes under work that goes on: record, history, audit, and the change of costs. */
export function settled(before: StoredItinerary, record: ItineraryRecord, settling: Settling): ItineraryChange {
  const { by, action, makeId, requestId, answer } = settling
  const { work, done: _count, ...rest } = before
  const after = { ...rest, record, ...(isInFlight(record.state) ? { work } : {}) }
  const costChange = costChangeOf(before.record, { record, by })
  const isMoved = record.state !== before.record.state
  const status = isMoved ? [statusAudit(before.record, { record, by, id: makeId('audit') })] : []
  const costs = costChange === undefined ? [] : [costAudit(before.record, { record, by, id: makeId('audit') })]
  const entry = { at: record.updatedAt, by, action, changes: differences(before, after), requestId }
  return { before, after, entry, costChange, audit: [...status, ...costs], answer }
}

/** The entry of changed supplier costs (domain.md); a first quote changes nothing that was known. */
function costChangeOf(
  before: ItineraryRecord,
  { record, by }: { readonly record: ItineraryRecord; readonly by: Actor },
): CostChange | undefined {
  if (before.quotedAt === undefined || costChanges(before.segments, record.segments).length === 0) return undefined
  const segments = pairsOf(before.segments, record.segments).flatMap(([old, now]) => {
    const segment = now ?? old
    const [from = 0, to = 0] = [old?.cost, now?.cost]
    return segment === undefined || from === to ? [] : [{ id: segment.id, title: titleOf(segment), from, to }]
  })
  return {
    ...{ version: record.version, at: record.updatedAt, by, currency: record.currency, segments },
    cost: { from: before.costs?.total ?? 0, to: record.costs?.total ?? 0 },
    sell: { from: before.finance?.sell ?? 0, to: record.finance?.sell ?? 0 },
  }
}
