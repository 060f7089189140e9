import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type Problem, problem } from '#shared/itinerary/problem'
import { withoutSupplierProblems } from '#shared/itinerary/problems'
import type { Segment } from '#shared/itinerary/segment'
import { type BookingStatus, bookingStatusOf } from '#shared/itinerary/supplier-status'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import type { Booked, Held } from '../../suppliers/supplier-system'

/**
 * The record with its rooms held, until when, and under which reference: provisional; when the
 * deposit has been paid already its confirmation is asked for, as it is when the deposit comes
 * later.
 */
export function heldRecord(next: ItineraryRecord, held: Held): ItineraryRecord {
  const standing = new Map(
    held.stays.map(({ segmentId, inventoryStatus }) => [segmentId, inventoryStatus]),
  )
  const bookingStatus = bookingStatusOf(held.status)
  return {
    ...next,
    state: stateAfterPayment({ ...next, state: 'provisional' }),
    bookingReference: held.bookingReference,
    holdExpiry: held.heldUntil,
    segments: next.segments.map((segment) => {
      const inventoryStatus = standing.get(segment.id)
      return inventoryStatus === undefined
        ? segment
        : { ...segment, inventoryStatus, bookingStatus }
    }),
  }
}

/** The record whose rooms were not to be had: a quote again, with the problems that say why. */
export function unheldRecord(next: ItineraryRecord, problems: readonly Problem[]): ItineraryRecord {
  return {
    ...next,
    state: 'quote',
    problems: [...withoutSupplierProblems(next.problems), ...problems],
  }
}

/**
 * The record confirmed; where the supplier system says something else it is unknown, with a
 * problem.
 */
export function confirmedRecord(
  next: ItineraryRecord,
  { status, bookingReference }: Booked,
): ItineraryRecord {
  if (bookingStatusOf(status) !== 'confirmed') {
    return unansweredRecord(next, `The supplier didn’t confirm; the booking is ${status}`)
  }
  const { holdExpiry: _over, ...kept } = next
  return {
    ...kept,
    state: 'confirmed',
    bookingReference: bookingReference ?? next.bookingReference,
    problems: withoutSupplierProblems(next.problems),
    segments: next.segments.map((segment) => withStanding(segment, 'confirmed')),
  }
}

/** The record when the supplier system failed: unknown, with a problem that says how. */
export function unansweredRecord(next: ItineraryRecord, message: string): ItineraryRecord {
  const problems = [...withoutSupplierProblems(next.problems), problem('supplier-failed', message)]
  return { ...next, state: 'unknown', problems }
}

/** The record without its rooms: in a state that holds none. */
export function releasedRecord(
  next: ItineraryRecord,
  state: 'cancelled' | 'quote',
): ItineraryRecord {
  const { holdExpiry: _over, bookingReference, ...kept } = next
  return {
    ...kept,
    state,
    ...(state === 'cancelled' && bookingReference !== undefined ? { bookingReference } : {}),
    segments: next.segments.map((segment) => withStanding(segment, state)),
  }
}

/**
 * The record whose booking was cancelled; where the supplier system says that it stands it is
 * unknown, with a problem.
 */
export function cancelledRecord(
  next: ItineraryRecord,
  { status }: Pick<Booked, 'status'>,
): ItineraryRecord {
  if (isGivenBack(status)) return releasedRecord(next, 'cancelled')
  return unansweredRecord(next, `The supplier didn’t cancel; the booking is ${status}`)
}

/** Whether a booking of that status holds no rooms any more. */
export const isGivenBack = (status: string): boolean =>
  ['cancelled', 'quote'].includes(bookingStatusOf(status))

const inventoryOf = { confirmed: 'Confirmed', cancelled: 'Cancelled', quote: 'Draft' } as const

/** A stay that suppliers arrange with the standing of its booking. */
export function withStanding(
  segment: Segment,
  status: Extract<BookingStatus, keyof typeof inventoryOf>,
): Segment {
  if (!isSupplierStay(segment)) return segment
  return { ...segment, bookingStatus: status, inventoryStatus: inventoryOf[status] }
}
