import { partyGroupsRoutes } from '#shared/api/party-groups'
import { AppError } from '#shared/errors/app-error'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import { activeParties } from '#shared/pricing/active-parties'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { ChargesChangedMeanwhile } from '../../data/payments/payment-charges'
import { paymentStore } from '../../data/payments/payment-store'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { actionMakers, changeTo, openTrip } from '../../itineraries/edit/change-trip'
import { tripContext } from '../../itineraries/edit/trip-context'
import { nextVersion } from '../../itineraries/history/next-version'
import { refuseStale } from '../../itineraries/history/stale-version'
import { agentView } from '../../itineraries/view/view'
import { theRefunds } from '../../itineraries/work/refunds'
import { cancellationAudit } from '../../payments/charges/payment-audit'
import { settlePartyGroup } from '../../payments/refunds/settle-party'
import { requirePaymentState } from '../../payments/requests/require-payable'
import { retryContended } from '../../runtime/backoff'
import { log } from '../../runtime/log'
import type { Deps } from '../../runtime/use-case'

const makers = { ...actionMakers, payments: paymentStore, refunds: theRefunds }

/**
 * Cancels one party group of a trip that goes on (domain.md, Cancelling): its part
 * of the fee of the day is kept of what it paid, the rest is proposed as refunds, and its share
 * leaves the price, in one step. Rooms and seats stay until the agent changes the trip.
 */
export const cancelPartyGroup = useCaseOnce(
  partyGroupsRoutes.cancelPartyGroup,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { params, body, requestId } = call
    const trip = await openTrip(call, body.itineraryId, deps)
    const { before, agency, by } = trip
    const now = deps.clock.now()
    requirePaymentState(before.record)
    if (activeParties(before.record).groups.length < 2) throw new AppError('party.last')
    const request = { record: before.record, agency, partyId: params.id, terms: body }
    const after = await retryContended(isChargesChanged, async () => {
      const settlement = await settlePartyGroup(request, deps)
      const { finance, locked, margins, deposits, ...fields } = settlement.fields
      const figures = { finance, locked, margins, deposits }
      const pricedRecord = repriceItinerary(
        { ...nextVersion(before.record, now), ...fields, locked },
        tripContext(agency),
        { ...before.record, ...figures },
      )
      const record = { ...pricedRecord, state: stateAfterPayment(pricedRecord) }
      const change = changeTo(record, trip, { action: 'cancelPartyGroup', requestId, keep, deps })
      await deps.itineraries.save({
        ...change,
        entry: { ...change.entry, changes: [...settlement.changes, ...change.entry.changes] },
        audit: [
          ...(change.audit ?? []),
          cancellationAudit(record, { sums: settlement.sums, by, id: deps.makeId('audit') }),
        ],
        also: [...(change.also ?? []), ...settlement.also],
      })
      return change.after
    }).catch(refuseStale(before.record.version, now))
    await deps.refunds.owed(after, { by, requestId }).catch((error: unknown) => {
      log.error('cancel.refund-not-asked', { itineraryId: body.itineraryId, cause: String(error) })
    })
    return { answer: agentView(after, now), version: after.record.version }
  },
)

const isChargesChanged = (error: unknown): boolean => error instanceof ChargesChangedMeanwhile

export const handler = lambdaFor(cancelPartyGroup, makers)
