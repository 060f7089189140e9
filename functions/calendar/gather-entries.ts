import { addDays } from '#shared/dates/calendar-date'
import type { AgencyId } from '#shared/ids/ids'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { listCalendarEntries } from '#shared/itinerary/list-calendar-entries'
import { clientListMakers } from '../clients/client-list'
import { endingHolds } from '../data/itineraries/ending-holds'
import { itinerariesIn } from '../data/itineraries/itinerary-reads'
import { agentStore } from '../data/people/agent-store'
import type { Table } from '../data/table/table-access'
import { taskStore } from '../data/tasks/task-store'
import { tripListMakers } from '../itineraries/view/trip-list'
import { paymentListMakers } from '../payments/lists/payment-list'
import type { Deps } from '../runtime/use-case'
import { findAssignee, namesFor } from '../tasks/task-names'
import { taskView } from '../tasks/task-view'
import { type CalendarPeriod, expectedWhere, travelingWhere } from './calendar-where'
import { findHoldZones, type ReadTrips } from './hold-zones'

export const calendarMakers = {
  ...tripListMakers,
  ...clientListMakers,
  ...paymentListMakers,
  agentTasks: taskStore,
  people: agentStore,
  holds: endingHolds,
  read:
    (table: Table): ReadTrips =>
    (keys) =>
      itinerariesIn(table, keys),
}
export type CalendarDeps = Omit<Deps<typeof calendarMakers>, 'clock'>

const tripFields = [
  ...(['id', 'name', 'state', 'agentId', 'agentName', 'clientName'] as const),
  ...(['startDate', 'endDate', 'adults', 'children'] as const),
] as const
const paymentFields = [
  ...(['id', 'itineraryId', 'itineraryName', 'state', 'agentId', 'agentName'] as const),
  ...(['clientName', 'paymentType', 'purpose', 'partyName', 'amount'] as const),
  ...(['currency', 'dueDate'] as const),
] as const

/**
 * The entries of an agency's calendar, or of one agent's: from the lists that are kept in memory,
 * their tasks, and the trips whose holds end then, which say where their camps are.
 */
export async function gatherEntries(
  { agencyId, ...period }: CalendarPeriod & { readonly agencyId: AgencyId },
  deps: CalendarDeps,
): Promise<CalendarEntry[]> {
  const { tripList, paymentList, holds, read } = deps
  const { agentId, from, to } = period
  const [trips, payments, tasks, ending] = await Promise.all([
    tripList.now(agencyId),
    paymentList.now(agencyId),
    openTasks({ agencyId, ...period }, deps),
    // The day of a hold is that of its camps: nowhere more than a day away from UTC's.
    holds.ofAgency(agencyId, {
      from: new Date(`${addDays(from, -1)}T00:00:00Z`),
      to: new Date(`${addDays(to, 2)}T00:00:00Z`),
    }),
  ])
  const own = ending.filter(({ trip }) => agentId === undefined || trip.agentId === agentId)
  const zones = await findHoldZones(agencyId, { holds: own, read })
  return listCalendarEntries({
    from,
    to,
    trips: trips.pick(travelingWhere(period), tripFields),
    holds: own.map((hold) => ({ ...hold, zone: zones.get(hold.trip.id) ?? 'UTC' })),
    payments: Array.from(
      payments.pick(expectedWhere(period), paymentFields),
      ({ id, ...payment }) => ({ ...payment, paymentId: id }),
    ),
    tasks,
  })
}

/** Tasks due in a period that nobody has done, of all agents or of whoever is to do them. */
async function openTasks(
  { agencyId, agentId, from, to }: CalendarPeriod & { readonly agencyId: AgencyId },
  deps: Pick<CalendarDeps, 'agentTasks' | 'tripList' | 'clientList' | 'people'>,
) {
  const { tasks } = await deps.agentTasks.all(agencyId)
  const dueTasks = tasks.filter(({ done, due }) => done === undefined && due >= from && due <= to)
  if (dueTasks.length === 0) return []
  const names = await namesFor(agencyId, dueTasks, deps)
  return dueTasks
    .filter((task) => agentId === undefined || findAssignee(task, names) === agentId)
    .map((task) => {
      const { id, title, due, assigneeId, assigneeName, ...about } = taskView(task, names)
      const { itineraryId, itineraryName, clientId, clientName } = about
      const subject = { itineraryId, itineraryName, clientId, clientName }
      return { taskId: id, title, due, agentId: assigneeId, agentName: assigneeName, ...subject }
    })
}
