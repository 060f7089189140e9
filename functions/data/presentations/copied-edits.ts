import type { PresentationBlock } from '#shared/api/presentation-blocks'
import type { EditedBlocks } from '#shared/api/presentation-edits'

/**
 * What agents wrote and chose for a trip, as far as it holds for another version of it: without words
 * about its price, and without pictures that were uploaded for the trip itself. Segments keep their
 * ids in a copy, and so do the blocks about them.
 */
export function copiedBlocks(blocks: EditedBlocks): EditedBlocks {
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
