import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import { itineraryLists, type ListedItinerary } from '../itineraries/itinerary-lists'
import { clientEmailKey, clientKey, clientsOfAgency, clientsOfAgent } from '../table/keys'
import { type ListedPage, listPage, type Position } from '../table/listing'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ClientRecord, clientRecord, type ListedClient, listedClient } from './client-records'

export interface ClientList {
  readonly agencyId: AgencyId
  /** Of one agent; the whole agency's when it is left out. */
  readonly agentId?: AgentId | undefined
  readonly limit: number
  readonly after?: Position | undefined
  /** Only those whose name begins so, whatever the capitals. */
  readonly named?: string | undefined
}

/** Clients of an agency, for reading: who only reads does not load what a whole itinerary looks like. */
export interface ClientReads {
  get(agency: AgencyId, id: ClientId): Promise<ClientRecord | undefined>
  /** A client with their itineraries, the last changed first: a Get and a Query at once. */
  withTrips(
    agency: AgencyId,
    id: ClientId,
  ): Promise<{ readonly client: ClientRecord; readonly trips: ListedItinerary[] } | undefined>
  /** Whether a client of the agency has this email. */
  hasEmail(agency: AgencyId, email: string): Promise<boolean>
  /** A page of the lists, by name. */
  list(list: ClientList): Promise<ListedPage<ListedClient>>
}

export function clientReads(table: Table): ClientReads {
  const get = async (agency: AgencyId, id: ClientId) =>
    parseFound(clientRecord, await table.get(clientKey(agency, id), { consistent: true }))
  return {
    get,
    async withTrips(agency, id) {
      const [client, trips] = await Promise.all([get(agency, id), itineraryLists(table).ofClient(agency, id)])
      return client === undefined ? undefined : { client, trips }
    },
    hasEmail: async (agency, email) =>
      (await table.get(clientEmailKey(agency, email), { consistent: true })) !== undefined,
    async list({ agencyId, agentId, limit, after, named }) {
      const partition = agentId === undefined ? clientsOfAgency(agencyId) : clientsOfAgent(agencyId, agentId)
      return listPage(table, listedClient, { partition, descending: false, limit, after, prefix: named?.toLowerCase() })
    },
  }
}
