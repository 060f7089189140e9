import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { PlannedWrite } from '../table/commit'
import type { Table } from '../table/table-access'
import { type DepartureRecord, departureStore, takenPlaces } from './departure-store'
import type { ItineraryChange } from './itinerary-change'

/** Guests that a trip brings to its departure. */
export const guestsOf = ({ adults, children }: Pick<ItineraryRecord, 'adults' | 'children'>) =>
  adults + children

/**
 * Whether a change of a trip may take or give back places: its party became larger or smaller. A
 * cancelled trip, which no way leads back from, gave its places back without a write.
 */
export const movesPlaces = ({ before, after: { record } }: ItineraryChange): boolean =>
  before !== undefined &&
  record.state !== 'cancelled' &&
  guestsOf(before.record) !== guestsOf(record)

/**
 * The writes by which the places of departures follow a trip, for the transaction that changes the
 * trip. Departures of an agency are some dozens, read only when a trip's party changes.
 * @throws AppError departure.full when a departure has fewer places left
 */
export async function placesWrites(
  table: Table,
  { after: { record } }: ItineraryChange,
): Promise<PlannedWrite[]> {
  const departures = departureStore(table)
  const storedDepartures = await departures.all(record.agencyId, { consistent: true })
  return storedDepartures.flatMap((one) => {
    const { departure } = one
    const booking = departure.bookings.find(({ itineraryId }) => itineraryId === record.id)
    if (booking === undefined) return []
    const guests = guestsOf(record)
    const placesLeft = departure.places - (takenPlaces(one) - booking.guests)
    if (guests > booking.guests && departure.cancelledAt === undefined && guests > placesLeft)
      throw new AppError('departure.full', { placesLeft: placesLeft })
    return [departures.write(withGuests(departure, record.id, guests))]
  })
}

const withGuests = (
  departure: DepartureRecord,
  id: ItineraryRecord['id'],
  guests: number,
): DepartureRecord => ({
  ...departure,
  version: departure.version + 1,
  bookings: departure.bookings.map((one) => (one.itineraryId === id ? { ...one, guests } : one)),
})
