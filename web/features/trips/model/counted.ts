import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { AgentId, ItineraryId } from '#shared/ids/ids'
import { soonDays, untouchedDays } from '#shared/itinerary/chase'
import { isAgentId } from '../../../lib/navigation/is-id'

/**
 * What a figure of the dashboard counted, beyond the filters of the page: its link carries it, and
 * one chip takes it away.
 */
export interface Counted {
  readonly agentId?: AgentId
  /** The trip is not over on this day. */
  readonly endsFrom?: CalendarDate
  /** A supplier is owed this currency, or was. */
  readonly owedIn?: string
  /** The quote was to be chased on this day. */
  readonly chasedOn?: CalendarDate
  readonly ids?: readonly ItineraryId[]
}

const isItineraryId = (text: string): text is ItineraryId => /^itn_[0-9a-z]{4,32}$/.test(text)

export function countedOfSearch(search: URLSearchParams): Counted {
  const [agentId, endsFrom, owedIn, chasedOn] = ['by', 'ends', 'owed', 'chase'].map(
    (name) => search.get(name) ?? '',
  )
  const ids = search.get('trips')?.split(',').filter(isItineraryId)
  return {
    ...(isAgentId(agentId ?? '') && { agentId: agentId as AgentId }),
    ...(isCalendarDate(endsFrom) && { endsFrom }),
    ...(/^[A-Z]{3}$/.test(owedIn ?? '') && { owedIn: owedIn as string }),
    ...(isCalendarDate(chasedOn) && { chasedOn }),
    ...(ids !== undefined && { ids }),
  }
}

export const searchOfCounted = ({
  agentId,
  endsFrom,
  owedIn,
  chasedOn,
  ids,
}: Counted): Record<string, string> => ({
  ...(agentId !== undefined && { by: agentId }),
  ...(endsFrom !== undefined && { ends: endsFrom }),
  ...(owedIn !== undefined && { owed: owedIn }),
  ...(chasedOn !== undefined && { chase: chasedOn }),
  ...(ids !== undefined && { trips: ids.join() }),
})

/** Clauses of the filter language. */
export function countedParts({
  agentId,
  endsFrom,
  owedIn,
  chasedOn,
  ids,
}: Counted): Readonly<Record<string, unknown>>[] {
  return [
    ...(agentId === undefined ? [] : [{ agentId }]),
    ...(endsFrom === undefined ? [] : [{ endDate: { gte: endsFrom } }]),
    ...(owedIn === undefined ? [] : [{ supplierDebts: { like: `${owedIn} ` } }]),
    ...(chasedOn === undefined
      ? []
      : [{ startDate: { gte: chasedOn } }, { or: chaseReasons(chasedOn) }]),
    ...(ids === undefined ? [] : [{ id: ids.length === 0 ? 'none' : { inq: ids } }]),
  ]
}

const chaseReasons = (day: CalendarDate) => [
  { updatedAt: { lt: addDays(day, 1 - untouchedDays) } },
  { startDate: { lte: addDays(day, soonDays) } },
]

/** What the chip says; undefined where nothing is narrowed. */
export function countedWords({
  agentId,
  endsFrom,
  owedIn,
  chasedOn,
  ids,
}: Counted): string | undefined {
  if (ids !== undefined)
    return ids.length === 1 ? '1 selected trip' : `${ids.length} selected trips`
  if (chasedOn !== undefined) return 'Quotes to chase'
  if (owedIn !== undefined) return `Costs in ${owedIn}`
  if (agentId !== undefined) return 'One agent'
  return endsFrom === undefined ? undefined : 'Not over yet'
}
