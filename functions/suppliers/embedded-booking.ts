import { AppError } from '#shared/errors/app-error'
import { bookingStatusOf } from '#shared/itinerary/supplier-status'
import type { BookingRecord } from '../data/itineraries/booking-records'
import type { BookingStore } from '../data/itineraries/booking-store'
import { BookingChanged, bookingWrite } from '../data/itineraries/booking-writes'
import type { ItineraryStore } from '../data/itineraries/itinerary-store'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import { AllotmentsRefused, allotmentWrites } from '../data/rates/allotment-writes'
import type { PlannedWrite } from '../data/table/commit'
import { pause } from '../runtime/backoff'
import type { Clock } from '../runtime/clock'
import { holdPlan } from './hold-plan'
import type {
  Booked,
  BookingRequest,
  CancelRequest,
  ChangeWith,
  ImportRequest,
  SupplierSystem,
} from './supplier-system'
import { movesOf } from './wanted-rooms'

/** What bookings of the embedded system need. */
export interface EmbeddedBooking {
  readonly bookings: BookingStore
  readonly itineraries: Pick<ItineraryStore, 'save'>
  readonly clock: Clock
}

const maxRounds = 12

/** Confirming, cancelling and looking up bookings in our own table. */
export function embeddedBooking(
  deps: EmbeddedBooking,
): Pick<SupplierSystem, 'confirm' | 'cancel' | 'noteAnswer' | 'refresh' | 'importBooking'> {
  const findBooking = ({
    agencyId,
    bookingReference,
    itineraryId,
  }: Omit<BookingRequest, 'token'>) =>
    bookingReference === undefined
      ? undefined
      : deps.bookings
          .booking(agencyId, bookingReference)
          .then((one) => (one?.itineraryId === itineraryId ? one : undefined))
  return {
    confirm: (request, change) =>
      untilSettled(deps, change, async () => {
        const before = await findBooking(request)
        if (before === undefined)
          throw new AppError('supplier.refused', { reason: 'No booking to confirm' })
        const { status } = before
        if (bookingStatusOf(status) === 'cancelled') {
          throw new AppError('supplier.refused', { reason: 'The rooms have been released' })
        }
        const { heldUntil: _over, ...kept } = before
        return moveBooking(deps, before, { ...kept, status: 'Conf' })
      }),
    noteAnswer: (request, change) =>
      untilSettled(deps, change, async () => {
        const before = await findBooking(request)
        const isHeldNow = request.isGranted && request.isSure && before?.status === 'Pend'
        return isHeldNow
          ? moveBooking(deps, before, { ...before, status: 'Prov' })
          : { booked: bookedOf(before), writes: [] }
      }),
    cancel: (request, change) =>
      untilSettled(deps, change, async (known) => {
        const before = await findBooking(request)
        if (before === undefined || bookingStatusOf(before.status) === 'cancelled') {
          return { booked: bookedOf(before), writes: [] }
        }
        const { moves } = holdPlan({ stays: [], had: movesOf(before.taken), known })
        const after = moveBooking(deps, before, { ...before, status: endOf(request), taken: [] })
        return { ...after, writes: [...allotmentWrites(moves), ...after.writes] }
      }),
    async refresh(request) {
      const booking = await findBooking(request)
      return { ...bookedOf(booking), stays: booking?.stays }
    },
    async importBooking({ agencyId, bookingReference }: ImportRequest) {
      const booking = await deps.bookings.booking(agencyId, bookingReference)
      if (booking === undefined) return undefined
      const { stays, itineraryId, name } = booking
      return { ...bookedOf(booking), bookingReference, itineraryId, name, stays }
    },
  }
}

interface Settling {
  readonly booked: Booked
  readonly writes: readonly PlannedWrite[]
}

/**
 * Stores an answer with what our itinerary becomes; plans anew when months or the booking are not
 * as supposed.
 */
async function untilSettled(
  { itineraries }: EmbeddedBooking,
  change: ChangeWith<Booked>,
  plan: (known: readonly AllotmentMonth[]) => Promise<Settling>,
): Promise<void> {
  let knownMonths: readonly AllotmentMonth[] = []
  for (let round = 1; round <= maxRounds; round++) {
    const { booked, writes } = await plan(knownMonths)
    try {
      const requestedChange = change(booked)
      await itineraries.save({
        ...requestedChange,
        also: [...(requestedChange.also ?? []), ...writes],
      })
      return
    } catch (error) {
      if (error instanceof AllotmentsRefused) knownMonths = [...knownMonths, ...error.months]
      else if (!(error instanceof BookingChanged)) throw error
      if (round > 1) await pause(round)
    }
  }
  throw new AppError('record.busy')
}

function moveBooking(
  { clock }: EmbeddedBooking,
  before: BookingRecord,
  after: BookingRecord,
): Settling {
  const next = { ...after, version: before.version + 1, updatedAt: clock.now().toISOString() }
  return { booked: bookedOf(next), writes: [bookingWrite(before, next)] }
}

/** The word for a booking that is over: cancelled by somebody, or a quote that has grown old. */
const endOf = ({ reason }: CancelRequest): BookingRecord['status'] =>
  reason === 'expired' ? 'QuoteOld' : 'Canc'

/** Without a booking nothing is held, so it counts as a quote. */
function bookedOf(booking: BookingRecord | undefined): Booked {
  if (booking === undefined) return { status: 'Quote' }
  const { status, reference: bookingReference, heldUntil } = booking
  return { status, bookingReference, heldUntil }
}
