import type { MediaContent } from '#shared/api/media-content'
import { dateInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import {
  type DocumentKind,
  documentTypes,
  extensionOf,
  isDocumentType,
} from '#shared/media/document-types'
import { accountZone, todayHere } from '../../../lib/time/today-here'

/** The short word on a document's tile: `PDF`, `JPG`, `XLSX`. */
export function typeWord({
  userFilename,
  mimeType,
}: {
  userFilename: string
  mimeType: string
}): string {
  const extension = extensionOf(userFilename)
  if (extension !== '' && extension.length <= 4) return extension.toUpperCase()
  return isDocumentType(mimeType)
    ? (documentTypes[mimeType].extensions[0]?.toUpperCase() ?? '')
    : ''
}

export const kindOf = (mimeType: string): DocumentKind =>
  isDocumentType(mimeType) ? documentTypes[mimeType].kind : 'text'

/** Images small enough for the browser to show as thumbnails. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
const maxThumbnailBytes = 8_000_000

export const hasThumbnail = ({ mimeType, size }: { mimeType: string; size: number }): boolean =>
  pictureTypes.includes(mimeType) && size <= maxThumbnailBytes

/** `4 documents, 2 for Eleanor`. */
export function countWords(
  documents: readonly { presentationVisibility: boolean }[],
  client: string,
): string {
  const shownCount = documents.filter(({ presentationVisibility }) => presentationVisibility).length
  const count = countOf(documents.length, 'document')
  return shownCount === 0 ? count : `${count}, ${shownCount} for ${client}`
}

/**
 * What became of a document's scan for viruses, unless it was found clean.
 * @param isHeld - whether the agency holds back what nothing scanned
 */
export function scanWords(
  { scan, threat }: Pick<MediaContent, 'scan' | 'threat'>,
  isHeld: boolean,
): string | undefined {
  if (scan === 'infected')
    return `Removed: a virus was found${threat === undefined ? '' : ` (${threat})`}`
  if (scan === 'pending') return 'Being scanned for viruses, not visible to clients yet'
  if (scan === 'clean') return undefined
  return isHeld ? 'Not scanned for viruses, hidden from clients' : 'Not scanned for viruses'
}

interface Added {
  readonly createdBy: { readonly name: string }
  readonly createdAt: string
}

/** `Naledi Mokoena, Nov 20`, with the year if it isn't this one. */
export function addedWords({ createdBy, createdAt }: Added, now: Date): string {
  const day = dateInZone(new Date(createdAt), accountZone())
  return `${createdBy.name}, ${recentDate(day, todayHere(now))}`
}
