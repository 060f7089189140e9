import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError, isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { requireCanDo } from '#shared/itinerary/transitions'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { type ActedOn, actionMakers, changeTo, openTrip } from '../edit/change-trip'
import { nextVersion } from '../history/next-version'
import { refuseStale } from '../history/stale-version'
import { agentView } from '../view/view'
import { cancelledRecord, releasedRecord, unansweredRecord } from '../work/held-record'
import { theRefunds } from '../work/refunds'

const makers = { ...actionMakers, suppliers: supplierSystem, refunds: theRefunds }
type CancelDeps = Deps<typeof makers>

/**
 * Cancels an itinerary: its rooms go back with it in one step, then the payment worker is asked to
 * send back what is paid. When the supplier system does not answer the itinerary is unknown, with a
 * problem. Lost refund messages are found by the sweep or by a repeated call.
 */
export const cancelBooking = useCaseOnce(
  tripLifeRoutes.cancelBooking,
  async (call, deps: CancelDeps, keep) => {
    const { body, requestId } = call
    const acted = await openTrip(call, body.itineraryId, deps)
    const { state } = acted.before.record
    if (state === 'cancelled') await askBack(acted.before, { acted, requestId, deps })
    requireCanDo('CancelBooking', state)
    const done = { action: 'CancelBooking', requestId, keep, deps, isSuppliers: true }
    const now = deps.clock.now()
    const plan = (record: ItineraryRecord) => changeTo(record, acted, done)
    const after = await cancelWithRooms(acted, { deps, plan }).catch(
      refuseStale(acted.before.record.version, now),
    )
    if (after.record.state === 'cancelled') await askBack(after, { acted, requestId, deps })
    return { answer: agentView(after, now), version: after.record.version }
  },
)

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
