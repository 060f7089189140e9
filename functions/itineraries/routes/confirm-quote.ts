import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { openRequests } from '#shared/itinerary/room-requests'
import { allowedActions } from '#shared/itinerary/transitions'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { titleOf } from '../history/segment-title'
import { type BeginDeps, beginMakers, beginWork } from '../work/begin-work'

const route = tripLifeRoutes.confirmQuote

/**
 * Asks for the booking to be confirmed, once every camp has said that it has the rooms: a worker
 * does the rest.
 */
export const confirmQuote = useCase(route, async (call, deps: BeginDeps) => {
  const { itineraryId: id } = call.body
  return beginWork({
    route,
    call,
    action: 'ConfirmQuote',
    id,
    deps,
    answer: { id, state: 'confirming' },
    prepare: (next, { record }) => {
      requireAnswered(record)
      return next
    },
  })
})

/**
 * Refuses to confirm rooms that a camp was only asked for.
 * @throws AppError itinerary.requests-open with the stays and what may be done meanwhile
 */
export function requireAnswered(record: ItineraryRecord): void {
  const open = openRequests(record)
  if (open.length === 0) return
  const stays = open.map((stay) => ({
    segmentId: stay.id,
    title: titleOf(stay),
    inventoryStatus: stay.inventoryStatus,
  }))
  const otherActions = allowedActions(record.state).filter((action) => action !== 'ConfirmQuote')
  throw new AppError('itinerary.requests-open', {
    state: record.state,
    stays,
    allowed: otherActions,
  })
}

export const handler = lambdaFor(confirmQuote, beginMakers)
