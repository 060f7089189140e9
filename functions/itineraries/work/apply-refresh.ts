import { nightsOf } from '#shared/dates/calendar-date'
import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ItineraryState } from '#shared/itinerary/states'
import { bookingStatusOf } from '#shared/itinerary/supplier-status'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import type { Booked, BookedStay, QuoteAnswer } from '../../suppliers/supplier-system'
import { withStayQuotes } from './apply-quote'
import { releasedRecord, withStanding } from './held-record'
import { staysOf } from './supplier-stays'

interface Refresh {
  readonly booked: Booked
  readonly answer: QuoteAnswer
  readonly now: Date
  /** A requoted trip goes back to its booking, and its price is again the one that was agreed. */
  readonly toBooking?: boolean
}

/**
 * The record with what the supplier system says of it now; not yet priced. `Prov` says that no room
 * is only asked for.
 */
export function applyRefresh(
  next: ItineraryRecord,
  { booked, answer, now, toBooking = false }: Refresh,
): ItineraryRecord {
  const state = stateOf(next, { ...booked, toBooking })
  const quotedTrip = {
    ...withStayQuotes(next, answer),
    ...(toBooking ? {} : { availabilityCheckedAt: now.toISOString() }),
  }
  if (state === 'cancelled') return releasedRecord(quotedTrip, state)
  const bookingStatus = bookingStatusOf(booked.status)
  if (state === 'quote' && bookingStatus === 'quote')
    return withQuotedStanding(releasedRecord(quotedTrip, state), answer)
  const { bookingReference = next.bookingReference, heldUntil = next.holdExpiry } = booked
  const heldFacts = {
    bookingReference,
    holdExpiry: bookingStatus === 'confirmed' ? undefined : heldUntil,
  }
  if (state === 'quote') return { ...quotedTrip, ...heldFacts, state }
  return {
    ...quotedTrip,
    ...heldFacts,
    state,
    flags:
      state === 'unknown'
        ? withFlag(quotedTrip.flags, 'inconsistent')
        : withoutFlag(
            toBooking ? withoutFlag(quotedTrip.flags, 'requote') : quotedTrip.flags,
            'inconsistent',
          ),
    segments: quotedTrip.segments.map((segment) => {
      if (state === 'confirmed') return withStanding(segment, 'confirmed')
      if (!isSupplierStay(segment)) return segment
      const old = next.segments.find(({ id }) => id === segment.id)
      return {
        ...segment,
        bookingStatus,
        inventoryStatus: booked.status === 'Prov' ? 'Provisional' : old?.inventoryStatus,
      }
    }),
  }
}

/**
 * Without a booking stays stand as a quote says: rooms that are not to be had, or are asked for,
 * are no draft.
 */
function withQuotedStanding(record: ItineraryRecord, { stays }: QuoteAnswer): ItineraryRecord {
  const standing = new Map(
    stays.map(({ segmentId, inventoryStatus }) => [segmentId, inventoryStatus]),
  )
  return {
    ...record,
    segments: record.segments.map((segment) => {
      const inventoryStatus = standing.get(segment.id)
      return inventoryStatus === undefined ? segment : { ...segment, inventoryStatus }
    }),
  }
}

/**
 * The state that a booking's status maps to. A quote stays one while its booking is held (requoting
 * keeps the rooms) unless it is taken back to it, and so becomes an unknown one whose stays were changed since they were booked,
 * or one of whose camps declined. Confirmation that was asked for, or that a paid deposit asks for,
 * stays asked for until the supplier system has confirmed.
 */
function stateOf(
  record: ItineraryRecord,
  { status, stays, toBooking }: Booked & Pick<Refresh, 'toBooking'>,
): ItineraryState {
  const { state, finance } = record
  const mappedState = bookingStatusOf(status)
  const isHeld = mappedState === 'provisional' || mappedState === 'confirmed'
  const isDeclined =
    status === 'Pend' &&
    record.segments.some(({ inventoryStatus }) => inventoryStatus === 'Cancelled')
  const isRequoted = state === 'quote' && !toBooking
  if (isHeld && (isRequoted || isDeclined || !isBookingOf(record, stays))) return 'quote'
  if (mappedState !== 'provisional') return mappedState
  const { payments } = record
  return state === 'confirm_requested'
    ? state
    : stateAfterPayment({ state: mappedState, finance, payments })
}

/** Whether rooms were booked for these very nights; a system that does not say is believed. */
const isBookingOf = (record: ItineraryRecord, booked: readonly BookedStay[] | undefined): boolean =>
  booked === undefined || roomNights(staysOf(record)) === roomNights(booked)

const roomNights = (stays: readonly BookedStay[]): string =>
  stays
    .flatMap(({ startDate, endDate, rooms }) =>
      nightsOf(startDate, endDate).flatMap((night) =>
        rooms.map(({ optionKey }) => `${night} ${optionKey}`),
      ),
    )
    .sort()
    .join()
