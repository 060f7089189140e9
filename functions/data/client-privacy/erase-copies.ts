import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { copiesOf } from '../itineraries/copy-links'
import { itineraryIn } from '../itineraries/itinerary-reads'
import type { Table } from '../table/table-access'
import type { Mask } from './mask'
import { type ErasureEntry, maskItinerary } from './mask-itinerary'
import { withoutNames } from './nameless'

interface Copies {
  /** What was copied. */
  readonly source: { readonly agencyId: AgencyId; readonly id: ItineraryId }
  /** By which the client and their travelers are called; none once the client is gone. */
  readonly names: readonly string[]
  /** When the erasure began. */
  readonly since: string
  readonly entry: ErasureEntry
}

/**
 * Takes names out of what was copied from an itinerary, and out of copies of those: a template that
 * was saved of a client's trip, and the trips of others that began with it. Once the client is gone
 * their names are unknown: copies that were made since the erasure began lose their texts then.
 * @returns the copies
 * @throws AppError service.busy while a copy waits for its supplier
 */
export async function eraseInCopies(
  table: Table,
  { source, names, since, entry }: Copies,
): Promise<ItineraryId[]> {
  const changedCopies: ItineraryId[] = []
  const mask: Mask = names.length > 0 ? (text) => withoutNames(text, names) : () => '…'
  for (const id of await copiesOf(table, source)) {
    const copy = { agencyId: source.agencyId, id }
    const isNew = async () => {
      const storedCopy = await itineraryIn(table, copy)
      return storedCopy !== undefined && storedCopy.record.createdDate >= since
    }
    if (names.length > 0 || (await isNew())) await maskItinerary(table, copy, { mask, entry })
    changedCopies.push(id, ...(await eraseInCopies(table, { source: copy, names, since, entry })))
  }
  return changedCopies
}
