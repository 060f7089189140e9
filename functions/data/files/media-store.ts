import { AppError } from '#shared/errors/app-error'
import { type AgencyId, type MediaId, mediaIdSchema } from '#shared/ids/ids'
import { libraryChange } from '../library/library-change'
import { commit, type PlannedWrite, putNew, writeIf } from '../table/commit'
import { readEach } from '../table/due-items'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { libraryFileKey, mediaDue, mediaKey, mediaOf, mediaWork } from '../table/keys'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { type MediaOwnerId, type MediaRecord, mediaIn, mediaItem } from './media-records'

/** What may change of a medium. */
export interface MediaChange extends Partial<PictureFields> {
  readonly presentationOrder?: number | undefined
  readonly presentationVisibility?: boolean | undefined
  readonly status?: MediaRecord['status']
  readonly version?: number
}

type PictureFields = Pick<
  MediaRecord,
  | 's3Key'
  | 'width'
  | 'height'
  | 'takenAt'
  | 'place'
  | 'blur'
  | 'perceptualHash'
  | 'scan'
  | 'threat'
  | 'film'
  | 'filmJob'
  | 'lightboxes'
>

/** Records of uploaded media, without the files themselves. */
export function mediaStore(table: Table) {
  return {
    async get(agency: AgencyId, id: MediaId): Promise<MediaRecord | undefined> {
      const item = await table.get(mediaKey(agency, id), { consistent: true })
      return item === undefined ? undefined : mediaIn(item)
    },
    /**
     * Everything of an itinerary, a client or the agency itself, the first added first, with what
     * is not there yet and what was removed.
     */
    async ofOwner(agency: AgencyId, owner: MediaOwnerId): Promise<MediaRecord[]> {
      const items = await table.all(queryIndex('gsi1', mediaOf(agency, owner)))
      return items.map(mediaIn)
    },
    /**
     * Stores a new medium, to be deleted after an instant unless its file arrives.
     * @throws AnsweredBefore; AppError of the idempotency key
     */
    add: async (
      media: MediaRecord,
      { until, answer }: { until: Date; answer?: KeptAnswer | undefined },
    ) =>
      commit(table, [
        ...(answer === undefined ? [] : [keepAnswer(answer)]),
        putNew(mediaItem(media, until)),
      ]),
    /**
     * Changes what is named; a status takes it off those to delete.
     * @throws AppError record.not-found
     */
    async change(media: MediaRecord, change: MediaChange): Promise<MediaRecord> {
      const { fields, after, listed } = libraryChange(media, { ...workOf(media), ...change })
      await commit(table, [changeWrite(media, fields), ...listed])
      return after
    },
    /** The medium of the library that has, or had, a file. */
    async ofFile(agency: AgencyId, tag: string): Promise<MediaId | undefined> {
      const item = await table.get(libraryFileKey(agency, tag), { consistent: true })
      return item && mediaIdSchema.parse(item.mediaId)
    },
    /**
     * Takes a medium into the library as the one that has a file, in the place of one that is gone.
     * @throws AppError record.not-found, media.already-there when another has it by now
     */
    async finish(
      media: MediaRecord,
      change: MediaChange,
      { tag, gone }: LibraryFile,
    ): Promise<MediaRecord> {
      const Put = {
        Item: { ...libraryFileKey(media.agencyId, tag), mediaId: media.id },
        ConditionExpression: 'attribute_not_exists(pk) OR mediaId = :own OR mediaId = :gone',
        ExpressionAttributeValues: { ':own': media.id, ':gone': gone ?? media.id },
      }
      const alreadyThere = () => new AppError('media.already-there')
      const { fields, after, listed } = libraryChange(media, change)
      await commit(table, [
        changeWrite(media, fields),
        { write: { Put }, refused: alreadyThere },
        ...listed,
      ])
      return after
    },
    /**
     * Clears its status; it is deleted after an instant.
     * @param found - the virus that it has
     * @throws AppError record.not-found
     */
    async remove(media: MediaRecord, until: Date, found?: Pick<MediaRecord, 'scan' | 'threat'>) {
      await commit(table, [
        removeWrite(media, until, found),
        ...libraryChange(media, { status: undefined }).listed,
      ])
    },
    /** Media that wait for their scan, or to be made ready for the web, the oldest first. */
    waiting: async (): Promise<MediaRecord[]> =>
      readEach(await table.all(queryIndex('gsi2', mediaWork)), mediaIn),
    /**
     * Goes on with what a medium waits for, or ends it.
     * @throws AppError record.not-found when it was changed or removed meanwhile
     */
    async settle(media: MediaRecord, change: MediaChange): Promise<void> {
      const { fields, listed } = libraryChange(media, change)
      await commit(table, [changeWrite(media, fields, { isWaiting: true }), ...listed])
    },
    /** Media to delete before an instant, a hundred at most. */
    async dueBefore(instant: Date): Promise<MediaRecord[]> {
      const { items } = await table.page({
        IndexName: 'gsi2',
        KeyConditionExpression: 'gsi2pk = :partition AND gsi2sk < :instant',
        ExpressionAttributeValues: { ':partition': mediaDue, ':instant': instant.toISOString() },
        Limit: 100,
      })
      return readEach(items, mediaIn)
    },
    /**
     * Locks a medium that is due for deletion so that its file can be deleted; false when it was
     * restored meanwhile.
     */
    async condemn({ agencyId, id }: MediaRecord): Promise<boolean> {
      const Update = {
        Key: mediaKey(agencyId, id),
        UpdateExpression: 'SET condemned = :yes',
        ConditionExpression: 'gsi2pk = :due',
        ExpressionAttributeValues: { ':yes': true, ':due': mediaDue },
      }
      return writeIf(table, { Update })
    },
    /** Forgets a medium whose file is deleted. */
    forget: async ({ agencyId, id }: MediaRecord) =>
      table.write([{ Delete: { Key: mediaKey(agencyId, id) } }]),
  }
}

interface LibraryFile {
  readonly tag: string
  /** The medium that had it. */
  readonly gone: MediaId | undefined
}

/** Media locked for deletion count as deleted. */
const isThere = 'attribute_exists(pk) AND attribute_not_exists(condemned)'

const notFound = (): Error => new AppError('record.not-found')

/** What a medium waits for, which other changes leave as it is. */
const workOf = ({ scan, film }: MediaRecord): MediaChange => ({
  ...(scan === 'pending' && { scan }),
  ...(film === 'pending' && { film }),
})

/** @param when.isWaiting - only while it waits, as it was read */
function changeWrite(
  media: MediaRecord,
  change: MediaChange,
  { isWaiting = false } = {},
): PlannedWrite {
  const { agencyId, id, createdAt, version } = media
  const waits = change.scan === 'pending' || change.film === 'pending'
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  const sets = entries.map(([name]) => `listed.#${name} = :${name}`).join(', ')
  const place = waits
    ? ', gsi2pk = :work, gsi2sk = :at'
    : change.status === undefined
      ? ''
      : ' REMOVE gsi2pk, gsi2sk'
  const isSame = isWaiting && version !== undefined // media of the library alone have versions
  const Update = {
    Key: mediaKey(agencyId, id),
    UpdateExpression: `SET ${sets}${place}`,
    ConditionExpression: `${isThere}${isWaiting ? ' AND gsi2pk = :work' : ''}${isSame ? ' AND listed.#version = :seen' : ''}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      ...((waits || isWaiting) && { ':work': mediaWork }),
      ...(waits && { ':at': `${createdAt}#${id}` }),
      ...(isSame && { ':seen': version }),
    },
  }
  return { write: { Update }, refused: notFound }
}

function removeWrite(
  { agencyId, id, scan }: MediaRecord,
  until: Date,
  found: MediaChange = {},
): PlannedWrite {
  const sets = Object.entries(found).filter(([, value]) => value !== undefined)
  // One whose scan has not ended is scanned anew if it comes back.
  const forgets = [
    'status',
    ...(found.scan === undefined && scan !== 'clean' && scan !== 'notScanned' ? ['scan'] : []),
  ]
  const names = [...sets.map(([name]) => name), ...forgets]
  const Update = {
    Key: mediaKey(agencyId, id),
    UpdateExpression: `SET gsi2pk = :due, gsi2sk = :until${sets.map(([name]) => `, listed.#${name} = :${name}`).join('')} REMOVE ${forgets.map((name) => `listed.#${name}`).join(', ')}`,
    ConditionExpression: isThere,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ':due': mediaDue,
      ':until': `${until.toISOString()}#${id}`,
      ...Object.fromEntries(sets.map(([name, value]) => [`:${name}`, value])),
    } satisfies Item,
  }
  return { write: { Update }, refused: notFound }
}
