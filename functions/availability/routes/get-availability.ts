import { availabilityRoutes } from '#shared/api/availability'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { calendarStore } from '../../data/rates/calendar-store'
import { daysRates } from '../../data/rates/exchange-store'
import { roomStore } from '../../data/rates/room-store'
import { checkedAt } from '../../data/rates/staleness'
import { toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { stayAvailability } from '../stay-availability'

const makers = { calendar: calendarStore, rooms: roomStore, exchange: daysRates }

/** Which rooms of a camp are free for a whole stay, and at what price: two Queries side by side. */
export const getAvailability = useCase(
  availabilityRoutes.getAvailability,
  async ({ body }, { calendar, rooms, exchange, clock }: Deps<typeof makers>) => {
    const { supplierCode, startDate, endDate } = body
    const now = clock.now()
    const [months, offered, rates] = await Promise.all([
      calendar.months(supplierCode, {
        first: monthOf(startDate),
        last: monthOf(addDays(endDate, -1)),
      }),
      rooms.roomsWithRates(supplierCode),
      exchange.newest(now),
    ])
    return {
      supplierCode,
      currency: 'USD' as const,
      checkedAt: checkedAt(months.allotments, now).toISOString(),
      rooms: stayAvailability({
        ...offered,
        startDate,
        endDate,
        months,
        dollars: toDollars(rates),
      }),
    }
  },
)

export const handler = lambdaFor(getAvailability, makers)
