import type { SlideStay } from '#shared/calendar/date-slide'
import type { RoomsFree } from '#shared/calendar/room-needs'
import { type CalendarDate, daysBetween, monthOf } from '#shared/dates/calendar-date'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { publishedRules } from '#shared/rates/published-rules'
import type { BookingRecord } from '../data/itineraries/booking-records'
import { withOwnRooms } from '../suppliers/own-rooms'
import type { StayRequest } from '../suppliers/supplier-system'
import type { CampOffers } from './camp-offers'

/** The stays of a trip as the search takes them. Published prices are read only where the model sells from them. */
export function slideStays(
  stays: readonly StayRequest[],
  { offers, record }: { readonly offers: CampOffers; readonly record: Pick<ItineraryRecord, 'startDate' | 'model'> },
): SlideStay[] {
  return stays.map(({ segmentId, supplierCode, startDate, endDate, rooms, isDmcArranged }) => {
    const offer = offers.get(supplierCode)
    const keys = new Set<string>(rooms.map(({ optionKey }) => optionKey))
    const rules = offer?.rules ?? []
    const isWanted = ({ optionKey }: { readonly optionKey: string }) => keys.has(optionKey)
    return {
      segmentId,
      offset: daysBetween(record.startDate, startDate),
      nights: daysBetween(startDate, endDate),
      rooms,
      roomTypes: offer?.rooms,
      rules: rules.filter(isWanted),
      publishedRules: record.model === 'rack' ? publishedRules(rules)?.filter(isWanted) : undefined,
      isArranged: isDmcArranged,
    }
  })
}

/** Rooms free by the camps' allotments; those that this trip's own booking holds count as free for it. */
export function roomsFreeIn(offers: CampOffers, own: BookingRecord | undefined): RoomsFree {
  const allotments = withOwnRooms(
    [...offers.values()].flatMap((offer) => offer.allotments),
    own,
  )
  const months = new Map(allotments.map(({ month, optionKey, days }) => [`${month} ${optionKey}`, days]))
  return (optionKey: string, night: CalendarDate) =>
    months.get(`${monthOf(night)} ${optionKey}`)?.get(Number(night.slice(8)))
}
