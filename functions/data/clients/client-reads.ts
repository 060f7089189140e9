import type { AgencyId, ClientId } from '#shared/ids/ids'
import { itineraryLists, type ListedItinerary } from '../itineraries/itinerary-lists'
import { clientEmailKey, clientKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ClientRecord, clientRecord } from './client-records'

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
  }
}
