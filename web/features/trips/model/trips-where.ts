import { literalLike } from '#shared/catalogue/like-pattern'
import {
  addDays,
  addMonths,
  type CalendarDate,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import type { AgentId } from '#shared/ids/ids'
import { patternStates } from '#shared/itinerary/states'
import { countedParts } from './counted'
import { dayWithYear } from './due'
import type { Sort, TripFilters, TripTab } from './trip-view'

/** A where clause of the filter language (domain.md, Filters). */
export type Clause = Readonly<Record<string, unknown>>

interface Ask {
  readonly filters: TripFilters
  readonly tab: TripTab
  readonly today: CalendarDate
  readonly me: AgentId
}

/** The where clause of a tab with its filters. */
export function tripsWhere({ filters, tab, today, me }: Ask): Clause {
  const parts = [...filterParts(filters, me), ...tabParts(tab, today)]
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { and: parts }
}

/** The sort order: amounts within their currency, ties by name. */
export function tripsOrder({ field, descending }: Sort): string[] {
  const main = `${field} ${descending ? 'DESC' : 'ASC'}`
  if (field === 'updatedAt') return [main]
  if (field === 'sell' || field === 'margin') return ['currency ASC', main, 'name ASC']
  return field === 'startDate' ? [main, 'name ASC'] : [main, 'startDate ASC']
}

function filterParts(
  { term, states, from, to, mine, counted }: TripFilters,
  me: AgentId,
): Clause[] {
  const parts: Clause[] = []
  const words = term.trim()
  if (words !== '')
    parts.push({
      or: searchedFields.map((field) => ({ [field]: { like: literalLike(words), options: 'i' } })),
    })
  parts.push(states.length > 0 ? { state: { inq: states } } : notSaved)
  if (from !== undefined) parts.push({ startDate: { gte: from } })
  if (to !== undefined) parts.push({ startDate: { lte: to } })
  if (mine) parts.push({ agentId: me })
  return [...parts, ...countedParts(counted)]
}

/** Saved itineraries are listed in /saved, and here only when filtered by that state. */
export const notSaved: Clause = { state: { nin: [...patternStates] } }

const searchedFields = ['name', 'clientName', 'agentName', 'bookingReference']

const alive: Clause = { state: { neq: 'cancelled' } }

function tabParts(tab: TripTab, today: CalendarDate): Clause[] {
  switch (tab) {
    case 'all':
      return []
    case 'attention':
      return [
        alive,
        { or: [{ problems: { gt: 0 } }, { state: 'unknown' }, { dueDate: { lt: today } }] },
      ]
    case 'due':
      return [alive, { dueDate: { between: [today, addDays(today, 30)] } }]
    case 'departing':
      return [alive, { startDate: { between: [today, addDays(today, 60)] } }]
    case 'paid':
      return [alive, { stage: 'paid_in_full' }]
    case 'cancelled':
      return [{ state: 'cancelled' }]
  }
}

export const liveWhere = (where: Clause): Clause => ({ and: [where, alive] })

export interface DateRange {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/** Common ranges as of today. */
export function datePresets(today: CalendarDate): (DateRange & { readonly label: string })[] {
  const month = monthOf(today)
  const ofYear = (year: number) => ({
    from: firstDayOf(addMonths(month, 12 * year - Number(month.slice(5)) + 1)),
    to: addDays(firstDayOf(addMonths(month, 12 * (year + 1) - Number(month.slice(5)) + 1)), -1),
  })
  return [
    { label: 'Next 30 days', from: today, to: addDays(today, 30) },
    {
      label: 'Next 3 months',
      from: today,
      to: addDays(firstDayOf(addMonths(month, 3)), Number(today.slice(8)) - 1),
    },
    { label: `In ${today.slice(0, 4)}`, ...ofYear(0) },
    { label: `In ${Number(today.slice(0, 4)) + 1}`, ...ofYear(1) },
    { label: 'Already departed', from: undefined, to: addDays(today, -1) },
  ]
}

export function rangeWords({ from, to }: DateRange, today: CalendarDate): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return from === undefined ? undefined : `from ${dayWithYear(from, today)}`
  if (from === undefined) return `until ${dayWithYear(to, today)}`
  return from === to
    ? dayWithYear(from, today)
    : `${dayWithYear(from, today)} – ${dayWithYear(to, today)}`
}
