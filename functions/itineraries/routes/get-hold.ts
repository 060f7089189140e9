import { tripLifeRoutes } from '#shared/api/trip-life'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone } from '#shared/dates/zoned-time'
import { AppError } from '#shared/errors/app-error'
import { type HoldBlocker, holdBlockers } from '#shared/itinerary/hold-blockers'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { requireCanDo } from '#shared/itinerary/transitions'
import { theZaps } from '../../audit/zap-sender'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { tripZap } from '../history/trip-zaps'
import { requireOwnTrip } from '../view/require-own-trip'
import { beginMakers, beginWork } from '../work/begin-work'

const route = tripLifeRoutes.getHold

const makers = { ...beginMakers, zaps: theZaps }

/**
 * Asks for the rooms of all stays: the state becomes holding, and a worker does the rest. Allowed
 * with no problems and a start of today or later (1 §4); with `mock` it only says what stands in
 * the way.
 */
export const getHold = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { itineraryId: id, mock } = call.body
  if (mock) {
    const { record } = requireOwnTrip(
      call.principal,
      await deps.itineraries.get(call.principal.agencyId, id),
    )
    requireCanDo('GetHold', record.state)
    return { id, state: record.state, mock, blockers: blockersOf(record, deps.clock.now()) }
  }
  return beginWork({
    route,
    call,
    action: 'GetHold',
    id,
    deps,
    answer: { id, state: 'holding' },
    prepare: (next) => {
      const blockers = blockersOf(next, deps.clock.now())
      if (blockers.length > 0) throw new AppError('itinerary.not-holdable', { blockers })
      return next
    },
    begun: (stored) => deps.zaps.send(tripZap('holdRequested', stored, deps)),
  })
})

/** What stands in the way of holding a trip now; today is that of its first camp. */
function blockersOf(record: ItineraryRecord, now: Date): HoldBlocker[] {
  const today = dateInZone(now, zoneOfCountry(record.segments.find(isSupplierStay)?.country))
  return holdBlockers({ ...record, today })
}

export const handler = lambdaFor(getHold, makers)
