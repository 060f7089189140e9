import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { problem } from '#shared/itinerary/problem'
import { openRequests } from '#shared/itinerary/room-requests'
import type { Segment } from '#shared/itinerary/segment'
import { requireCanDo, transitions } from '#shared/itinerary/transitions'
import type { PlannedWrite } from '../../data/table/commit'
import type { KeptAnswer } from '../../data/table/idempotency'
import type { SupplierSystem } from '../../suppliers/supplier-system'
import { nextVersion } from '../history/next-version'
import { titleOf } from '../history/segment-title'
import { refuseStale } from '../history/stale-version'
import { type ActedOn, type ActionDeps, changeTo } from './change-trip'

/** What a camp said to rooms that were asked for. */
interface CampAnswer {
  readonly segmentId: string
  readonly isGranted: boolean
  readonly note?: string | undefined
}

interface Noting {
  readonly requestId: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
  /** Writes that belong to it. */
  readonly also?: readonly PlannedWrite[]
  readonly deps: Omit<ActionDeps, 'answers'> & {
    readonly suppliers: Pick<SupplierSystem, 'noteAnswer'>
  }
}

/**
 * Notes what a camp said, whoever heard it. Granted, the rooms are held like the others; declined,
 * the trip is a quote again with a problem that says so, and keeps the rooms of its other stays
 * until their hold is over.
 * @throws AppError itinerary.no-request, itinerary.wrong-state, record.changed
 */
export async function noteCampAnswer(
  acted: ActedOn,
  { segmentId, isGranted, note }: CampAnswer,
  { also = [], deps, ...done }: Noting,
) {
  const { record } = acted.before
  requireCanDo('answerRequest', record.state)
  const open = openRequests(record)
  const stay = open.find(({ id }) => id === segmentId)
  if (stay === undefined)
    throw new AppError('itinerary.no-request', { open: open.map(({ id }) => id) })
  const now = deps.clock.now()
  const next = nextVersion(record, now)
  const after = isGranted ? grantRooms(next, stay) : declineRooms(next, { stay, note })
  const plain = changeTo(after, acted, { action: 'answerRequest', ...done, deps })
  const change = { ...plain, also: [...(plain.also ?? []), ...also] }
  const { agencyId, id: itineraryId, bookingReference, version } = record
  const booking = { agencyId, agencyCode: acted.agency.agencyCode, itineraryId, bookingReference }
  const answerNote = {
    ...booking,
    token: `${itineraryId}.${version}.answer`,
    isSure: openRequests(after).length === 0,
  }
  await deps.suppliers
    .noteAnswer({ ...answerNote, isGranted }, () => change)
    .catch(refuseStale(version, now))
  return change
}

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
