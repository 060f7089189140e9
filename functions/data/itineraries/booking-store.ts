import type { AgencyId } from '#shared/ids/ids'
import { bookingKey } from '../table/keys'
import type { Table } from '../table/table-access'
import { type BookingRecord, bookingIn } from './booking-records'

/**
 * Bookings of the embedded supplier system. They are written with the itinerary that they belong
 * to.
 */
export function bookingStore(table: Table) {
  return {
    async booking(agency: AgencyId, reference: string): Promise<BookingRecord | undefined> {
      const item = await table.get(bookingKey(agency, reference), { consistent: true })
      return item === undefined ? undefined : bookingIn(item)
    },
  }
}
export type BookingStore = ReturnType<typeof bookingStore>
