import { calendarRoutes } from '#shared/api/calendar'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { feeds: calendarFeedStore }

export const getCalendarFeed = useCase(
  calendarRoutes.getCalendarFeed,
  async ({ principal }, { feeds }: Deps<typeof makers>) => {
    const feed = await feeds.get(principal)
    return { createdAt: feed?.createdAt ?? null }
  },
)

export const handler = lambdaFor(getCalendarFeed, makers)
