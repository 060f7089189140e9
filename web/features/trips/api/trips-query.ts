import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { api, apiReply } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import type { Clause } from '../model/trips-where'

/** A trip as the list has it; amounts in minor units of its currency. */
export type Trip = ItinerarySummary

/** What one list asks for. */
export interface TripsAsk {
  readonly where: Clause
  readonly order: readonly string[]
}

/** Rows of a page; the server gives at most 100. */
export const tripsPageSize = 50

/** Where a page begins: after a cursor in the stored order, after so many rows in any other. */
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

/** Lines have all their fields where none is asked for by name, and here none is. */
const isWhole = (line: Answer<'GET /api/Itineraries'>[number]): line is Trip => line.version !== undefined

const first: PageStart = { skip: 0 }

function pageQuery({ where, order }: TripsAsk, start: PageStart, limit: number) {
  const skip = 'skip' in start ? start.skip : 0
  return { filter: JSON.stringify({ where, order, limit, skip }), ...('cursor' in start ? start : {}) }
}

/** Every trip of a list, for a file; at most so many. */
export async function everyTrip(ask: TripsAsk, most: number): Promise<Trip[]> {
  const trips: Trip[] = []
  while (trips.length < most) {
    const page = await api('GET /api/Itineraries', { query: pageQuery(ask, { skip: trips.length }, 100) })
    trips.push(...page.filter(isWhole))
    if (page.length < 100) break
  }
  return trips.slice(0, most)
}
