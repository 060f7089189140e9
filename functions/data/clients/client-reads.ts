import type { AgencyId, ClientId } from '#shared/ids/ids'
import { itineraryLists, type ListedItinerary } from '../itineraries/itinerary-lists'
import { clientEmailKey, clientKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ClientRecord, clientRecord } from './client-records'

/** Clients of an agency, for reading: who only reads does not load what a whole itinerary looks like. */
export function clientReads(table: Table) {
  const get = async (agency: AgencyId, id: ClientId) =>
    parseFound(clientRecord, await table.get(clientKey(agency, id), { consistent: true }))
  return {
    get,
    /** A client with their itineraries, the last changed first: a Get and a Query at once. */
    async withTrips(
      agency: AgencyId,
      id: ClientId,
    ): Promise<{ readonly client: ClientRecord; readonly trips: ListedItinerary[] } | undefined> {
      const [client, trips] = await Promise.all([get(agency, id), itineraryLists(table).ofClient(agency, id)])
      return client === undefined ? undefined : { client, trips }
    },
    /** Whether a client of the agency has this email. */
    hasEmail: async (agency: AgencyId, email: string) =>
      (await table.get(clientEmailKey(agency, email), { consistent: true })) !== undefined,
  }
}
