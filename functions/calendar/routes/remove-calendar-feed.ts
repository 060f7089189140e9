import { calendarRoutes } from '#shared/api/calendar'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { feedAudit } from '../feed-audit'

const makers = { feeds: calendarFeedStore }

export const removeCalendarFeed = useCase(
  calendarRoutes.removeCalendarFeed,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const audit = feedAudit('agent_removed_calendar_feed', principal, deps)
    await deps.feeds.remove(principal, audit)
    return { createdAt: null }
  },
)

export const handler = lambdaFor(removeCalendarFeed, makers)
