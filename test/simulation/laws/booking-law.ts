import { nightsOf } from '#shared/dates/calendar-date'
import type { Item } from '../../../functions/data/table/table-access'
import { staysOf } from '../../../functions/itineraries/work/supplier-stays'
import type { BookedStay } from '../../../functions/suppliers/supplier-system'
import { storedBooking, storedTrip } from '../stored'
import type { Judged, Law } from './law'

/** What a booking has to be for its trip to be in a state. */
const bookedAs: Readonly<Record<string, readonly string[]>> = {
  provisional: ['Prov', 'Pend'],
  confirm_requested: ['Prov', 'Pend'],
  confirming: ['Prov'],
  confirmed: ['Conf'],
}

/**
 * What is held and sold is what is booked, night by night; a booking has one itinerary; what is
 * sold has no end, and is not ended as if it were only held.
 */
export function bookingLaw({
  isRemote,
  supplier,
}: Judged): Law & { references(): Iterable<string> } {
  const [bookings, trips, owners] = [
    new Map<string, Item>(),
    new Map<string, Item>(),
    new Map<string, Set<string>>(),
  ]
  const touched = new Set<string>()
  const referenceOf = (item: Item | undefined) =>
    item === undefined ? undefined : storedTrip(item).record.bookingReference
  const own = (reference: string | undefined): Set<string> => {
    const known = owners.get(reference ?? '') ?? new Set<string>()
    if (reference !== undefined) owners.set(reference, known)
    return known
  }
  return {
    references: () => bookings.keys(),
    hear({ before, after }) {
      if (after?.sk === 'BOOKING') {
        bookings.set(String(after.reference), after)
        touched.add(String(after.itineraryId))
      }
      if (before?.sk === 'ITINERARY' && after === undefined) trips.delete(String(before.id))
      if (after?.sk !== 'ITINERARY') return
      const id = String(after.id)
      trips.set(id, after)
      touched.add(id)
      own(referenceOf(before)).delete(id)
      own(referenceOf(after)).add(id)
    },
    broken() {
      const now = [...touched]
      touched.clear()
      const complaints = supplier.books.complaints.splice(0)
      return [...complaints, ...now.flatMap((id) => brokenOf(trips.get(id)))]
    },
  }

  function brokenOf(item: Item | undefined): string[] {
    if (item === undefined) return []
    const { record } = storedTrip(item)
    const { id, state, bookingReference } = record
    const sharers = own(bookingReference)
    const shared =
      sharers.size > 1
        ? [`${bookingReference} has ${sharers.size} itineraries: ${[...sharers].join(', ')}`]
        : []
    const endless =
      state === 'confirmed' && record.holdExpiry !== undefined
        ? [`${id} is sold until its hold ends`]
        : []
    const wanted = bookedAs[state]
    if (isRemote || wanted === undefined) return [...shared, ...endless]
    const found = bookings.get(bookingReference ?? '')
    const booking = found === undefined ? undefined : storedBooking(found)
    if (booking === undefined || !wanted.includes(booking.status))
      return [...shared, `${id} is ${state}, its booking is ${booking?.status}`]
    const [booked, meant] = [inWords(booking.stays), inWords(staysOf(record))]
    return [
      ...shared,
      ...endless,
      ...(booked === meant ? [] : [`${id} is ${state} for ${meant}, and ${booked} is booked`]),
      ...(booking.status === 'Conf' && booking.heldUntil !== undefined
        ? [`${booking.reference} is sold, and ends`]
        : []),
    ]
  }
}

const inWords = (stays: readonly BookedStay[]): string =>
  stays
    .flatMap(({ startDate, endDate, rooms }) =>
      nightsOf(startDate, endDate).flatMap((night) =>
        rooms.map(({ optionKey }) => `${optionKey} ${night}`),
      ),
    )
    .sort()
    .join(', ')
