import type { CalendarDate } from '../dates/calendar-date'
import { dateInZone } from '../dates/zoned-time'
import type { AgentId, ItineraryId } from '../ids/ids'
import type {
  CalendarEntry,
  HoldEntry,
  PaymentEntry,
  TaskEntry,
  TripEndEntry,
} from './calendar-entry'
import { calendarKinds } from './calendar-kinds'
import type { ItineraryState } from './states'

interface CalendarTrip {
  readonly id: ItineraryId
  readonly name: string
  readonly state: ItineraryState
  readonly agentId: AgentId
  readonly agentName: string
  readonly clientName?: string | undefined
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly adults: number
  readonly children: number
}

/** A trip whose rooms go back at an instant, and the time zone (IANA name) of its camps. */
interface CalendarHold {
  readonly trip: CalendarTrip
  readonly until: string
  readonly zone: string
}

/** A payment that is asked for; without a due date it stands on no day. */
type CalendarPayment = Omit<PaymentEntry, 'kind' | 'date'> & {
  readonly dueDate?: CalendarDate | undefined
}

/** A task that is still to be done. */
type CalendarTask = Omit<TaskEntry, 'kind' | 'date'> & { readonly due: CalendarDate }

interface CalendarFacts {
  readonly trips: Iterable<CalendarTrip>
  readonly holds: Iterable<CalendarHold>
  readonly payments: Iterable<CalendarPayment>
  readonly tasks: Iterable<CalendarTask>
  /** The first and the last day that count. */
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * What stands on the days from `from` to `to`: departures and returns of trips, holds that end,
 * payments due and tasks. In the order of their days; a day's in the order of `calendarKinds`, then
 * by hour of a hold, name of the trip or task, and id. A trip of one day departs and has no return.
 */
export function listCalendarEntries(facts: CalendarFacts): CalendarEntry[] {
  const { trips, holds, payments, tasks, from, to } = facts
  const entries: CalendarEntry[] = []
  const add = (entry: CalendarEntry) => {
    if (entry.date >= from && entry.date <= to) entries.push(entry)
  }
  for (const trip of trips) {
    add(departureEntry(trip))
    if (trip.endDate > trip.startDate) add(returnEntry(trip))
  }
  for (const hold of holds) add(holdEntry(hold))
  for (const { dueDate, ...payment } of payments) {
    if (dueDate !== undefined) add({ kind: 'payment', date: dueDate, ...payment })
  }
  for (const { due, ...task } of tasks) add({ kind: 'task', date: due, ...task })
  return entries.sort(compareEntries)
}

function departureEntry(trip: CalendarTrip): TripEndEntry {
  const { startDate: date, endDate: otherDate } = trip
  return { kind: 'departure', date, ...tripFacts(trip), otherDate, guests: guestCount(trip) }
}

function returnEntry(trip: CalendarTrip): TripEndEntry {
  const { endDate: date, startDate: otherDate } = trip
  return { kind: 'return', date, ...tripFacts(trip), otherDate, guests: guestCount(trip) }
}

function holdEntry({ trip, until, zone }: CalendarHold): HoldEntry {
  return { kind: 'hold', date: dateInZone(new Date(until), zone), ...tripFacts(trip), until, zone }
}

const guestCount = ({ adults, children }: CalendarTrip): number => adults + children

const tripFacts = ({ id, name, state, agentId, agentName, clientName }: CalendarTrip) => ({
  itineraryId: id,
  itineraryName: name,
  state,
  agentId,
  agentName,
  ...(clientName !== undefined && { clientName }),
})

function compareEntries(one: CalendarEntry, other: CalendarEntry): number {
  return (
    compareTexts(one.date, other.date) ||
    calendarKinds.indexOf(one.kind) - calendarKinds.indexOf(other.kind) ||
    compareTexts(holdHour(one), holdHour(other)) ||
    compareTexts(entryName(one), entryName(other)) ||
    compareTexts(entryId(one), entryId(other))
  )
}

const compareTexts = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1
const holdHour = (entry: CalendarEntry): string => (entry.kind === 'hold' ? entry.until : '')
const entryName = (entry: CalendarEntry): string =>
  entry.kind === 'task' ? entry.title : entry.itineraryName

/** The id of what an entry stands for: two of one kind never have the same. */
export function entryId(entry: CalendarEntry): string {
  if (entry.kind === 'payment') return entry.paymentId
  return entry.kind === 'task' ? entry.taskId : entry.itineraryId
}
