import { refuseField } from '#shared/errors/refuse-field'
import { isAgentsFlag, withFlag } from '#shared/itinerary/flags'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { storedParams } from '#shared/itinerary/params'
import type { Problem } from '#shared/itinerary/problem'
import { coveringDates, followingDates } from '#shared/itinerary/trip-dates'
import type { KnownCamps } from '../create/camp-facts'
import { segmentsFrom } from '../create/segments-from'
import { isOffQuote, movedSegments } from './moved-stays'
import { patchedRates } from './patched-rates'
import { withProperParties } from './proper-parties'
import { requireProperTrip } from './proper-trip'

/**
 * The record with what a patch changes, not yet priced; undefined fields of the patch stay as they
 * are.
 */
export function applyPatch(
  before: ItineraryRecord,
  patch: ItineraryPatch,
  camps: KnownCamps | undefined,
): ItineraryRecord {
  const {
    segments: sent,
    clientId = before.clientId,
    rates: _rates,
    tripRates: _tripRates,
    params,
    flags,
    cancellation,
    ...plain
  } = patch
  const definedFields = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  )
  const record: ItineraryRecord = {
    ...before,
    ...definedFields,
    childrenAges:
      patch.childrenAges ?? before.childrenAges.slice(0, patch.children ?? before.children), // 2 §4.8
    clientId: clientId ?? undefined,
    ...(cancellation !== undefined && { cancellation: cancellation ?? undefined }),
    params: params === undefined ? before.params : storedParams(params),
    ...patchedRates(before, patch),
    flags:
      flags === undefined
        ? before.flags
        : [...new Set([...before.flags.filter((flag) => !isAgentsFlag(flag)), ...flags])].sort(),
  }
  const usual = ({ market = 'international' }: Pick<ItineraryRecord, 'market'>) => market
  if (before.quotedAt !== undefined && usual(record) !== usual(before))
    record.flags = withFlag(record.flags, 'inconsistent')
  requireProperTrip(record)
  const isShared = patch.parties !== undefined
  if (sent === undefined) return withProperParties(before, covering(record), isShared)
  const segments = segmentsFrom(sent, {
    stored: before.segments,
    rooms: { ...record.params, childrenAges: record.childrenAges },
    camps,
    currency: record.currency,
    path: 'body.segments',
  })
  const isDated = patch.startDate !== undefined || patch.endDate !== undefined
  const dates = isDated ? coveringDates(record, segments) : followingDates(before, segments)
  const after = { ...record, ...dates, segments }
  requireProperTrip(after)
  return withNewStays(before, withProperParties(before, after, isShared))
}

/**
 * Dates sent without segments must still contain all segments, since only the agent knows which
 * should move.
 */
function covering(record: ItineraryRecord): ItineraryRecord {
  const { startDate, endDate } = coveringDates(record, record.segments)
  if (startDate < record.startDate)
    refuse('startDate', `must not be after ${startDate}, when a segment begins`)
  if (endDate > record.endDate)
    refuse('endDate', `must not be before ${endDate}, when a segment ends`)
  return record
}

/**
 * Stays that the supplier system hasn't checked: its answers are dropped and the quote no longer
 * matches.
 */
function withNewStays(before: ItineraryRecord, after: ItineraryRecord): ItineraryRecord {
  const moves = movedSegments(before.segments, after.segments)
  const ids = new Set(moves.map(([old, now]) => String(now?.id ?? old?.id)))
  const isKept = ({ segmentId }: Problem) => segmentId === undefined || !ids.has(segmentId)
  return {
    ...after,
    problems: after.problems.filter(isKept),
    advice: after.advice.filter(isKept),
    flags: isOffQuote(before, moves) ? withFlag(after.flags, 'inconsistent') : after.flags,
  }
}

function refuse(field: string, message: string): never {
  refuseField(`body.${field}`, message)
}
