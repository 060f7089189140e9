import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import type { ItineraryState } from '#shared/itinerary/states'
import type { Trip } from '../page/trip'

/** A booking that stands while its trip is quoted again. */
export type BookingBehind = 'confirmed' | 'held'

/**
 * The booking behind a requoted trip: its rooms stay until the next hold replaces them. A held one
 * has a time at which it expires, a confirmed one has none.
 */
export function bookingBehind({
  state,
  bookingReference,
  holdExpiry,
}: Pick<Trip, 'state' | 'bookingReference' | 'holdExpiry'>): BookingBehind | undefined {
  if ((state !== 'quote' && state !== 'quoting') || bookingReference === undefined) return undefined
  return holdExpiry === undefined ? 'confirmed' : 'held'
}

/** `Confirmed, changes being quoted`: what the trip is to its client and its camps meanwhile. */
export const behindWords = {
  confirmed: 'Confirmed, changes being quoted',
  held: 'Held, changes being quoted',
} as const satisfies Record<BookingBehind, string>

const bookedStates: readonly ItineraryState[] = ['provisional', 'confirm_requested', 'confirmed']

/** The last version in which the trip was as it is booked; undefined where no entry tells. */
export const bookedVersion = (
  history: readonly Pick<HistoryEntryView, 'version' | 'state'>[],
): number | undefined =>
  history
    .filter(({ state }) => bookedStates.includes(state))
    .reduce<number | undefined>(
      (last, { version }) => (last === undefined || version > last ? version : last),
      undefined,
    )
