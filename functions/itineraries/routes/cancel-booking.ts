import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError, isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { requireCanDo } from '#shared/itinerary/transitions'
import type { ItineraryChange } from '../../data/itineraries/itinerary-change'
import { ChargesChangedMeanwhile } from '../../data/payments/payment-charges'
import { paymentStore } from '../../data/payments/payment-store'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { cancellationAudit } from '../../payments/charges/payment-audit'
import { settleTrip, type TripSettlement } from '../../payments/refunds/settle-trip'
import { retryContended } from '../../runtime/backoff'
import { log } from '../../runtime/log'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { type ActedOn, actionMakers, changeTo, openTrip } from '../edit/change-trip'
import { nextVersion } from '../history/next-version'
import { refuseStale } from '../history/stale-version'
import { agentView } from '../view/view'
import { cancelledRecord, releasedRecord, unansweredRecord } from '../work/held-record'
import { theRefunds } from '../work/refunds'

const makers = {
  ...actionMakers,
  payments: paymentStore,
  suppliers: supplierSystem,
  refunds: theRefunds,
}
type CancelDeps = Deps<typeof makers>

/**
 * Cancels an itinerary: its rooms go back, the fee of the day is kept of what was paid, the rest is
 * proposed as refunds and what is missing asked for, all in one step (domain.md, Cancelling). Then
 * the payment worker closes the pages that payers still have open. When the supplier system does not
 * answer the itinerary is unknown, with a problem, and its money stays as it is. Lost messages are
 * found by the sweep or by a repeated call.
 */
export const cancelBooking = useCaseOnce(
  tripLifeRoutes.cancelBooking,
  async (call, deps: CancelDeps, keep) => {
    const { body, requestId } = call
    const trip = await openTrip(call, body.itineraryId, deps)
    const { state } = trip.before.record
    if (state === 'cancelled') await askBack(trip.before, { acted: trip, requestId, deps })
    requireCanDo('CancelBooking', state)
    const step = { action: 'CancelBooking', requestId, keep, deps, isSuppliers: true }
    const now = deps.clock.now()
    const { record: before } = trip.before
    const after = await retryContended(isChargesChanged, async () => {
      const settlement = await settleTrip(
        { record: before, agency: trip.agency, terms: body },
        deps,
      )
      const plan = (record: ItineraryRecord) =>
        record.state === 'cancelled'
          ? withSettlement(changeTo({ ...record, ...settlement.fields }, trip, step), settlement, {
              by: trip.by,
              id: deps.makeId('audit'),
            })
          : changeTo(record, trip, step)
      return cancelWithRooms(trip, { deps, plan })
    }).catch(refuseStale(before.version, now))
    if (after.record.state === 'cancelled') await askBack(after, { acted: trip, requestId, deps })
    return { answer: agentView(after, now), version: after.record.version }
  },
)

const isChargesChanged = (error: unknown): boolean => error instanceof ChargesChangedMeanwhile

/** The change that cancels, with what it makes of the trip's money: one entry, one transaction. */
function withSettlement(
  change: ItineraryChange,
  { also, changes, sums }: TripSettlement,
  { by, id }: { readonly by: ActedOn['by']; readonly id: string },
): ItineraryChange {
  const { entry, audit = [], after } = change
  return {
    ...change,
    entry: { ...entry, changes: [...changes, ...entry.changes] },
    audit: [...audit, cancellationAudit(after.record, { sums, by, id })],
    also: [...(change.also ?? []), ...also],
  }
}

/**
 * The trip is already cancelled, so a failing queue doesn't fail the call; the sweep requests the
 * refund again.
 */
async function askBack(
  cancelled: Pick<ActedOn['before'], 'record'>,
  { acted, requestId, deps }: { acted: ActedOn; requestId: string; deps: CancelDeps },
): Promise<void> {
  await deps.refunds.owed(cancelled, { by: acted.by, requestId }).catch((error: unknown) => {
    log.error('cancel.refund-not-asked', { itineraryId: cancelled.record.id, cause: String(error) })
  })
}

/** Stores the cancelled record, together with the rooms where there may be some. */
async function cancelWithRooms(
  { before, agency }: ActedOn,
  {
    deps,
    plan,
  }: { deps: CancelDeps; plan: (record: ItineraryRecord) => ReturnType<typeof changeTo> },
) {
  const { record } = before
  const next = () => nextVersion(record, deps.clock.now())
  const { agencyId, id: itineraryId, bookingReference, version, state } = record
  const store = async (after: ItineraryRecord) => {
    const change = plan(after)
    await deps.itineraries.save(change)
    return change.after
  }
  if (bookingReference === undefined && state !== 'unknown')
    return store(releasedRecord(next(), 'cancelled'))
  const token = `${itineraryId}.${version}.cancel`
  const request = { agencyId, itineraryId, agencyCode: agency.agencyCode, bookingReference, token }
  let after: Pick<ActedOn['before'], 'record' | 'people'> | undefined
  try {
    await deps.suppliers.cancel({ ...request, reason: 'cancelled' }, (booked) => {
      const change = plan(cancelledRecord(next(), booked))
      after = change.after
      return change
    })
    if (after === undefined) throw new AppError('supplier.unavailable')
    return after
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('supplier.')) throw error
    log.warn('cancel.failed', { itineraryId, code: error.code, ...error.facts })
    return store(unansweredRecord(next(), error.message))
  }
}

export const handler = lambdaFor(cancelBooking, makers)
