import type * as z from 'zod'
import { itinerarySummary } from '#shared/api/itinerary-shapes'
import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import { clientKey, itinerariesOfAgency, itinerariesOfAgent } from './keys'
import { type ListedPage, listPage, type Position } from './listing'
import { parseRecord } from './parse-record'
import type { Item, Table } from './table-access'

/** What lists show of an itinerary: the projection of the index. */
export type ListedItinerary = z.infer<typeof itinerarySummary>

export interface TripList {
  readonly agencyId: AgencyId
  /** Of one agent; the whole agency's when it is left out. */
  readonly agentId?: AgentId | undefined
  readonly limit: number
  readonly after?: Position | undefined
}

/** Itineraries as lists show them: what needs no whole itinerary does not load how one looks. */
export interface ItineraryLists {
  /** A page of the lists, the last changed first. */
  list(list: TripList): Promise<ListedPage<ListedItinerary>>
  ofClient(agency: AgencyId, client: ClientId): Promise<ListedItinerary[]>
}

export function itineraryLists(table: Table): ItineraryLists {
  return {
    async list({ agencyId, agentId, limit, after }) {
      const partition = agentId === undefined ? itinerariesOfAgency(agencyId) : itinerariesOfAgent(agencyId, agentId)
      return listPage(table, itinerarySummary, { partition, descending: true, limit, after })
    },
    async ofClient(agency, client) {
      const items = await table.all({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :trip)',
        ExpressionAttributeValues: { ':pk': clientKey(agency, client).pk, ':trip': 'TRIP#' },
      })
      return items.map(tripIn).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    },
  }
}

/** The summary in the trip item of a client's partition. */
export const tripIn = ({ pk, sk, listed }: Item): ListedItinerary =>
  parseRecord(itinerarySummary, { pk, sk, ...(typeof listed === 'object' ? listed : {}) })
