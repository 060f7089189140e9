import { bookingStore } from '../data/itineraries/booking-store'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { calendarStore } from '../data/rates/calendar-store'
import { roomStore } from '../data/rates/room-store'
import type { Table } from '../data/table/table-access'
import { type Clock, systemClock } from '../runtime/clock'
import { optionalEnv } from '../runtime/env'
import { readSecret } from '../runtime/secrets'
import { embeddedSystem } from './embedded-system'
import { remoteSystem } from './remote-system'
import type { SupplierSystem } from './supplier-system'

/**
 * The supplier system of this stage: the remote one where the environment names it, else the
 * embedded one.
 */
export function supplierSystem(table: Table, clock: Clock = systemClock): SupplierSystem {
  const baseUrl = optionalEnv('supplierBaseUrl')
  const itineraries = itineraryStore(table)
  if (baseUrl !== undefined) {
    return remoteSystem({ baseUrl, secret: () => readSecret('supplier'), itineraries, clock })
  }
  const [rooms, calendars, bookings] = [roomStore(table), calendarStore(table), bookingStore(table)]
  return embeddedSystem({ rooms, calendars, bookings, itineraries, clock })
}
