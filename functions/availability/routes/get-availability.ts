import { availabilityRoutes } from '#shared/api/availability'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { type CalendarStore, calendarStore } from '../../data/rates/calendar-store'
import { cachedRates, type DaysRates, exchangeStore } from '../../data/rates/exchange-store'
import { type RoomStore, roomStore } from '../../data/rates/room-store'
import { checkedAt } from '../../data/rates/staleness'
import { toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { stayAvailability } from '../stay-availability'

export interface AvailabilityDeps extends Basics {
  readonly calendar: CalendarStore
  readonly rooms: Pick<RoomStore, 'roomsWithRates'>
  readonly exchange: DaysRates
}

/** Which rooms of a camp are free for a whole stay, and at what price: two Queries side by side. */
export const getAvailability = useCase(
  availabilityRoutes.getAvailability,
  async ({ body }, { calendar, rooms, exchange, clock }: AvailabilityDeps) => {
    const { supplierCode, startDate, endDate } = body
    const now = clock.now()
    const [months, offered, rates] = await Promise.all([
      calendar.months(supplierCode, { first: monthOf(startDate), last: monthOf(addDays(endDate, -1)) }),
      rooms.roomsWithRates(supplierCode),
      exchange.newest(now),
    ])
    return {
      supplierCode,
      currency: 'USD' as const,
      checkedAt: checkedAt(months.allotments, now).toISOString(),
      rooms: stayAvailability({ ...offered, startDate, endDate, months, dollars: toDollars(rates) }),
    }
  },
)

export const handler = lambdaFor(getAvailability, (table) => ({
  calendar: calendarStore(table),
  rooms: roomStore(table),
  exchange: cachedRates(exchangeStore(table)),
}))
