import { tripLifeRoutes } from '#shared/api/trip-life'
import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { applyPatch } from '../edit/apply-patch'
import { requireDiscountWithinPrice } from '../edit/discount-limit'
import { withKnownPayers } from '../edit/known-payers'
import { requireKnownCamps } from '../edit/require-known-camps'
import { tripContext } from '../edit/trip-context'
import { withNeededRates } from '../edit/with-needed-rates'
import { withRoomTypes } from '../edit/with-room-types'
import { suppliersOf } from '../view/suppliers-of'
import { tripMakers, tripPeople } from '../view/trip-deps'
import { beginMakers, beginWork } from '../work/begin-work'

const makers = { ...tripMakers, ...beginMakers }

const route = tripLifeRoutes.updateRequote

/**
 * Unlocks the price, changes what the payload names, and asks for a new quote. Rooms that are held
 * or confirmed stay so: the next hold takes the new ones in their place, in one step.
 */
export const updateRequote = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { id, payload, sendNotify } = call.body
  const prepare = async (next: ItineraryRecord): Promise<ItineraryRecord> => {
    const now = deps.clock.now()
    const unlockedTrip = {
      ...next,
      locked: undefined,
      flags: withFlag(withoutFlag(next.flags, 'locked_incompatible'), 'requote'),
    }
    if (payload === null || payload === undefined) return unlockedTrip
    const camps = await deps.camps.campFacts(suppliersOf(payload.segments ?? []), now)
    const fieldOf = (index: number) => `body.payload.segments.${index}.supplierCode`
    requireKnownCamps(payload.segments ?? [], { stored: next.segments, camps, fieldOf })
    const parties = await withKnownPayers(payload.parties, {
      principal: call.principal,
      isNobodys: false,
      deps,
    })
    const patchedTrip = await withRoomTypes(
      applyPatch(unlockedTrip, { ...payload, parties }, camps),
      deps,
    )
    const { agency } = await tripPeople(deps, { principal: call.principal, clientId: undefined })
    const unpricedTrip = await withNeededRates(patchedTrip, {
      exchange: deps.exchange,
      agency,
      now,
    })
    const pricedTrip = repriceItinerary(unpricedTrip, tripContext(agency))
    requireDiscountWithinPrice(next, pricedTrip, 'body.payload.discount')
    return unpricedTrip
  }
  return beginWork({
    route,
    call,
    action: 'requote',
    id,
    sendNotify,
    deps,
    prepare,
    answer: { id, state: 'quoting' },
  })
})

export const handler = lambdaFor(updateRequote, makers)
