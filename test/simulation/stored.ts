import { bookingIn } from '../../functions/data/booking-records'
import { storedItinerary } from '../../functions/data/itinerary-item'
import type { Item } from '../../functions/data/table-access'

/** Reads an item once, however many look at it: items of the table in memory do not change. */
function once<T>(read: (item: Item) => T): (item: Item) => T {
  const known = new WeakMap<Item, T>()
  return (item) => {
    const value = known.get(item) ?? read(item)
    known.set(item, value)
    return value
  }
}

export const storedTrip = once(storedItinerary)
export const storedBooking = once(bookingIn)
