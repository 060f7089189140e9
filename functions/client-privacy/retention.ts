import { addDays, type CalendarDate, sameDayIn } from '#shared/dates/calendar-date'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { clientIdSchema } from '#shared/ids/ids'
import type { ClientLine } from '../data/lists/client-lines'
import type { Columns } from '../data/lists/columns'
import type { TripLine } from '../data/lists/trip-lines'
import type { AgencyRecord } from '../data/people/agency-records'

/** Lead agents know of an erasure so many days before it. */
export const noticeDays = 30

interface Judged {
  readonly clients: Columns<ClientLine>
  readonly trips: Columns<TripLine>
  readonly retention: AgencyRecord['retention']
  readonly today: CalendarDate
}

const everything = { kind: 'and', of: [] } as const

/**
 * Clients whom an agency's rule erases within 30 days, the first to go first: years after the end
 * of their last trip, whatever became of it, or without a trip after they were last touched; nobody
 * sooner than 30 days after the rule was set.
 */
export function clientsDue({ clients, trips, retention, today }: Judged) {
  if (retention === undefined) return []
  const lastTrip = new Map<string, CalendarDate>()
  for (const { clientId = '', endDate } of trips.pick(everything, ['clientId', 'endDate']))
    if (endDate > (lastTrip.get(clientId) ?? '')) lastTrip.set(clientId, endDate)
  const first = addDays(calendarDateSchema.parse(retention.since.slice(0, 10)), noticeDays)
  const fields = ['id', 'name', 'agentFirstName', 'agentLastName', 'updatedDate'] as const
  return Array.from(clients.pick(everything, fields), (client) => {
    const lastOn =
      lastTrip.get(client.id) ?? calendarDateSchema.parse(client.updatedDate.slice(0, 10))
    const over = sameDayIn(lastOn, 12 * retention.years)
    return {
      clientId: clientIdSchema.parse(client.id),
      name: client.name,
      lastOn,
      eraseOn: over > first ? over : first,
      agentName: `${client.agentFirstName} ${client.agentLastName}`,
    }
  })
    .filter(({ eraseOn }) => eraseOn <= addDays(today, noticeDays))
    .sort((one, other) =>
      `${one.eraseOn} ${one.name}` < `${other.eraseOn} ${other.name}` ? -1 : 1,
    )
}
