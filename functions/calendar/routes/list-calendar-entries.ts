import { calendarRoutes, maxCalendarEntries } from '#shared/api/calendar'
import { lambdaFor } from '../../data/table/lambda-for'
import { listedAgent } from '../../runtime/own'
import { useCase } from '../../runtime/use-case'
import { type CalendarDeps, calendarMakers, gatherEntries } from '../gather-entries'

/** What stands on the days of an agency's calendar, or of one agent's. */
export const listCalendarEntries = useCase(
  calendarRoutes.listCalendarEntries,
  async ({ query, principal }, deps: CalendarDeps) => {
    const { from, to, whose } = query
    const agentId = whose === 'mine' ? principal.agentId : listedAgent(principal)
    const entries = await gatherEntries({ agencyId: principal.agencyId, agentId, from, to }, deps)
    return {
      entries: entries.slice(0, maxCalendarEntries),
      leftOut: Math.max(0, entries.length - maxCalendarEntries),
    }
  },
)

export const handler = lambdaFor(listCalendarEntries, calendarMakers)
