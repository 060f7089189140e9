import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { Difference } from '../../data/itineraries/history'
import { hasSameContent } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { AgencyRecord } from '../../data/people/agency-records'
import { actorOf } from '../../data/people/people'
import type { KeptAnswer } from '../../data/table/idempotency'
import { tripContext } from '../../itineraries/edit/trip-context'
import { refuseStale } from '../../itineraries/history/changed'
import { differences } from '../../itineraries/history/differences'
import { nextVersion } from '../../itineraries/history/next-version'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { agentView } from '../../itineraries/view/view'
import type { PaymentDeps } from '../charges/payment-deps'

/** A change of which payments an itinerary asks for. */
export interface PaymentsChange {
  readonly principal: AgentPrincipal
  readonly id: ItineraryId
  readonly requestId: string
  readonly action: string
  /** The version that the caller has seen, where it says so. */
  readonly expected: number | undefined
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
  /** What the record becomes, and that in words. */
  readonly change: (
    stored: StoredItinerary,
    agency: AgencyRecord,
  ) => Promise<{ readonly record: ItineraryRecord; readonly told: readonly Difference[] }>
}

/**
 * Stores a change of the payments that an itinerary asks for, with its history. A change to what is there already is none.
 *
 * @throws AppError record.not-found; record.changed when somebody else was quicker; whatever the change refuses
 */
export async function changeTripPayments(wanted: PaymentsChange, deps: PaymentDeps) {
  const { principal, id, requestId, action, expected, keep, change } = wanted
  const { agencyId, agentId } = principal
  const [found, agency, agent] = await Promise.all([
    deps.itineraries.get(agencyId, id),
    deps.agencies.agency(agencyId),
    deps.agencies.agent(agencyId, agentId),
  ])
  const before = requireOwnTrip(principal, found)
  if (agency === undefined) throw new AppError('auth.required')
  const now = deps.clock.now()
  const seen = expected ?? before.record.version
  if (before.record.version !== seen) refuseStaleVersion(seen, { before, now })
  const { record: changed, told } = await change(before, agency)
  const record = repriceItinerary(nextVersion(changed, now), tripContext(agency), before.record)
  if (hasSameContent(before, { record })) return { answer: agentView(before, now), version: before.record.version }
  const after = { ...before, record }
  const answer = agentView(after, now)
  const entry = { at: now.toISOString(), by: actorOf(principal, agent), action, requestId }
  await deps.itineraries
    .save({
      before,
      after,
      entry: { ...entry, changes: [...told, ...differences(before, after)] },
      answer: keep(answer, record.version),
    })
    .catch(refuseStale(seen, now))
  return { answer, version: record.version }
}

function refuseStaleVersion(expected: number, { before, now }: { before: StoredItinerary; now: Date }): never {
  const { version: actualVersion } = before.record
  throw new AppError('record.changed', { expectedVersion: expected, actualVersion, current: agentView(before, now) })
}
