import { addDays } from '#shared/dates/calendar-date'
import type { AgencyId } from '#shared/ids/ids'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { listCalendarEntries } from '#shared/itinerary/list-calendar-entries'
import { endingHolds } from '../data/itineraries/ending-holds'
import { itinerariesIn } from '../data/itineraries/itinerary-reads'
import type { Table } from '../data/table/table-access'
import { paymentListMakers } from '../payments/lists/payment-list'
import type { Deps } from '../runtime/use-case'
import { openTaskMakers, openTasks } from '../tasks/open-tasks'
import { type CalendarPeriod, expectedWhere, travelingWhere } from './calendar-where'
import { findHoldZones, type ReadTrips } from './hold-zones'

export const calendarMakers = {
  ...openTaskMakers,
  ...paymentListMakers,
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
