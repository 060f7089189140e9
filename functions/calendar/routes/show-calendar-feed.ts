import { calendarRoutes } from '#shared/api/calendar'
import { addDays } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { calendarFeedStore } from '../../data/people/calendar-feed-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { countAttempt } from '../../portal/throttle'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { feedText } from '../feed-text'
import { calendarMakers, gatherEntries } from '../gather-entries'

const route = calendarRoutes.showCalendarFeed
const makers = {
  ...calendarMakers,
  feeds: calendarFeedStore,
  agencies: agencyStore,
  attempts: attemptStore,
}

/**
 * How often in a quarter of an hour: one feed may be read, which calendar apps do once or twice, and
 * one internet address may try tokens that open no feed.
 */
export const feedLimits = { feed: 30, unknown: 30 } as const

/** Days that a feed tells, back and ahead. */
const [daysBack, daysAhead] = [31, 400]

/** The calendar of the agent who made the address; a withdrawn one isn’t found. */
export const showCalendarFeed = useCase(
  route,
  async ({ params: { token }, sourceIp }, deps: Deps<typeof makers>) => {
    const { feeds, agencies, clock } = deps
    const owner = await feeds.find(token)
    await countAttempt(
      [
        owner === undefined
          ? ['calendar-feed-unknown', sourceIp, feedLimits.unknown]
          : ['calendar-feed', `${owner.agencyId} ${owner.agentId}`, feedLimits.feed],
      ],
      deps,
    )
    const [agency, agent] = await Promise.all([
      owner && agencies.agency(owner.agencyId),
      owner && agencies.agent(owner.agencyId, owner.agentId),
    ])
    if (!owner || !agency || agency.archived || !agent || agent.archived)
      throw new AppError('record.not-found')
    const [now, today] = [clock.now(), clock.today()]
    const period = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
    const entries = await gatherEntries({ ...owner, ...period }, deps)
    return reply<typeof route>(feedText(entries, now), {
      headers: { 'cache-control': 'private, max-age=900', 'x-robots-tag': 'noindex, nofollow' },
    })
  },
)

export const handler = publicLambdaFor(showCalendarFeed, makers)
