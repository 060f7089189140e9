import { tripLifeRoutes } from '#shared/api/trip-life'
import { requireCanDo } from '#shared/itinerary/transitions'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { theZaps } from '../../audit/zap-sender'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { type ActedOn, actionMakers, changeTo, openTrip } from '../edit/change-trip'
import { tripContext } from '../edit/trip-context'
import { nextVersion } from '../history/next-version'
import { refuseStale } from '../history/stale-version'
import { changeZaps } from '../history/trip-zaps'
import { agentView } from '../view/view'
import { applyRefresh } from '../work/apply-refresh'
import { staysOf } from '../work/supplier-stays'

const makers = { ...actionMakers, suppliers: supplierSystem, zaps: theZaps }

/**
 * Asks the supplier system where the booking stands, what its stays cost now, and how many rooms
 * are free. The state follows the booking (domain.md); exchange rates stay, and so does a locked
 * price. `toBooking` takes a requoted trip back to its booking. Nothing changes when it fails.
 */
export const refreshQuote = useCaseOnce(
  tripLifeRoutes.refreshQuote,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { body, requestId } = call
    const openedTrip = await openTrip(call, body.itineraryId, deps)
    const { record } = openedTrip.before
    requireCanDo('RefreshQuote', record.state)
    const { toBooking } = body
    const supplierAnswer = await askFor(openedTrip, { toBooking, deps })
    const now = deps.clock.now()
    const fresh = applyRefresh(nextVersion(record, now), { ...supplierAnswer, toBooking, now })
    const change = changeTo(
      repriceItinerary(fresh, tripContext(openedTrip.agency), record),
      openedTrip,
      {
        action: 'RefreshQuote',
        requestId,
        keep,
        deps,
        isSuppliers: true,
      },
    )
    await deps.itineraries.save(change).catch(refuseStale(record.version, now))
    for (const zap of changeZaps(change, deps)) await deps.zaps.send(zap)
    return { answer: agentView(change.after, now), version: change.after.record.version }
  },
)

interface Question {
  /** What stays cost now is not asked: they cost what was booked. */
  readonly toBooking: boolean
  readonly deps: Deps<typeof makers>
}

async function askFor(
  { before: { record }, agency: { agencyCode } }: ActedOn,
  { toBooking, deps: { suppliers } }: Question,
) {
  const { agencyId, id: itineraryId, bookingReference } = record
  const request = { agencyId, agencyCode, itineraryId, bookingReference }
  const [booked, answer] = await Promise.all([
    suppliers.refresh(request),
    toBooking ? { stays: [] } : suppliers.quote({ ...request, stays: staysOf(record) }),
  ])
  return { booked, answer }
}

export const handler = lambdaFor(refreshQuote, makers)
