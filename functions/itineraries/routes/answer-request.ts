import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { problem } from '#shared/itinerary/problem'
import { openRequests } from '#shared/itinerary/room-requests'
import type { Segment } from '#shared/itinerary/segment'
import { requireCanDo, transitions } from '#shared/itinerary/transitions'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { actionMakers, changeTo, openTrip } from '../edit/change-trip'
import { nextVersion } from '../history/next-version'
import { titleOf } from '../history/segment-title'
import { refuseStale } from '../history/stale-version'
import { agentView } from '../view/view'

const makers = { ...actionMakers, suppliers: supplierSystem }

/**
 * Notes what a camp said to rooms that were asked for. Granted, they are held like the others; declined, the trip is a
 * quote again with a problem that says so, and keeps the rooms of its other stays until their hold is over.
 */
export const answerRequest = useCaseOnce(
  tripLifeRoutes.answerRequest,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { body, requestId } = call
    const acted = await openTrip(call, body.itineraryId, deps)
    const { record } = acted.before
    requireCanDo('answerRequest', record.state)
    const open = openRequests(record)
    const stay = open.find(({ id }) => id === body.segmentId)
    if (stay === undefined) throw new AppError('itinerary.no-request', { open: open.map(({ id }) => id) })
    const now = deps.clock.now()
    const next = nextVersion(record, now)
    const after = body.isGranted ? grantRooms(next, stay) : declineRooms(next, { stay, note: body.note })
    const change = changeTo(after, acted, { action: 'answerRequest', requestId, keep, deps })
    const { agencyId, id: itineraryId, bookingReference, version } = record
    const { agencyCode } = acted.agency
    const token = `${itineraryId}.${version}.answer`
    const noted = {
      agencyId,
      agencyCode,
      itineraryId,
      bookingReference,
      token,
      isSure: openRequests(after).length === 0,
    }
    await deps.suppliers
      .noteAnswer({ ...noted, isGranted: body.isGranted }, () => change)
      .catch(refuseStale(version, now))
    return { answer: agentView(change.after, now), version: change.after.record.version }
  },
)

const grantRooms = (next: ItineraryRecord, stay: Segment): ItineraryRecord => ({
  ...next,
  segments: next.segments.map((segment) =>
    segment.id === stay.id ? { ...segment, inventoryStatus: 'Provisional' } : segment,
  ),
})

function declineRooms(
  next: ItineraryRecord,
  { stay, note = '' }: { stay: Segment; note: string | undefined },
): ItineraryRecord {
  const message = `${titleOf(stay)} declined the room request${note === '' ? '' : `: ${note}`}`
  return {
    ...next,
    state: transitions.answerRequest.onFailure.refused,
    problems: [...next.problems, problem('no-rooms', message, { segmentId: stay.id })],
    segments: next.segments.map((segment) =>
      segment.id === stay.id ? { ...segment, inventoryStatus: 'Cancelled' } : segment,
    ),
  }
}

export const handler = lambdaFor(answerRequest, makers)
