import type { Where } from '#shared/catalogue/filter-types'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgentId } from '#shared/ids/ids'
import { itineraryStates, patternStates } from '#shared/itinerary/states'

/** Whose trips, and the first and the last day. */
export interface CalendarPeriod {
  /** Everybody's of the agency where undefined. */
  readonly agentId: AgentId | undefined
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Trips that somebody may travel on: neither patterns nor cancelled. */
const livingStates = itineraryStates.filter(
  (state) => state !== 'cancelled' && !patternStates.some((pattern) => pattern === state),
)

/** Trips that start or end in a period. */
export function travelingWhere({ agentId, from, to }: CalendarPeriod): Where {
  return {
    kind: 'and',
    of: [
      ...ofAgent(agentId),
      { kind: 'inq', field: 'state', type: 'string', value: livingStates },
      { kind: 'or', of: [within('startDate', { from, to }), within('endDate', { from, to })] },
    ],
  }
}

/** Payments due in a period; what is under way is not waited for any more. */
export function expectedWhere({ agentId, from, to }: CalendarPeriod): Where {
  return {
    kind: 'and',
    of: [
      ...ofAgent(agentId),
      { kind: 'equality', field: 'standing', type: 'string', value: 'open' },
      { kind: 'inq', field: 'status', type: 'string', value: ['Pending', 'Error'] },
      within('dueDate', { from, to }),
    ],
  }
}

const ofAgent = (agentId: AgentId | undefined): Where[] =>
  agentId === undefined
    ? []
    : [{ kind: 'equality', field: 'agentId', type: 'string', value: agentId }]

const within = (field: string, { from, to }: Pick<CalendarPeriod, 'from' | 'to'>): Where => ({
  kind: 'and',
  of: [
    { kind: 'gte', field, type: 'date', value: from },
    { kind: 'lte', field, type: 'date', value: to },
  ],
})
