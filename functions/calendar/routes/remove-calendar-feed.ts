import { calendarRoutes } from '#shared/api/calendar'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { feeds: calendarFeedStore }

export const removeCalendarFeed = useCase(
  calendarRoutes.removeCalendarFeed,
  async ({ principal }, { feeds }: Deps<typeof makers>) => {
    await feeds.remove(principal)
    return { createdAt: null }
  },
)

export const handler = lambdaFor(removeCalendarFeed, makers)
