import { clientRecord } from '../../functions/data/clients/client-records'
import { bookingIn } from '../../functions/data/itineraries/booking-records'
import { contentKeyOf, storedItinerary } from '../../functions/data/itineraries/itinerary-item'
import { messageIn } from '../../functions/data/itineraries/message-records'
import { chargesIn } from '../../functions/data/payments/payment-charges'
import { parseRecord } from '../../functions/data/table/parse-record'
import type { Item } from '../../functions/data/table/table-access'
import { itemBeside } from '../support/memory-table'

/** Reads an item once, however many look at it: items of the table in memory do not change. */
function once<T>(read: (item: Item) => T): (item: Item) => T {
  const known = new WeakMap<Item, T>()
  return (item) => {
    const value = known.get(item) ?? read(item)
    known.set(item, value)
    return value
  }
}

/** The itinerary of its own item, with the content that lies beside it. */
export const storedTrip = once((item) =>
  storedItinerary(item, itemBeside(item, contentKeyOf(item)) ?? {}),
)
export const storedClient = once((item) => parseRecord(clientRecord, item))
export const storedMessage = once(messageIn)
export const storedBooking = once(bookingIn)
export const storedCharges = once(chargesIn)
