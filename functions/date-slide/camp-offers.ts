import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { CalendarStore } from '../data/rates/calendar-store'
import type { RateRuleRecord } from '../data/rates/rate-records'
import type { RoomTypeRecord } from '../data/rates/room-records'
import type { RoomStore } from '../data/rates/room-store'
import type { StayRequest } from '../suppliers/supplier-system'

/** What a camp offers over the months that a search looks at. */
export interface CampOffer {
  readonly rooms: readonly RoomTypeRecord[]
  readonly rules: readonly RateRuleRecord[]
  readonly allotments: readonly AllotmentMonth[]
}
export type CampOffers = ReadonlyMap<SupplierCode, CampOffer>

export interface OfferStores {
  readonly rooms: Pick<RoomStore, 'roomsWithRates'>
  readonly calendars: Pick<CalendarStore, 'months'>
}

/** The first and the last night that a search looks at. */
export interface Span {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/**
 * The offers of all camps of some stays: for each camp one Query of its calendar and one of its
 * rooms and rates, all at once.
 */
export async function campOffers(
  stays: readonly StayRequest[],
  { rooms, calendars, span }: OfferStores & { readonly span: Span },
): Promise<CampOffers> {
  const camps = [...new Set(stays.map(({ supplierCode }) => supplierCode))]
  const months = { first: monthOf(span.first), last: monthOf(span.last) }
  return new Map(
    await Promise.all(
      camps.map(async (camp): Promise<[SupplierCode, CampOffer]> => {
        const [offered, { allotments }] = await Promise.all([
          rooms.roomsWithRates(camp),
          calendars.months(camp, months),
        ])
        return [camp, { ...offered, allotments }]
      }),
    ),
  )
}
