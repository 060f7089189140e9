import type { Where } from '#shared/catalogue/filter-types'
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#shared/dates/calendar-date'
import { dateInZone, dateTimeInZone } from '#shared/dates/zoned-time'
import { weekdayDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { paymentLabel } from '#shared/itinerary/payments'
import { clientListMakers } from '../clients/client-list'
import { figureFields, tripFigures } from '../dashboard/trip-figures'
import { endingHolds } from '../data/itineraries/ending-holds'
import { messageStore } from '../data/itineraries/message-store'
import type { AgentRecord } from '../data/people/agency-records'
import { agentStore } from '../data/people/agent-store'
import { chunksOf } from '../data/table/group-by'
import { taskStore } from '../data/tasks/task-store'
import { travelerFormStore } from '../data/travelers/traveler-form-store'
import { tripListMakers } from '../itineraries/view/trip-list'
import type { LetterSection } from '../mail/letter'
import { paymentListMakers, paymentsOn } from '../payments/lists/payment-list'
import type { Deps } from '../runtime/use-case'
import { dueTasks } from '../tasks/due-tasks'
import { passportsMissing, withoutDismissed } from '../tasks/follow-ups-for'

export const digestMakers = {
  ...tripListMakers,
  ...paymentListMakers,
  ...clientListMakers,
  tasks: taskStore,
  people: agentStore,
  holds: endingHolds,
  messages: messageStore,
  forms: travelerFormStore,
}

const dayMs = 24 * 3_600_000
/** Holds that end, payments that are due and departures within so many days. */
const holdDays = 3
const weekDays = 7
/** Trips that ended longer ago have no news. */
const overDays = 30
/** Rows of a section; the dashboard has the others. */
const maxRows = 8

/** A part of the digest with all that it counts; `rows` are the first of them. */
interface Part extends LetterSection {
  readonly count: number
  /** `2 holds`, for the subject. */
  readonly words: string
}

interface Asked {
  readonly agent: AgentRecord
  readonly now: Date
  readonly webAddress: string
}

/**
 * What an agent's own trips need today, in the order of what waits least; parts without anything
 * are left out.
 */
export async function digestOf(
  { agent, now, webAddress }: Asked,
  deps: Deps<typeof digestMakers>,
): Promise<Part[]> {
  const { id: agentId, agencyId } = agent
  const zone = agent.timeZone || 'UTC'
  const today = dateInZone(now, zone)
  const mine: Where = { kind: 'equality', field: 'agentId', type: 'string', value: agentId }
  const [list, payments, ending, { tasks: agencyTasks, dismissals }] = await Promise.all([
    deps.tripList.now(agencyId),
    paymentsOn(today, { agencyId, paymentList: deps.paymentList }),
    deps.holds.ofAgency(agencyId, { from: now, to: new Date(now.getTime() + holdDays * dayMs) }),
    deps.tasks.all(agencyId),
  ])
  const trips = [...list.pick(mine, figureFields)]
  const { chase, departing } = tripFigures(trips, today)
  const alive = trips.filter(
    ({ state, endDate }) => state !== 'cancelled' && endDate >= addDays(today, -overDays),
  )
  const [tasks, unread, passports] = await Promise.all([
    dueTasks(agencyTasks, { agencyId, agentId, now }, deps),
    listUnread(alive, agent, deps),
    passportsMissing(trips, { agencyId, today }, deps),
  ])
  const due = payments.page({
    where: dueUntil(addDays(today, weekDays), mine),
    order: byDueDate,
  }).lines
  const linkTo = (id: string) => `${webAddress}/itinerary/edit/${id}`
  const part = <T>(
    title: string,
    one: string,
    of: readonly T[],
    toRow: (one: T) => LetterSection['rows'][number],
  ) => ({
    title,
    rows: of.slice(0, maxRows).map(toRow),
    count: of.length,
    words: countOf(of.length, one),
  })
  return [
    part(
      'Holds that expire',
      'hold',
      ending.filter(({ trip }) => trip.agentId === agentId),
      ({ trip, until }) => ({
        name: trip.name,
        note: trip.clientName,
        url: linkTo(trip.id),
        value: dateTimeInZone(new Date(until), zone),
      }),
    ),
    part('Tasks due', 'task', tasks, ({ title, due: day, itineraryId, ...about }) => ({
      name: title,
      note: [about.clientName, about.itineraryName].filter(Boolean).join(', ') || undefined,
      url: itineraryId === undefined ? `${webAddress}/dashboard#tasks` : linkTo(itineraryId),
      value: dueWords(day, today),
    })),
    part('Payments overdue and due this week', 'payment', due, (line) => ({
      name: line.itineraryName,
      note: paymentLabel(line),
      url: linkTo(line.itineraryId),
      value: `${formatMoney(line, { show: 'code' })}, ${dueWords(line.dueDate, today)}`,
    })),
    part('Unread messages', 'unread conversation', unread, ({ trip, count }) => ({
      name: trip.name,
      note: trip.clientName,
      url: linkTo(trip.id),
      value: countOf(count, 'message'),
    })),
    part('Quotes to follow up', 'quote', chase.trips, ({ id, name, clientName, updatedAt }) => ({
      name,
      note: clientName,
      url: linkTo(id),
      value: `quiet for ${countOf(Math.max(1, daysBetween(dateInZone(new Date(updatedAt), zone), today)), 'day')}`,
    })),
    part(
      'Passports missing',
      'passport reminder',
      withoutDismissed(passports, dismissals),
      ({ itineraryId, itineraryName, clientName, missing = 0, occasion }) => ({
        name: itineraryName,
        note: clientName,
        url: linkTo(itineraryId),
        value: `${missing} missing, departs ${weekdayDate(calendarDate(occasion))}`,
      }),
    ),
    part(
      'Departures this week',
      'departure',
      departing.filter(({ startDate }) => startDate <= addDays(today, weekDays)),
      ({ id, name, clientName, startDate }) => ({
        name,
        note: clientName,
        url: linkTo(id),
        value: startDate === today ? 'Today' : weekdayDate(startDate),
      }),
    ),
  ].filter(({ count }) => count > 0)
}

const byDueDate = [{ field: 'dueDate', direction: 'ascending' }] as const

const dueUntil = (value: CalendarDate, mine: Where): Where => ({
  kind: 'and',
  of: [
    mine,
    { kind: 'equality', field: 'standing', type: 'string', value: 'open' },
    { kind: 'inq', field: 'status', type: 'string', value: ['Pending', 'Error'] },
    { kind: 'lte', field: 'dueDate', type: 'date', value },
  ],
})

function dueWords(dueDate: CalendarDate | undefined, today: CalendarDate): string {
  if (dueDate === undefined || dueDate === today) return 'due today'
  return dueDate < today
    ? `${countOf(daysBetween(dueDate, today), 'day')} overdue`
    : `due ${weekdayDate(dueDate)}`
}

/** Trips with what their clients wrote and the agent has not seen. */
async function listUnread<T extends { readonly id: ItineraryId }>(
  trips: readonly T[],
  { agencyId, id }: AgentRecord,
  { messages }: Pick<Deps<typeof digestMakers>, 'messages'>,
) {
  const unreadTrips: { trip: T; count: number }[] = []
  for (const some of chunksOf(trips, 20)) {
    const threads = await Promise.all(
      some.map((trip) => messages.thread({ agencyId, itineraryId: trip.id })),
    )
    for (const [at, thread] of threads.entries()) {
      const readUpTo = thread.readUpTo.get(id) ?? ''
      const count = thread.messages.filter(
        ({ by, sentAt }) => by.kind === 'client' && sentAt > readUpTo,
      ).length
      const { [at]: trip } = some
      if (count > 0 && trip !== undefined) unreadTrips.push({ trip, count })
    }
  }
  return unreadTrips
}
