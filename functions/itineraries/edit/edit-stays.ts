import type { AgentPrincipal } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { hasSameContent } from '../../data/itineraries/itinerary-change'
import type { OnceCall } from '../../data/table/answer-once'
import type { KeptAnswer } from '../../data/table/idempotency'
import { changeInTurn } from '../../runtime/change-in-turn'
import { suppliersOf } from '../view/suppliers-of'
import type { TripDeps } from '../view/trip-deps'
import { agentView } from '../view/view'
import { applyPatch } from './apply-patch'
import { openTrip, storeChange } from './change-trip'
import type { EditDeps } from './edit-makers'
import { requireEditable } from './require-editable'
import { requireKnownCamps } from './require-known-camps'
import { tripContext } from './trip-context'
import { withNeededRates } from './with-needed-rates'
import { withRoomTypes } from './with-room-types'

interface StayEdit {
  readonly call: OnceCall<Route>['call'] & {
    readonly principal: AgentPrincipal
    readonly requestId: string
  }
  readonly id: ItineraryId
  /** What the history calls it. */
  readonly action: string
  readonly patchOf: (record: ItineraryRecord) => ItineraryPatch
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
}

/**
 * Makes a change of stays, travelers or party groups as if an agent had sent it: the same rules,
 * the same prices.
 */
export const editStays = (
  edit: StayEdit,
  deps: TripDeps & Partial<Pick<EditDeps, 'zaps'>>,
): ReturnType<typeof editOnce> => changeInTurn(edit.call.event, () => editOnce(edit, deps))

async function editOnce(
  { call, id, action, patchOf, keep }: StayEdit,
  deps: TripDeps & Partial<Pick<EditDeps, 'zaps'>>,
) {
  const { requestId } = call
  const now = deps.clock.now()
  const openedTrip = await openTrip(call, id, deps)
  const { record } = openedTrip.before
  const patch = patchOf(record)
  const camps = await deps.camps.campFacts(suppliersOf(patch.segments ?? []), now)
  requireKnownCamps(patch.segments ?? [], {
    stored: record.segments,
    camps,
    fieldOf: () => 'body.supplierCode',
  })
  const patchedTrip = await withRoomTypes(applyPatch(record, patch, camps), deps)
  const unpricedTrip = await withNeededRates(patchedTrip, {
    exchange: deps.exchange,
    agency: openedTrip.agency,
    now,
  })
  requireEditable(record, unpricedTrip)
  const change = ({ version, updatedAt }: ItineraryRecord) =>
    repriceItinerary(
      { ...unpricedTrip, version, updatedAt },
      tripContext(openedTrip.agency),
      record,
    )
  if (hasSameContent(openedTrip.before, { record: change(record) })) {
    return { answer: agentView(openedTrip.before, now), version: record.version }
  }
  return storeChange(openedTrip, change, { action, requestId, keep, deps })
}
