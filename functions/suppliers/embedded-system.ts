import { monthOf } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { isFresh } from '../data/editions/in-force'
import type { CalendarStore } from '../data/rates/calendar-store'
import type { RoomStore } from '../data/rates/room-store'
import { type EmbeddedBooking, embeddedBooking } from './embedded-booking'
import { embeddedHold } from './embedded-hold'
import { inTurn } from './in-turn'
import { withOwnRooms } from './own-rooms'
import { quoteStay } from './quote-stay'
import type { StayRequest, SupplierSystem } from './supplier-system'

export interface EmbeddedDeps extends EmbeddedBooking {
  readonly rooms: Pick<RoomStore, 'roomsWithRates'>
  readonly calendars: Pick<CalendarStore, 'months'>
}

/** Stays that are read at once. */
const atOnce = 4

/**
 * The supplier system that a small agency runs on: rates and allotments in our own table. A stay
 * costs two Queries, one when an earlier stay of the trip is at the same camp; a hold is one
 * transaction.
 */
export function embeddedSystem(deps: EmbeddedDeps): SupplierSystem {
  const { rooms, calendars, bookings, clock } = deps
  return {
    ...embeddedBooking(deps),
    hold: (request, change) => embeddedHold(deps, request, change),
    async quote({ stays, agencyId, bookingReference }, { onProgress } = {}) {
      const own =
        bookingReference === undefined
          ? undefined
          : await bookings.booking(agencyId, bookingReference)
      const began = Date.now()
      let isLatest = false
      let roomsByCamp = new Map<SupplierCode, ReturnType<RoomStore['roomsWithRates']>>()
      const roomsOf = (supplier: SupplierCode) => {
        const reading = roomsByCamp.get(supplier) ?? rooms.roomsWithRates(supplier, { isLatest })
        roomsByCamp.set(supplier, reading)
        return reading
      }
      const quote = async (stay: StayRequest) => {
        const months = { first: monthOf(stay.startDate), last: monthOf(stay.endDate) }
        const [offer, { allotments }] = await Promise.all([
          roomsOf(stay.supplierCode),
          calendars.months(stay.supplierCode, months),
        ])
        return quoteStay(stay, {
          ...offer,
          allotments: withOwnRooms(allotments, own),
          now: clock.now(),
        })
      }
      const quotes = await inTurn(stays, quote, { atOnce, onProgress })
      const offers = await Promise.all(roomsByCamp.values())
      if (offers.length < 2 || !isFresh(offers, began)) return { stays: quotes }
      // An edition came out: camps that were read before it may be of the last one.
      isLatest = true
      roomsByCamp = new Map()
      return { stays: await inTurn(stays, quote, { atOnce }) }
    },
  }
}
