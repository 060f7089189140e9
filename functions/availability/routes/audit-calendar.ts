import { availabilityRoutes } from '#shared/api/availability'
import { addDays, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { calendarStore } from '../../data/rates/calendar-store'
import { countedStore } from '../../data/rates/counted-store'
import { roomStore } from '../../data/rates/room-store'
import { isStale } from '../../data/rates/staleness'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { calendar: calendarStore, rooms: roomStore, counted: countedStore }

/** What is known of a camp's nights, and where from. */
export const auditCalendar = useCase(
  availabilityRoutes.auditCalendar,
  async (
    { body: { supplierCode, startDate, endDate } },
    { calendar, rooms, counted, clock }: Deps<typeof makers>,
  ) => {
    const [first, last] = [monthOf(startDate), monthOf(addDays(endDate, -1))]
    const [known, { allotments, rates }, changes] = await Promise.all([
      rooms.rooms(supplierCode),
      calendar.months(supplierCode, { first, last }),
      counted.last(supplierCode),
    ])
    const thirdParty = rates.some((month) => month.thirdParty)
    const nights = nightsOf(startDate, endDate)
    return {
      supplierCode,
      rooms: known.map(({ optionKey, name }) => {
        const own = allotments.filter((month) => month.optionKey === optionKey)
        const months = new Map(own.map((month) => [month.month, month]))
        return {
          optionKey,
          name,
          counts: nights.map(
            (night) => months.get(monthOf(night))?.days.get(Number(night.slice(8))) ?? null,
          ),
          copies: own.map(({ month, copiedAt }) => ({
            month,
            copiedAt: copiedAt === undefined ? null : new Date(copiedAt * 1000).toISOString(),
            isStale: isStale({ copiedAt, thirdParty }, clock.now()),
          })),
        }
      }),
      changes,
    }
  },
)

export const handler = lambdaFor(auditCalendar, makers)
