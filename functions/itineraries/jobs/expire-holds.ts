import { AppError, isAppError } from '#shared/errors/app-error'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { bookingStatusOf } from '#shared/itinerary/supplier-status'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { systemActor } from '../../data/people/people'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { isGivenBack, releasedRecord, unansweredRecord } from '../work/held-record'

const makers = { itineraries: itineraryStore, suppliers: supplierSystem }
export type ExpiryDeps = Deps<typeof makers>

/**
 * Releases the rooms of expired, unpaid holds (domain.md, hold expiry). Called by the job and by
 * any hold that finds no free rooms, so a late job blocks nobody.
 * @returns how many holds released their rooms
 */
export async function expireHolds(deps: ExpiryDeps): Promise<number> {
  const heldTrips = await deps.itineraries.heldUntil(deps.clock.now())
  let expiredCount = 0
  for (const storedTrip of heldTrips) if (await expireListed(storedTrip, deps)) expiredCount += 1
  if (heldTrips.length > 0)
    log.info('holds.expired', { found: heldTrips.length, expired: expiredCount })
  return expiredCount
}

/** A failure doesn't stop the others; the next run retries it. */
async function expireListed(listed: StoredItinerary, deps: ExpiryDeps): Promise<boolean> {
  const { agencyId, id } = listed.record
  try {
    const before = await deps.itineraries.get(agencyId, id) // the index may be behind
    return before !== undefined && isOver(before, deps) && (await expireHold(before, deps))
  } catch (error) {
    const facts = { agencyId, itineraryId: id, cause: String(error) }
    if (error instanceof ChangedMeanwhile || isAppError(error)) log.warn('hold.not-expired', facts)
    else setAside('hold.not-expired', facts)
    return false
  }
}

function isOver({ record }: StoredItinerary, { clock }: Pick<ExpiryDeps, 'clock'>): boolean {
  const until = heldUntil(record)
  return until !== undefined && Date.parse(until) <= clock.now().getTime()
}

const confirmedAnyway =
  'The hold expired, but the supplier has confirmed this booking. Check the booking status to update the trip, or cancel the booking.'

/** Gives the rooms back; a person has to look at what the supplier has confirmed meanwhile. */
async function expireHold(before: StoredItinerary, deps: ExpiryDeps): Promise<boolean> {
  const { record, people } = before
  const { agencyId, id, bookingReference, version } = record
  const request = {
    agencyId,
    itineraryId: id,
    agencyCode: people.user.agency.agencyCode,
    bookingReference,
  }
  const { status } = await deps.suppliers.refresh(request)
  const by = systemActor('hold-expiry')
  const token = `${id}.${version}.expire`
  if (bookingStatusOf(status) === 'confirmed') {
    if (record.state !== 'provisional') return false // what is known of it already asks for a person
    const after = unansweredRecord(nextVersion(record, deps.clock.now()), confirmedAnyway)
    const settling = { by, makeId: deps.makeId, requestId: token, isSuppliers: true }
    await deps.itineraries.save(
      planChange(before, after, { ...settling, action: 'confirmed at the supplier' }),
    )
    return false
  }
  await deps.suppliers.cancel({ ...request, token, reason: 'expired' }, ({ status: ended }) => {
    if (!isGivenBack(ended)) throw new AppError('supplier.refused', { status: ended }) // the next run asks again
    const after = releasedRecord(nextVersion(record, deps.clock.now()), 'quote')
    return planChange(before, after, {
      by,
      action: 'hold expired',
      makeId: deps.makeId,
      requestId: token,
    })
  })
  return true
}

/** Runs every five minutes. */
export const handler = jobFor(expireHolds, makers)
