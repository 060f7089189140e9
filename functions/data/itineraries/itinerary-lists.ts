import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import { itinerariesOfAgency, itinerariesOfAgent, itinerariesOfClient } from '../table/keys'
import { type ListedPage, type Position, rowsPage } from '../table/listing'
import type { Table, TableQuery } from '../table/table-access'
import { listedIn } from './listed-itinerary'

/** What lists show of an itinerary: the projection of the indexes. */
export type ListedItinerary = ItinerarySummary

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
  /** Those of a client, the last changed first. */
  ofClient(agency: AgencyId, client: ClientId): Promise<ListedItinerary[]>
}

export function itineraryLists(table: Table): ItineraryLists {
  return {
    async list({ agencyId, agentId, limit, after }) {
      const page = { descending: true, limit, after }
      if (agentId === undefined) return rowsPage(table, listedIn, { ...page, partition: itinerariesOfAgency(agencyId) })
      return rowsPage(table, listedIn, { ...page, index: 'gsi3', partition: itinerariesOfAgent(agencyId, agentId) })
    },
    async ofClient(agency, client) {
      const items = await table.all(tripsOfClient(agency, client))
      return items.map(listedIn).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    },
  }
}

/** The query of a client's itineraries. */
export const tripsOfClient = (agency: AgencyId, client: ClientId): TableQuery => ({
  IndexName: 'gsi4',
  KeyConditionExpression: 'gsi4pk = :client',
  ExpressionAttributeValues: { ':client': itinerariesOfClient(agency, client) },
})
