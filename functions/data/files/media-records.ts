import * as z from 'zod/mini'
import { mediaContent } from '#shared/api/media-content'
import { agencyIdSchema, type ClientId, type ItineraryId } from '#shared/ids/ids'
import { mediaDue, mediaKey, mediaOf } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** A medium as it is stored: all of it stands in `listed`, so that lists need no second read. */
export const mediaRecord = z.extend(z.omit(mediaContent, { url: true, mediaType: true }), {
  agencyId: agencyIdSchema,
  /** Of its file in the storage. It holds nothing that a person typed. */
  key: z.string(),
})
export type MediaRecord = z.infer<typeof mediaRecord>

/** Where a medium belongs. */
export const ownerOf = ({ itineraryId, clientId }: Pick<MediaRecord, 'itineraryId' | 'clientId'>) => {
  const owner: ItineraryId | ClientId | undefined = itineraryId ?? clientId
  if (owner === undefined) throw new Error('A medium belongs to an itinerary or to a client')
  return owner
}

/** The item of a new medium: until its file is there, it stands among those to delete. */
export function mediaItem(media: MediaRecord, until: Date): Item {
  const { agencyId, id, createdAt } = media
  return {
    ...mediaKey(agencyId, id),
    gsi1pk: mediaOf(agencyId, ownerOf(media)),
    gsi1sk: `${createdAt}#${id}`,
    gsi2pk: mediaDue,
    gsi2sk: `${until.toISOString()}#${id}`,
    listed: media,
  }
}

export const mediaIn = (item: Item): MediaRecord =>
  parseRecord(mediaRecord, { pk: item.pk, sk: item.sk, ...(typeof item.listed === 'object' ? item.listed : {}) })
