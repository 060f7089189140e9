import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { withDepositLimit } from '#shared/pricing/with-deposit-limit'
import type { Difference } from '../../data/itineraries/history'
import { hasSameContent } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { KeptAnswer } from '../../data/table/idempotency'
import { type Acting, openTrip } from '../../itineraries/edit/change-trip'
import { tripContext } from '../../itineraries/edit/trip-context'
import { differences } from '../../itineraries/history/differences'
import { nextVersion } from '../../itineraries/history/next-version'
import { refuseStale } from '../../itineraries/history/stale-version'
import { agentView } from '../../itineraries/view/view'
import type { PaymentDeps } from '../charges/payment-deps'

/** A change of which payments an itinerary asks for. */
export interface PaymentsChange {
  readonly call: Acting & { readonly requestId: string }
  readonly id: ItineraryId
  readonly action: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
  /** What the record becomes, and that in words. */
  readonly change: (
    stored: StoredItinerary,
    agency: AgencyRecord,
  ) => Promise<{ readonly record: ItineraryRecord; readonly told: readonly Difference[] }>
}

/**
 * Stores a change of the payments that an itinerary asks for, with its history. A change to what is
 * there already is none.
 *
 * @throws AppError record.not-found; record.changed when somebody else was quicker; whatever the
 * change refuses
 */
export async function changeTripPayments(wanted: PaymentsChange, deps: PaymentDeps) {
  const { call, id, action, keep, change } = wanted
  const { before, agency, by } = await openTrip(call, id, deps)
  const now = deps.clock.now()
  const context = tripContext(agency)
  const limitedTrip = withDepositLimit(before.record, context)
  const { record: changed, told } = await change({ ...before, record: limitedTrip }, agency)
  const record = repriceItinerary(nextVersion(changed, now), context, limitedTrip)
  if (hasSameContent(before, { record }))
    return { answer: agentView(before, now), version: before.record.version }
  const after = { ...before, record }
  const answerWith = (saved: Pick<StoredItinerary, 'record'>) =>
    agentView({ ...after, record: saved.record }, now)
  const entry = { at: now.toISOString(), by, action, requestId: call.requestId }
  const savedTrip = await deps.itineraries
    .save({
      before,
      after,
      entry: { ...entry, changes: [...told, ...differences(before, after)] },
      answer: (stored) => keep(answerWith(stored), record.version),
    })
    .catch(refuseStale(before.record.version, now))
  return { answer: answerWith(savedTrip), version: record.version }
}
