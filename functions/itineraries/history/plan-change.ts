import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Problem, ProblemCode } from '#shared/itinerary/problem'
import { isInFlight } from '#shared/itinerary/states'
import { costChanges } from '#shared/pricing/cost-changes'
import type { CostChange } from '../../data/itineraries/history'
import type { ItineraryChange } from '../../data/itineraries/itinerary-change'
import type { People, StoredItinerary } from '../../data/itineraries/itinerary-records'
import { problemNoticeWrite } from '../../data/itineraries/problem-notices'
import type { Actor } from '../../data/people/actor'
import type { KeptAnswer } from '../../data/table/idempotency'
import type { MakeId } from '../../runtime/make-id'
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
  /** The names of its people, where they are others than before. */
  readonly people?: People
  /**
   * The supplier system has answered, or failed to: problems that come with it are told to the
   * agent by mail.
   */
  readonly isSuppliers?: boolean
}

/**
 * Everything that is stored when an itinerary comes to rest, or changes under work that goes on:
 * record, history, audit, the change of costs, and the notice of problems with the flag that says
 * so.
 */
export function planChange(
  before: StoredItinerary,
  settledTo: ItineraryRecord,
  settling: Settling,
): ItineraryChange {
  const { by, action, makeId, requestId, answer, isSuppliers = false, people } = settling
  const news = isSuppliers ? problemNews(before.record, settledTo) : []
  const record = { ...settledTo, flags: flagsAfter(settledTo, news) }
  const { work, done: _count, ...rest } = before
  const after = {
    ...rest,
    ...(people === undefined ? {} : { people }),
    record,
    ...(isInFlight(record.state) ? { work } : {}),
  }
  const costChange = costChangeOf(before.record, { record, by })
  const isMoved = record.state !== before.record.state
  const status = isMoved ? [statusAudit(before.record, { record, by, id: makeId('audit') })] : []
  const costs =
    costChange === undefined ? [] : [costAudit(before.record, { record, by, id: makeId('audit') })]
  const entry = { at: record.updatedAt, by, action, changes: differences(before, after), requestId }
  const also = news.length === 0 ? [] : [noticeOf(record)]
  return { before, after, entry, costChange, audit: [...status, ...costs], answer, also }
}

/**
 * probnotif says that a mail about problems was sent, or is on its way; it goes when there are none
 * any more (1 §4).
 */
function flagsAfter(
  { flags, problems }: ItineraryRecord,
  news: readonly Problem[],
): ItineraryRecord['flags'] {
  if (problems.length === 0) return withoutFlag(flags, 'probnotif')
  return news.length === 0 ? flags : withFlag(flags, 'probnotif')
}

const noticeOf = ({ agencyId, id: itineraryId, version, updatedAt }: ItineraryRecord) =>
  problemNoticeWrite({ agencyId, itineraryId, version }, updatedAt)

/**
 * The entry of changed supplier costs (domain.md); a first quote changes nothing that was known.
 */
function costChangeOf(
  before: ItineraryRecord,
  { record, by }: { readonly record: ItineraryRecord; readonly by: Actor },
): CostChange | undefined {
  if (before.quotedAt === undefined || costChanges(before.segments, record.segments).length === 0)
    return undefined
  const segments = pairsOf(before.segments, record.segments).flatMap(([old, now]) => {
    const segment = now ?? old
    const [from = 0, to = 0] = [old?.cost, now?.cost]
    return segment === undefined || from === to
      ? []
      : [{ id: segment.id, title: titleOf(segment), from, to }]
  })
  return {
    version: record.version,
    at: record.updatedAt,
    by,
    currency: record.currency,
    segments,
    cost: { from: before.costs?.total ?? 0, to: record.costs?.total ?? 0 },
    sell: { from: before.finance?.sell ?? 0, to: record.finance?.sell ?? 0 },
  }
}

/**
 * Problems that come from the suppliers: not from what the agent chose, as rooms that do not fit or
 * nights left out do.
 */
const fromSuppliers: ReadonlySet<ProblemCode> = new Set([
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'no-rooms',
  'supplier-failed',
])

/**
 * The problems that an agent has to be told of by mail, because the supplier system found them
 * while nobody may have been looking (1 §4, probnotif). While the flag says that a mail was sent,
 * only those that the itinerary did not have before.
 */
function problemNews(before: ItineraryRecord, after: ItineraryRecord): Problem[] {
  const problemsBefore = new Set(before.problems.map(nameOf))
  const isTold = before.flags.includes('probnotif')
  return after.problems.filter((one) => {
    if (one.code === 'total-margin-below-zero')
      return !problemsBefore.has(nameOf(one)) && isCostMoved(before, after)
    return fromSuppliers.has(one.code) && !(isTold && problemsBefore.has(nameOf(one)))
  })
}

/**
 * Whether costs that were quoted before are others now: a margin below zero is then not of the
 * agent's making.
 */
const isCostMoved = (before: ItineraryRecord, after: ItineraryRecord): boolean =>
  before.quotedAt !== undefined && costChanges(before.segments, after.segments).length > 0

const nameOf = ({ code, segmentId = '', date = '' }: Problem): string =>
  `${code} ${segmentId} ${date}`
