import * as z from 'zod/mini'
import { type AgencyId, type ClientId, clientIdSchema } from '#shared/ids/ids'
import { itineraryLists } from '../itineraries/itinerary-lists'
import type { ListedItinerary } from '../itineraries/listed-itinerary'
import { clientEmailKey, clientKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ClientRecord, clientRecord } from './client-records'

const emailRecord = z.object({ clientId: clientIdSchema })

/**
 * Clients of an agency, for reading: who only reads does not load what a whole itinerary looks
 * like.
 */
export function clientReads(table: Table) {
  const getOne = async (agency: AgencyId, id: ClientId) =>
    parseFound(clientRecord, await table.get(clientKey(agency, id), { consistent: true }))
  const get = async (agency: AgencyId, id: ClientId) => {
    let client = await getOne(agency, id)
    while (client?.mergedInto !== undefined) client = await getOne(agency, client.mergedInto)
    return client
  }
  return {
    /** A client, or who they became by a merge. */
    get,
    /** The client of just this id, merged or not. */
    getOne,
    /**
     * A client with their itineraries, the last changed first: a Get and a Query at once, after a
     * merge one more for each who was merged.
     */
    async withTrips(
      agency: AgencyId,
      id: ClientId,
    ): Promise<{ readonly client: ClientRecord; readonly trips: ListedItinerary[] } | undefined> {
      const { ofClient } = itineraryLists(table)
      const [client, trips] = await Promise.all([get(agency, id), ofClient(agency, id)])
      if (client === undefined) return undefined
      // A merge moves one trip after the other; from its first moment on all of them are shown.
      const others = [client.id, ...(client.mergedFrom ?? [])].filter((other) => other !== id)
      if (others.length === 0) return { client, trips }
      const more = await Promise.all(others.map((other) => ofClient(agency, other)))
      const all = new Map([...trips, ...more.flat()].map((trip) => [trip.id, trip]))
      return {
        client,
        trips: [...all.values()].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)),
      }
    },
    /** The client of the agency who has this email. */
    async byEmail(agency: AgencyId, email: string): Promise<ClientRecord | undefined> {
      const item = await table.get(clientEmailKey(agency, email), { consistent: true })
      return item === undefined
        ? undefined
        : getOne(agency, parseRecord(emailRecord, item).clientId)
    },
    /** Whether a client of the agency has this email. */
    hasEmail: async (agency: AgencyId, email: string) =>
      (await table.get(clientEmailKey(agency, email), { consistent: true })) !== undefined,
  }
}
export type ClientReads = ReturnType<typeof clientReads>
