import type { Dashboard } from '#shared/api/dashboard'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { FigureTrip } from './trip-figures'

const ways: readonly string[] = ['entry', 'exit', 'flight', 'chartered', 'scheduled', 'road']

/**
 * A trip that leaves soon, and what of it is ready: travelers named, rooms confirmed by suppliers,
 * ways confirmed or with a time.
 */
export function departureOf(
  trip: FigureTrip,
  record: ItineraryRecord | undefined,
): Dashboard['departures']['trips'][number] {
  const {
    id,
    name,
    clientName,
    startDate,
    currency,
    sell,
    paid,
    dueDate,
    problems,
    adults,
    children,
  } = trip
  const guests = adults + children
  const bookedParts = (record?.segments ?? []).filter((segment) => !isOwnArrangement(segment))
  const isConfirmed = ({ bookingStatus, inventoryStatus }: (typeof bookedParts)[number]) =>
    bookingStatus === 'confirmed' || inventoryStatus === 'Confirmed'
  const own = bookedParts.filter(({ type }) => ways.includes(type))
  const ready = (own: typeof bookedParts) => ({
    done: own.filter(isConfirmed).length,
    of: own.length,
  })
  return {
    id,
    name,
    clientName,
    startDate,
    currency,
    sell,
    paid,
    dueDate,
    problems,
    travelers: { done: Math.min(record?.travelers.length ?? 0, guests), of: guests },
    rooms: ready(bookedParts.filter(({ type }) => type === 'stay')),
    ways: {
      done: own.filter((way) => way.departureTime !== undefined || isConfirmed(way)).length,
      of: own.length,
    },
  }
}
