import { calendarRoutes } from '#shared/api/calendar'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { feedAudit } from '../feed-audit'

const makers = { feeds: calendarFeedStore }

/** Makes the agent’s feed; the address of an earlier one stops working. */
export const createCalendarFeed = useCase(
  calendarRoutes.createCalendarFeed,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const audit = feedAudit('agent_created_calendar_feed', principal, deps)
    const { token, createdAt } = await deps.feeds.create(principal, deps.clock.now(), audit)
    return { address: `/api/calendar-feeds/${token}`, createdAt }
  },
)

export const handler = lambdaFor(createCalendarFeed, makers)
