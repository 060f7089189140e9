import * as z from 'zod/mini'
import { libraryCategory, mediaContent } from '#shared/api/media-content'
import { type AgencyId, agencyIdSchema, type ClientId, type ItineraryId } from '#shared/ids/ids'
import { mediaDue, mediaKey, mediaOf } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** A medium as it is stored: all of it stands in `listed`, so that lists need no second read. */
export const mediaRecord = z.extend(z.omit(mediaContent, { url: true, mediaType: true }), {
  agencyId: agencyIdSchema,
  /** Of its file in the storage. It holds nothing that a person typed. */
  key: z.string(),
  /** What makes the film. */
  filmJob: z.optional(z.string()),
})
export type MediaRecord = z.infer<typeof mediaRecord>

/** Whether the scan of a medium for viruses has ended. */
export const isScanned = ({ scan }: Pick<MediaRecord, 'scan'>): boolean => scan !== 'pending'

/**
 * Whether clients and guests may have a medium: its scan for viruses has ended, and where their agency holds back what
 * nothing scanned, found it clean.
 */
export const isLetIn = (
  medium: Pick<MediaRecord, 'scan'>,
  agency: { readonly holdsUnscannedFiles?: boolean | undefined } | undefined,
): boolean => (agency?.holdsUnscannedFiles === true ? medium.scan === 'clean' : isScanned(medium))

/**
 * Where a medium belongs: to a trip, to a client, to the agency's library, or to the agency itself.
 */
export const ownerOf = ({
  itineraryId,
  clientId,
  agencyId,
  presentationCategory,
}: MediaPlace): MediaOwnerId =>
  itineraryId ?? clientId ?? (presentationCategory === libraryCategory ? libraryCategory : agencyId)

export type MediaOwnerId = ItineraryId | ClientId | AgencyId | typeof libraryCategory
type MediaPlace = Pick<MediaRecord, 'itineraryId' | 'clientId' | 'agencyId'> &
  Partial<Pick<MediaRecord, 'presentationCategory'>>

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
  parseRecord(mediaRecord, {
    pk: item.pk,
    sk: item.sk,
    ...(typeof item.listed === 'object' ? item.listed : {}),
  })
