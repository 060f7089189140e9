import type { PipelineStage } from '#shared/api/dashboard'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysBetween,
  firstDayOf,
} from '#shared/dates/calendar-date'
import { relativeDay, shortDate, weekdayDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { AgentId, ItineraryId } from '#shared/ids/ids'
import { soonDays } from '#shared/itinerary/chase'
import { type ItineraryState, priceLockedStates } from '#shared/itinerary/states'
import type { Converter } from '../../../lib/exchange/converter'
import { dayOfInstant } from '../../../lib/time/instants'
import type { Dashboard, Whose } from '../api/dashboard-query'

/** A short text and how grave it is. */
export interface Told {
  readonly text: string
  readonly tone?: 'ink.second' | 'warning.main' | 'error.main' | 'success.main'
}

/** A greeting for the hour on the user's clock. */
export function greeting(hour: number, firstName: string): string {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return `Good ${part}, ${firstName}`
}

/** `Africa/Gaborone` as people call it: Gaborone. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** One amount of sums in several currencies, and the currencies without a rate. */
export function addedUp(sums: Readonly<Record<string, number>>, convert: Converter) {
  let amount = 0
  const leftOut: string[] = []
  for (const [currency, sum] of Object.entries(sums)) {
    const convertedSum = convert(sum, currency)
    if (convertedSum === undefined) leftOut.push(currency)
    else amount += convertedSum
  }
  return { amount, leftOut }
}

const statesOf: Readonly<Record<PipelineStage, readonly ItineraryState[]>> = {
  estimate: ['draft', 'estimate'],
  quote: ['quoting', 'quote'],
  provisional: ['holding', 'provisional'],
  confirm_requested: ['confirm_requested', 'confirming', 'unknown'],
  confirmed: ['confirmed'],
  traveling: ['confirmed'],
}

/** The address of a list of trips, narrowed as the dashboard is. */
export function listPath(whose: Whose, narrowed: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams({ ...narrowed, ...(whose === 'mine' && { agent: 'me' }) })
  return `/trips-and-payments?${search}`
}

export function stagePath(stage: PipelineStage, whose: Whose, today: CalendarDate): string {
  const when =
    stage === 'traveling' ? { to: today } : stage === 'confirmed' ? { from: addDays(today, 1) } : {}
  return listPath(whose, { state: statesOf[stage].join(), ...when, ends: today })
}

/** Trips with rooms held or booked. */
const bookedStates = priceLockedStates.join()

export const chasePath = (whose: Whose, today: CalendarDate): string =>
  listPath(whose, { state: 'quote', chase: today, sort: 'updatedAt' })

export const departuresPath = (whose: Whose, today: CalendarDate): string =>
  listPath(whose, {
    state: bookedStates,
    from: today,
    to: addDays(today, soonDays),
    sort: 'startDate',
  })

/** Booked trips that are not over and whose suppliers get a currency. */
export const owedPath = (currency: string, whose: Whose, today: CalendarDate): string =>
  listPath(whose, { state: bookedStates, owed: currency, ends: today, sort: 'startDate' })

/** An agent's booked trips of the months of the chart. */
export const soldPath = (
  agentId: AgentId,
  whose: Whose,
  { margin: { months } }: Dashboard,
): string =>
  listPath(whose, {
    state: bookedStates,
    by: agentId,
    sort: 'startDate',
    ...(months[0] && { from: firstDayOf(months[0].month) }),
    ...(months.at(-1) && { to: lastDayOf(months.at(-1)?.month as CalendarMonth) }),
  })

const lastDayOf = (month: CalendarMonth): CalendarDate =>
  addDays(firstDayOf(addMonths(month, 1)), -1)

/** Trips that the server named; where there are too many for an address, the nearest list. */
export const behindPath = (
  trips: readonly ItineraryId[] | undefined,
  whose: Whose,
  nearest: Readonly<Record<string, string>>,
): string => listPath(whose, trips === undefined ? nearest : { trips: trips.join() })

/** The months of departure of a chart's bar, as a list. */
export const monthPath = (month: CalendarMonth, whose: Whose): string =>
  listPath(whose, {
    state: bookedStates,
    from: firstDayOf(month),
    to: lastDayOf(month),
    sort: 'startDate',
  })

export const stageLabels: Readonly<Record<PipelineStage, string>> = {
  estimate: 'Estimate',
  quote: 'Quote',
  provisional: 'Provisional',
  confirm_requested: 'Confirm requested',
  confirmed: 'Confirmed',
  traveling: 'Traveling now',
}

/** What of a stage wants something done. */
export function stageNote({ pipeline, holds }: Dashboard, stage: PipelineStage): Told {
  const {
    attention = 0,
    guests = 0,
    unpriced = 0,
  } = pipeline.find((one) => one.stage === stage) ?? {}
  const some = (text: string, tone: Told['tone'] = 'warning.main'): Told =>
    attention === 0 ? { text: 'Nothing to do' } : { text, tone }
  switch (stage) {
    case 'estimate':
      return attention === 0 && unpriced > 0
        ? { text: `${unpriced} not fully priced` }
        : some(`${attention} older than 14 days`, 'ink.second')
    case 'quote':
      return some(`${attention} to chase`)
    case 'provisional': {
      const { soon } = holds
      return soon === 0
        ? { text: 'No hold ends today' }
        : {
            text: `${countOf(soon, 'hold')} ${soon === 1 ? 'ends' : 'end'} within a day`,
            tone: 'error.main',
          }
    }
    case 'confirm_requested':
      return some(`${attention} waiting`)
    case 'confirmed':
      return some(`${countOf(attention, 'payment')} overdue`, 'error.main')
    case 'traveling':
      return attention > 0
        ? some(`${attention} with problems`, 'error.main')
        : { text: guests === 0 ? 'Nobody is traveling' : countOf(guests, 'guest') }
  }
}

/** The day in a sentence: what cannot wait. */
export function dayWords({ holds, due, pipeline, today }: Dashboard): string {
  const [ending, late] = [holds.soon, due.overdueCount]
  const waiting = pipeline.find(({ stage }) => stage === 'confirm_requested')?.attention ?? 0
  const parts = [
    ...(ending > 0
      ? [`${countOf(ending, 'hold')} ${ending === 1 ? 'ends' : 'end'} within a day`]
      : []),
    ...(late > 0 ? [`${countOf(late, 'payment')} ${late === 1 ? 'is' : 'are'} overdue`] : []),
    ...(waiting > 0
      ? [`${countOf(waiting, 'confirmation')} ${waiting === 1 ? 'is' : 'are'} waiting`]
      : []),
  ]
  return parts.length === 0 ? `Nothing is urgent on ${weekdayDate(today)}.` : `${parts.join(', ')}.`
}

type Chased = Dashboard['chase']['trips'][number]

export function chaseWords(
  { updatedAt, startDate, published }: Chased,
  today: CalendarDate,
): [Told, Told] {
  const changedOn = dayOfInstant(updatedAt)
  const [idle, left] = [daysBetween(changedOn, today), daysBetween(today, startDate)]
  const sharedWords = published === true ? 'Shown to the client' : 'Not shown to the client'
  return [
    {
      text: `${sharedWords}, unchanged ${idle === 0 ? 'since today' : `for ${countOf(idle, 'day')}`}`,
    },
    { text: `Departs ${shortDate(startDate)}`, tone: left <= 60 ? 'warning.main' : 'ink.second' },
  ]
}

type Due = Dashboard['due']['payments'][number]

export function dueWords({ overdueDays, dueDate }: Due, today: CalendarDate): Told {
  if (overdueDays > 0) return { text: `${countOf(overdueDays, 'day')} overdue`, tone: 'error.main' }
  if (dueDate === undefined) return { text: 'No due date' }
  const soon = daysBetween(today, dueDate) <= 1
  return {
    text: soon ? `Due ${relativeDay(dueDate, today)}` : shortDate(dueDate),
    tone: soon ? 'warning.main' : 'ink.second',
  }
}

export type Departure = Dashboard['departures']['trips'][number]

/** The one thing to do next before a departure. */
export function nextStep(
  { travelers, rooms, ways, problems, sell, paid, dueDate }: Departure,
  today: CalendarDate,
): Told {
  const open = ({ done, of }: { done: number; of: number }) => of - done
  if (paid < sell && dueDate !== undefined && dueDate < today)
    return { text: 'Payment overdue', tone: 'error.main' }
  if (open(rooms) > 0)
    return { text: `${countOf(open(rooms), 'stay')} not confirmed`, tone: 'error.main' }
  if (open(ways) > 0)
    return { text: `${countOf(open(ways), 'transfer')} without a time`, tone: 'warning.main' }
  if (open(travelers) > 0)
    return { text: `Name ${countOf(open(travelers), 'traveler')}`, tone: 'warning.main' }
  if (problems > 0) return { text: countOf(problems, 'problem'), tone: 'warning.main' }
  if (paid < sell) return { text: 'Balance to come', tone: 'ink.second' }
  return { text: 'Nothing missing', tone: 'success.main' }
}
