import { libraryCategory } from '#shared/api/media-content'
import type { MediaRecord } from '../files/media-records'
import { listChangeWrite } from '../lists/list-changes'
import type { PlannedWrite } from '../table/commit'

type MediumChange = { readonly [Name in keyof MediaRecord]?: MediaRecord[Name] | undefined }

/**
 * A medium after a change, and for one of the library the entry that tells its list of it.
 * @param change - fields to set; an undefined `status` takes it from sight, other undefined fields
 * stay as they are
 */
export function libraryChange<Change extends MediumChange>(media: MediaRecord, change: Change) {
  const changedFields = Object.entries(change).filter(
    ([name, value]) => value !== undefined || name === 'status',
  )
  const isListed = media.presentationCategory === libraryCategory
  // The order of changes, not a time that people see: of two at once, the list keeps the later one.
  const version = isListed ? Math.max(Date.now(), (media.version ?? 0) + 1) : undefined
  const fields = { ...change, ...(version !== undefined && { version }) }
  const after: MediaRecord = {
    ...media,
    ...Object.fromEntries(changedFields),
    ...(version !== undefined && { version }),
  }
  return { fields, after, listed: isListed ? [libraryEntry([after])] : [] }
}

/** The entry of some media that change with one transaction. */
export function libraryEntry(media: readonly MediaRecord[]): PlannedWrite {
  const [first] = media
  if (first === undefined) throw new RangeError('No medium changes')
  const { agencyId, id, version = 1 } = first
  const items = media.map((listed) => ({ gsi1sk: `${listed.createdAt}#${listed.id}`, listed }))
  return listChangeWrite({ agencyId, list: 'media', id, version, items })
}
