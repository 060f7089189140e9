import type { PresentationBlock } from '#shared/api/presentation-blocks'
import type { EditedBlocks } from '#shared/api/presentation-edits'
import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { type PlannedWrite, putNew } from '../table/commit'
import type { Table } from '../table/table-access'
import { type EditsRecord, editsItem, readEdits } from './presentation-store'

/** What agents changed in the presentation of a trip, for a new version of it. */
export function editCopies(table: Table) {
  return {
    /** The writes that give it to the version; none where nobody changed anything. */
    async writes(
      { agencyId, itineraryId }: { agencyId: AgencyId; itineraryId: ItineraryId },
      copy: ItineraryId,
      now: Date,
    ): Promise<PlannedWrite[]> {
      const source = await readEdits(table, { agencyId, owner: { itineraryId } })
      if (source === undefined) return []
      const owner = { itineraryId: copy }
      const edits: EditsRecord = {
        id: copy,
        ...owner,
        version: 1,
        blocks: copiedBlocks(source.blocks),
        updatedAt: now.toISOString(),
      }
      return [putNew(editsItem({ agencyId, owner }, edits))]
    },
  }
}

/**
 * What agents wrote and chose for a trip, as far as it holds for another version of it: without words
 * about its price, and without pictures that were uploaded for the trip itself. Segments keep their
 * ids in a copy, and so do the blocks about them.
 */
function copiedBlocks(blocks: EditedBlocks): EditedBlocks {
  return Object.fromEntries(
    Object.entries(blocks).map(([key, block]) => {
      const { text: _aboutThePrice, ...value } = block.value
      const ofAny = key === 'price' ? value : block.value
      return [key, { ...block, version: 1, value: withoutUploads(ofAny) }]
    }),
  )
}

function withoutUploads({ picture, pictures, ...value }: PresentationBlock): PresentationBlock {
  const ours = pictures?.filter(({ mediaId }) => mediaId === undefined) ?? []
  return {
    ...value,
    ...(picture !== undefined && picture.mediaId === undefined && { picture }),
    ...(ours.length > 0 && { pictures: ours }),
  }
}
