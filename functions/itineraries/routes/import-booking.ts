import type { AgentPrincipal } from '#shared/access/principal'
import { tripEditRoutes } from '#shared/api/trip-edits'
import { AppError } from '#shared/errors/app-error'
import { ownValue } from '#shared/ids/own-value'
import {
  type ItineraryInput,
  type ItineraryRecord,
  itineraryInput,
} from '#shared/itinerary/itinerary'
import { bookingStatusOf, type InventoryStatus } from '#shared/itinerary/supplier-status'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { theZaps } from '../../audit/zap-sender'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { actorOf, peopleOf } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import type { Deps } from '../../runtime/use-case'
import { itineraryOfBooking } from '../../suppliers/itinerary-of-booking'
import type { ImportedBooking } from '../../suppliers/supplier-system'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { newItinerary } from '../create/new-itinerary'
import { tripContext } from '../edit/trip-context'
import { withRoomTypes } from '../edit/with-room-types'
import { differences } from '../history/differences'
import { statusAudit } from '../history/status-audit'
import { tripZap } from '../history/trip-zaps'
import { suppliersOf } from '../view/suppliers-of'
import { tripMakers, tripPeople } from '../view/trip-deps'
import { agentView } from '../view/view'

const makers = { ...tripMakers, suppliers: supplierSystem, zaps: theZaps }

/**
 * Makes an itinerary of a booking of the supplier system. One that is here already is answered: a
 * booking has one itinerary.
 */
export const importBooking = useCaseOnce(
  tripEditRoutes.importBooking,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { principal, body, requestId } = call
    const { agencyId, agencyCode, agentId } = principal
    const now = deps.clock.now()
    const { bookingReference } = body
    const booking = await deps.suppliers.importBooking({ agencyId, agencyCode, bookingReference })
    if (booking === undefined) throw new AppError('record.not-found')
    const id = itineraryOfBooking(agencyId, booking.bookingReference)
    const knownTrip = await deps.itineraries.get(agencyId, booking.itineraryId ?? id)
    if (knownTrip !== undefined) return answerOf(knownTrip, { principal, now })
    const input = inputOf(booking, body.clientId)
    const [named, exchange, camps] = await Promise.all([
      tripPeople(deps, { principal, clientId: body.clientId }),
      deps.exchange.newest(now),
      deps.camps.campFacts(suppliersOf(input.itinerary.segments), now),
    ])
    const newTrip = newItinerary(
      { ...input, clientId: named.client?.id },
      { id, agency: named.agency, agentId, exchange, camps, now },
    )
    const trip = await withRoomTypes(newTrip, deps)
    const record = repriceItinerary(withBooking(trip, booking), tripContext(named.agency))
    const after = { record, people: peopleOf(named) }
    const answer = agentView(after, now)
    const by = actorOf(principal, named.agent)
    const change = {
      after,
      audit:
        record.state === trip.state
          ? []
          : [statusAudit(trip, { record, by, id: deps.makeId('audit') })],
      entry: {
        at: now.toISOString(),
        by,
        action: 'imported',
        requestId,
        changes: differences({ ...after, record: { ...record, segments: [] } }, after),
      },
      answer: keep(answer, record.version),
    }
    const there = await deps.itineraries.save(change).then(() => undefined, importedMeanwhile)
    if (there !== undefined) return { ...answerOf(there, { principal, now }), isStored: false }
    await deps.zaps.send(tripZap('quoteImported', after, deps))
    return { answer, version: record.version }
  },
)

function answerOf(
  known: StoredItinerary,
  { principal, now }: { principal: AgentPrincipal; now: Date },
) {
  if (!isOwn(principal, known.record)) throw new AppError('record.not-found')
  return { answer: agentView(known, now), version: known.record.version }
}

/** The itinerary that somebody else made of the booking just now. */
function importedMeanwhile(error: unknown): StoredItinerary {
  if (error instanceof ChangedMeanwhile && error.current !== undefined) return error.current
  throw error
}

/** A booking as somebody would have built it. */
function inputOf(
  { stays, name }: ImportedBooking,
  clientId: ItineraryInput['clientId'],
): ItineraryInput {
  const dates = stays.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort()
  const [startDate, endDate] = [dates[0], dates.at(-1)]
  if (startDate === undefined || endDate === undefined)
    throw new AppError('supplier.refused', { reason: 'no stays' })
  const most = (count: (room: ImportedBooking['stays'][number]['rooms'][number]) => number) =>
    Math.max(0, ...stays.map(({ rooms }) => rooms.reduce((sum, room) => sum + count(room), 0)))
  const segments = stays.map(({ segmentId: id, supplierCode, rooms, isDmcArranged, ...own }) => ({
    id,
    type: 'stay',
    supplierCode,
    startDate: own.startDate,
    endDate: own.endDate,
    ...(isDmcArranged ? { arrangedBy: 'DMC' } : {}),
    rooms: rooms.map((room) => ({ ...room, childrenAges: [...room.childrenAges] })),
  }))
  const trip = {
    startDate,
    endDate,
    adults: most(({ adults }) => adults),
    children: most(({ children }) => children),
  }
  const input = itineraryInput.safeParse({
    name,
    clientId,
    startDate,
    endDate,
    itinerary: { ...trip, segments },
  })
  if (input.success) return input.data
  const fields = input.error.issues.map(({ path }) => path.join('.'))
  throw new AppError('supplier.refused', {
    reason: 'The booking holds what an itinerary cannot',
    fields,
  })
}

/** The record in the state that the booking's status maps to (domain.md). */
function withBooking(record: ItineraryRecord, booking: ImportedBooking): ItineraryRecord {
  const bookingStatus = bookingStatusOf(booking.status)
  return {
    ...record,
    state: bookingStatus,
    bookingReference: booking.bookingReference,
    holdExpiry: bookingStatus === 'provisional' ? booking.heldUntil : undefined,
    segments: record.segments.map((segment) => ({
      ...segment,
      bookingStatus,
      inventoryStatus:
        ownValue(inventoryOf, booking.status) ?? ownValue(inventoryOf, bookingStatus),
    })),
  }
}

/**
 * Where rooms stand by the word for their booking: in one that is only pending they are asked for.
 */
const inventoryOf: Readonly<Record<string, InventoryStatus>> = {
  Pend: 'Requested',
  provisional: 'Provisional',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  quote: 'Draft',
}

export const handler = lambdaFor(importBooking, makers)
