import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import { type ClientChange, namesOfTrips, writesOf } from './client-change'
import { type ClientRecord, clientRecord, type ListedClient, listedClient } from './client-records'
import { commit } from './commit'
import { itineraryLists, type ListedItinerary } from './itinerary-lists'
import { clientEmailKey, clientKey, clientsOfAgency, clientsOfAgent } from './keys'
import { type ListedPage, listPage, type Position } from './listing'
import { parseFound } from './parse-record'
import type { Table } from './table-access'

export interface ClientList {
  readonly agencyId: AgencyId
  /** Of one agent; the whole agency's when it is left out. */
  readonly agentId?: AgentId | undefined
  readonly limit: number
  readonly after?: Position | undefined
  /** Only those whose name begins so, whatever the capitals. */
  readonly named?: string | undefined
}

/** Clients of an agency. An email belongs to one client; changes are conditional on the version that they were made from. */
export interface ClientStore {
  get(agency: AgencyId, id: ClientId): Promise<ClientRecord | undefined>
  /** A client with their itineraries, the last changed first: a Get and a Query at once. */
  withTrips(
    agency: AgencyId,
    id: ClientId,
  ): Promise<{ readonly client: ClientRecord; readonly trips: ListedItinerary[] } | undefined>
  /** Whether a client of the agency has this email. */
  hasEmail(agency: AgencyId, email: string): Promise<boolean>
  /**
   * Stores a new or changed client; a new name goes into the client's itineraries too.
   *
   * @throws AppError client.email-exists; ClientChangedMeanwhile; AnsweredBefore; AppError of the idempotency key
   */
  save(change: ClientChange): Promise<void>
  /** A page of the lists, by name. */
  list(list: ClientList): Promise<ListedPage<ListedClient>>
}

export function clientStore(table: Table): ClientStore {
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
    async save(change) {
      const [first, ...later] = writesOf(change, await namesOfTrips(table, change))
      await commit(table, first)
      for (const writes of later) await commit(table, writes)
    },
    async list({ agencyId, agentId, limit, after, named }) {
      const partition = agentId === undefined ? clientsOfAgency(agencyId) : clientsOfAgent(agencyId, agentId)
      return listPage(table, listedClient, { partition, descending: false, limit, after, prefix: named?.toLowerCase() })
    },
  }
}
