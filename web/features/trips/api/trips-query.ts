import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { api, apiReply } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { lookAgainMs } from '../../../trip/payments/money-moving'
import type { Clause } from '../model/trips-where'

/** A trip in the list; amounts in minor units of its currency. */
export type Trip = ItinerarySummary

/** Parameters of a list. */
export interface TripsAsk {
  readonly where: Clause
  readonly order: readonly string[]
}

/** Rows per page; the server allows at most 100. */
export const tripsPageSize = 50

/** Where a page starts: a cursor in the stored order, an offset in any other. */
type PageStart = { readonly skip: number } | { readonly cursor: string }

/** The trips of a list, page by page. */
export const tripsQuery = (ask: TripsAsk) =>
  infiniteQueryOptions({
    queryKey: ['trips', 'list', ask],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageQuery(ask, pageParam, tripsPageSize)
      const { answer, cursor } = await apiReply('GET /api/Itineraries', { query, signal })
      return { trips: answer.filter(isWhole), cursor }
    },
    initialPageParam: first,
    getNextPageParam: ({ trips, cursor }, pages): PageStart | undefined => {
      if (cursor !== undefined) return { cursor }
      return trips.length < tripsPageSize ? undefined : { skip: pages.length * tripsPageSize }
    },
    staleTime: 30_000,
  })

/** lines have all their fields unless some are selected, and none are here */
const isWhole = (line: Answer<'GET /api/Itineraries'>[number]): line is Trip =>
  line.version !== undefined

const first: PageStart = { skip: 0 }

function pageQuery({ where, order }: TripsAsk, start: PageStart, limit: number) {
  const skip = 'skip' in start ? start.skip : 0
  return {
    filter: JSON.stringify({ where, order, limit, skip }),
    ...('cursor' in start ? start : {}),
  }
}

/** Every trip of a list, up to a maximum, for export. */
export async function everyTrip(ask: TripsAsk, most: number): Promise<Trip[]> {
  const trips: Trip[] = []
  while (trips.length < most) {
    const page = await api('GET /api/Itineraries', {
      query: pageQuery(ask, { skip: trips.length }, 100),
    })
    trips.push(...page.filter(isWhole))
    if (page.length < 100) break
  }
  return trips.slice(0, most)
}

/** A whole itinerary, for the payments, groups and messages of an expanded row. */
export type WholeTrip = Answer<'GET /api/Itineraries/{id}'>

export const tripQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['itineraries', id],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}', { params: { id }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => lookAgainMs(state.data),
  })

/** A payment with its trip, for the list of payments. */
type PaymentRow = Answer<'GET /api/Payments'>[number]

/** Maximum pages of 100 that the chart reads. */
const maxPages = 20

/**
 * Open payments due by a given day. The list is sorted by due date and read only as far as needed.
 */
export const openPaymentsQuery = (until: CalendarDate) =>
  queryOptions({
    queryKey: ['trips', 'open-payments', until],
    queryFn: async ({ signal }) => {
      const rows: PaymentRow[] = []
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page += 1) {
        const query = {
          filter: JSON.stringify({ limit: 100 }),
          ...(cursor === undefined ? {} : { cursor }),
        }
        const reply = await apiReply('GET /api/Payments', { query, signal })
        rows.push(...reply.answer.filter((row) => isWanted(row, until)))
        cursor = reply.cursor
        const last = reply.answer.at(-1)
        if (cursor === undefined || last === undefined || isPast(last, until)) break
      }
      return rows
    },
    staleTime: 30_000,
  })

/** Payments in progress are no longer expected. */
function isWanted({ standing, status, dueDate }: PaymentRow, until: CalendarDate): boolean {
  return standing === 'open' && status !== 'Authorized' && dueDate !== undefined && dueDate <= until
}

/** Whether the rest of the list is due later. */
function isPast({ standing, dueDate }: PaymentRow, until: CalendarDate): boolean {
  return standing === 'paid' || (dueDate !== undefined && dueDate > until)
}
