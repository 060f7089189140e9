import { type AgencyId, type ClientId, itineraryIdSchema } from '#shared/ids/ids'
import { itinerariesOfClient, itineraryKey, paidTripPrefix } from '../table/keys'
import { queryIndex, queryOf } from '../table/query'
import type { Table, TableQuery } from '../table/table-access'
import { type ListedItinerary, listedIn } from './listed-itinerary'

/** Itineraries as lists show them: what needs no whole itinerary does not load how one looks. */
export function itineraryLists(table: Table) {
  return {
    /** Those of a client, the last changed first. */
    async ofClient(agency: AgencyId, client: ClientId): Promise<ListedItinerary[]> {
      const items = await table.all(tripsOfClient(agency, client))
      return items.map(listedIn).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    },
    /**
     * Those of others that a client pays a share of: a Query, and a batch of Gets where there are
     * any.
     */
    async paidBy(agency: AgencyId, client: ClientId): Promise<ListedItinerary[]> {
      const places = await table.all(
        queryOf(itinerariesOfClient(agency, client), { begins: paidTripPrefix }),
      )
      const keys = places.map(({ sk }) =>
        itineraryKey(agency, itineraryIdSchema.parse(String(sk).slice(paidTripPrefix.length))),
      )
      return (await table.getMany(keys)).map(listedIn)
    },
  }
}

/** The query of a client's itineraries. */
export const tripsOfClient = (agency: AgencyId, client: ClientId): TableQuery =>
  queryIndex('gsi4', itinerariesOfClient(agency, client))
