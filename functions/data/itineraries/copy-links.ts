import { type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { PlannedWrite } from '../table/commit'
import { copyKey, copyPrefix, itineraryKey } from '../table/keys'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'

/**
 * The write that tells of a copy in the partition of what it was copied from: an agent may have
 * typed a client's name into its texts, and erasing the client has to find them.
 */
export const copyLink = (
  { agencyId, id }: Pick<ItineraryRecord, 'agencyId' | 'id'>,
  copy: ItineraryId,
): PlannedWrite => ({ write: { Put: { Item: copyKey(agencyId, id, copy) } } })

/** What was copied from an itinerary, also if either was deleted since. */
export async function copiesOf(
  table: Pick<Table, 'all'>,
  { agencyId, id }: Pick<ItineraryRecord, 'agencyId' | 'id'>,
): Promise<ItineraryId[]> {
  const copies = await table.all({
    ...queryOf(itineraryKey(agencyId, id).pk, { begins: copyPrefix }),
    ConsistentRead: true,
  })
  return copies.map(({ sk }) => itineraryIdSchema.parse(String(sk).slice(copyPrefix.length)))
}
