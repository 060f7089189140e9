import { calendarRoutes } from '#shared/api/calendar'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { feeds: calendarFeedStore }

/** Makes the agent’s feed; the address of an earlier one stops working. */
export const createCalendarFeed = useCase(
  calendarRoutes.createCalendarFeed,
  async ({ principal }, { feeds, clock }: Deps<typeof makers>) => {
    const { token, createdAt } = await feeds.create(principal, clock.now())
    return { address: `/api/calendar-feeds/${token}`, createdAt }
  },
)

export const handler = lambdaFor(createCalendarFeed, makers)
