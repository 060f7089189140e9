import { isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { systemActor } from '../../data/people/people'
import { tellFigure } from '../../runtime/figures'
import { log } from '../../runtime/log'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { confirmedRecord, unansweredRecord } from './held-record'
import { whileUnderWay } from './while-under-way'
import type { WorkDeps } from './work-deps'
import type { WorkMessage } from './work-message'

/**
 * Confirms the booking that a message asks for and brings the itinerary to rest: confirmed, or
 * unknown with a problem when the supplier system refused or did not answer. A message of an
 * attempt that is over has no effect.
 * @throws whatever else fails: the message comes again
 */
export const makeConfirmation = (message: WorkMessage, deps: WorkDeps): Promise<void> =>
  whileUnderWay(message, deps, (before) => confirmOnce(before, message, deps))

async function confirmOnce(before: StoredItinerary, message: WorkMessage, deps: WorkDeps) {
  const { record, people } = before
  const next = () => nextVersion(record, deps.clock.now())
  const settling = {
    by: systemActor('confirm-worker'),
    makeId: deps.makeId,
    requestId: message.token,
    isSuppliers: true,
  }
  const changeTo = (after: ItineraryRecord) => {
    const action = after.state === 'confirmed' ? 'confirmed' : 'confirmation failed'
    return planChange(before, after, { ...settling, action })
  }
  const request = {
    agencyId: record.agencyId,
    itineraryId: record.id,
    agencyCode: people.user.agency.agencyCode,
    token: message.token,
    bookingReference: record.bookingReference,
  }
  let endedTrip: ItineraryRecord | undefined
  try {
    await deps.suppliers.confirm(request, (booked) => {
      endedTrip = confirmedRecord(next(), booked)
      return changeTo(endedTrip)
    })
    if (endedTrip?.state === 'confirmed') tellFigure('Confirmations')
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('supplier.')) throw error
    log.warn('confirm.failed', { itineraryId: record.id, code: error.code, ...error.facts })
    const reason = typeof error.facts.reason === 'string' ? `: ${error.facts.reason}` : ''
    await deps.itineraries.save(changeTo(unansweredRecord(next(), `${error.message}${reason}`)))
  }
}
