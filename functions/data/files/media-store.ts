import { AppError } from '#shared/errors/app-error'
import { type AgencyId, type MediaId, mediaIdSchema } from '#shared/ids/ids'
import { libraryChange } from '../library/library-change'
import { commit, type PlannedWrite, putNew, writeIf } from '../table/commit'
import { readEach } from '../table/due-items'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { libraryFileKey, mediaDue, mediaKey, mediaOf } from '../table/keys'
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
  's3Key' | 'width' | 'height' | 'takenAt' | 'place' | 'blur' | 'perceptualHash' | 'scan'
>

/** Records of uploaded media, without the files themselves. */
export function mediaStore(table: Table) {
  return {
    async get(agency: AgencyId, id: MediaId): Promise<MediaRecord | undefined> {
      const item = await table.get(mediaKey(agency, id), { consistent: true })
      return item === undefined ? undefined : mediaIn(item)
    },
    /** Everything of an itinerary, a client or the agency itself, the first added first, with what is not there yet and what was removed. */
    async ofOwner(agency: AgencyId, owner: MediaOwnerId): Promise<MediaRecord[]> {
      const items = await table.all(queryIndex('gsi1', mediaOf(agency, owner)))
      return items.map(mediaIn)
    },
    /**
     * Stores a new medium, to be deleted after an instant unless its file arrives.
     * @throws AnsweredBefore; AppError of the idempotency key
     */
    add: async (media: MediaRecord, { until, answer }: { until: Date; answer?: KeptAnswer | undefined }) =>
      commit(table, [...(answer === undefined ? [] : [keepAnswer(answer)]), putNew(mediaItem(media, until))]),
    /** Changes what is named; a status takes it off those to delete. @throws AppError record.not-found */
    async change(media: MediaRecord, change: MediaChange): Promise<MediaRecord> {
      const { fields, after, listed } = libraryChange(media, change)
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
    async finish(media: MediaRecord, change: MediaChange, { tag, gone }: LibraryFile): Promise<MediaRecord> {
      const Put = {
        Item: { ...libraryFileKey(media.agencyId, tag), mediaId: media.id },
        ConditionExpression: 'attribute_not_exists(pk) OR mediaId = :own OR mediaId = :gone',
        ExpressionAttributeValues: { ':own': media.id, ':gone': gone ?? media.id },
      }
      const refused = () => new AppError('media.already-there')
      const { fields, after, listed } = libraryChange(media, change)
      await commit(table, [changeWrite(media, fields), { write: { Put }, refused }, ...listed])
      return after
    },
    /** Clears its status; it is deleted after an instant. @throws AppError record.not-found */
    async remove(media: MediaRecord, until: Date) {
      await commit(table, [removeWrite(media, until), ...libraryChange(media, { status: undefined }).listed])
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
     * Locks a medium that is due for deletion so that its file can be deleted; false when it was restored meanwhile.
     */
    async condemn({ agencyId, id }: MediaRecord): Promise<boolean> {
      const Update = {
        Key: mediaKey(agencyId, id),
        UpdateExpression: 'SET condemned = :yes',
        ConditionExpression: 'attribute_exists(gsi2pk)',
        ExpressionAttributeValues: { ':yes': true },
      }
      return writeIf(table, { Update })
    },
    /** Forgets a medium whose file is deleted. */
    forget: async ({ agencyId, id }: MediaRecord) => table.write([{ Delete: { Key: mediaKey(agencyId, id) } }]),
  }
}

interface LibraryFile {
  readonly tag: string
  /** The medium that had it. */
  readonly gone: MediaId | undefined
}

/** Media locked for deletion count as deleted. */
const isThere = 'attribute_exists(pk) AND attribute_not_exists(condemned)'

const gone = (): Error => new AppError('record.not-found')

function changeWrite({ agencyId, id }: MediaRecord, change: MediaChange): PlannedWrite {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  const sets = entries.map((_, at) => `listed.#f${at} = :v${at}`).join(', ')
  const Update = {
    Key: mediaKey(agencyId, id),
    UpdateExpression: `SET ${sets}${change.status === undefined ? '' : ' REMOVE gsi2pk, gsi2sk'}`,
    ConditionExpression: isThere,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], at) => [`#f${at}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], at) => [`:v${at}`, value])),
  }
  return { write: { Update }, refused: gone }
}

function removeWrite({ agencyId, id }: MediaRecord, until: Date): PlannedWrite {
  const Update = {
    Key: mediaKey(agencyId, id),
    UpdateExpression: 'SET gsi2pk = :due, gsi2sk = :until REMOVE listed.#status',
    ConditionExpression: isThere,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':due': mediaDue, ':until': `${until.toISOString()}#${id}` } satisfies Item,
  }
  return { write: { Update }, refused: gone }
}
