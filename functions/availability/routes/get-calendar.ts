import { availabilityRoutes } from '#shared/api/availability'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { calendarStore } from '../../data/rates/calendar-store'
import { daysRates } from '../../data/rates/exchange-store'
import { checkedAt } from '../../data/rates/staleness'
import { toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import { tellFigure } from '../../runtime/figures'
import { type Deps, useCase } from '../../runtime/use-case'
import { calendarDays } from '../calendar-days'

const makers = { calendar: calendarStore, exchange: daysRates }

/**
 * A supplier's calendar with prices: one Query, and the day's exchange rates every five minutes.
 */
export const getCalendar = useCase(
  availabilityRoutes.getCalendar,
  async ({ body }, { calendar, exchange, clock }: Deps<typeof makers>) => {
    const { supplierCode, startDate, endDate, live } = body
    const now = clock.now()
    const [months, rates] = await Promise.all([
      calendar.months(supplierCode, {
        first: monthOf(startDate),
        last: monthOf(addDays(endDate, -1)),
      }),
      exchange.newest(now),
    ])
    const days = calendarDays(months, { startDate, endDate, live, now, dollars: toDollars(rates) })
    if (days.some(({ o }) => Object.values(o).some((flags) => flags.includes('stale'))))
      tellFigure('StaleAvailability')
    return {
      supplierCode,
      currency: 'USD' as const,
      checkedAt: live ? checkedAt(months.allotments, now).toISOString() : null,
      days,
    }
  },
)

export const handler = lambdaFor(getCalendar, makers)
