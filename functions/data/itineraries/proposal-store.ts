import * as z from 'zod/mini'
import { type AgencyId, type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type PlannedWrite, putNew, putOver } from '../table/commit'
import { itineraryKey, proposalKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { ChangedMeanwhile } from './itinerary-change'
import { type ListedItinerary, listedIn } from './listed-itinerary'

const proposalRecord = z.object({
  version: z.int().check(z.minimum(1)),
  /** In the order of making, which their letters follow; none ever goes. */
  tripIds: z.array(itineraryIdSchema),
})

/** A proposal with its versions; `version` is 0 until it is stored. */
export interface Proposal extends z.infer<typeof proposalRecord> {
  /** Of its first version. */
  readonly id: ItineraryId
  readonly agencyId: AgencyId
}

/**
 * Proposals: which trips are versions of one. What each version holds stands in its trip, also its
 * letter; the letters are given out here, so that no two are the same.
 */
export function proposalStore(table: Table) {
  const get = async (agencyId: AgencyId, id: ItineraryId): Promise<Proposal | undefined> => {
    const item = await table.get(proposalKey(agencyId, id), { consistent: true })
    const record = parseFound(proposalRecord, item)
    return record && { ...record, id, agencyId }
  }
  return {
    /**
     * The proposal of a trip; one that begins with the trip where it has none, or where the first
     * version was erased with its client.
     */
    async ofTrip(trip: Pick<ItineraryRecord, 'agencyId' | 'id' | 'proposal'>): Promise<Proposal> {
      const { agencyId, id, proposal } = trip
      const present = proposal && (await get(agencyId, proposal.id))
      return present ?? { id, agencyId, version: 0, tripIds: [id] }
    },
    /**
     * The write that adds a version to the proposal as it was read; ChangedMeanwhile where somebody
     * else added one.
     */
    addVersion({ id, agencyId, version, tripIds }: Proposal, tripId: ItineraryId): PlannedWrite {
      const item = {
        ...proposalKey(agencyId, id),
        version: version + 1,
        tripIds: [...tripIds, tripId],
      }
      const conflict = () => new ChangedMeanwhile(undefined)
      return version === 0 ? putNew(item, conflict) : putOver(item, version, conflict)
    },
    /** The versions of a proposal as lists show them, in the order of making: two reads. */
    async versions(agencyId: AgencyId, id: ItineraryId): Promise<ListedItinerary[]> {
      const proposal = await get(agencyId, id)
      if (proposal === undefined) return []
      const items = await table.getMany(
        proposal.tripIds.map((one) => itineraryKey(agencyId, one)),
        { consistent: true },
      )
      return items
        .map(listedIn)
        .filter(({ proposalId }) => proposalId === id)
        .sort((one, other) => proposal.tripIds.indexOf(one.id) - proposal.tripIds.indexOf(other.id))
    },
  }
}
export type ProposalStore = ReturnType<typeof proposalStore>
