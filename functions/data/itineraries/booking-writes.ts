import { type PlannedWrite, putNew, putOver } from '../table/commit'
import { type BookingRecord, bookingItem } from './booking-records'

/** Thrown when a booking is not what it was when it was read. */
export class BookingChanged extends Error {
  override readonly name = 'BookingChanged'
  constructor() {
    super('The booking was changed meanwhile')
  }
}

/** The write of a booking: over the one that was read, or new. */
export function bookingWrite(
  before: BookingRecord | undefined,
  after: BookingRecord,
): PlannedWrite {
  const item = bookingItem(after)
  const bookingChanged = () => new BookingChanged()
  return before === undefined
    ? putNew(item, bookingChanged)
    : putOver(item, before.version, bookingChanged)
}
