import * as z from 'zod/mini'
import { contentVersion, draftField, draftSummary } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { type FieldChange, type FlatFields, isSameField } from '#shared/managers/flat-fields'
import { retryContended } from '../../runtime/backoff'
import { inForce } from '../editions/in-force'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { dueItems } from '../table/due-items'
import {
  type CatalogueKind,
  contentDraftKey,
  contentDue,
  contentEditionPk,
  contentVersionKey,
  duePlace,
} from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'

/** An entry of the catalogue; what a camp sells and tells belongs to it. */
export interface ContentRef {
  readonly kind: CatalogueKind
  readonly code: string
}

/** Who edits, and for which agency. */
export type Editor = { readonly id: string; readonly name: string; readonly agencyId: AgencyId }

const packedAs = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.instanceof(Uint8Array),
      z.transform((bytes) => unpack(bytes)),
    ),
    schema,
  )

const draftRecord = z.extend(draftSummary, {
  kind: z.enum(['camp', 'country', 'region', 'feature', 'transit-point', 'activity', 'connection']),
  code: z.string(),
  name: z.string(),
  updatedBy: z.extend(draftSummary.shape.updatedBy, { agencyId: agencyIdSchema }),
})
/** A draft as lists show it; `changes` is 0 right after publishing, which lists hear of by this. */
export type DraftSummary = z.infer<typeof draftRecord>
const wholeDraft = z.extend(draftRecord, { fields: packedAs(z.record(z.string(), draftField)) })
export type Draft = z.infer<typeof wholeDraft>

const versionRecord = z.extend(contentVersion, { changes: packedAs(contentVersion.shape.changes) })
export type ContentVersion = z.infer<typeof versionRecord>

/** Somebody set a field otherwise since the editor saw it; it was left as it is. */
export interface Collision {
  readonly field: string
  readonly theirs: unknown
  readonly by: string | undefined
}

interface Editing {
  readonly changes: readonly FieldChange[]
  /** What is published of the entry; undefined when it is new. */
  readonly published: FlatFields | undefined
  readonly nameOf: (fields: FlatFields) => string
  readonly by: Editor
  /**
   * Whether a plan to publish stays: what a colleague has to look at first is not published by
   * itself.
   */
  readonly keepsPlan: boolean
  readonly now: Date
}

const maxBytes = 300_000
/**
 * How long a list is told that an entry was published, until every container has the new catalogue.
 */
const tellsPublishedMs = 10 * 60_000

/**
 * Drafts of catalogue entries, one an entry, which all its editors share; and what each publication
 * changed.
 */
export function draftStore(table: Table) {
  const get = async ({ kind, code }: ContentRef): Promise<Draft | undefined> =>
    parseFound(wholeDraft, await table.get(contentDraftKey(kind, code), { consistent: true }))
  return {
    get,
    /** All drafts without their fields, and what was published minutes ago. */
    async all(): Promise<DraftSummary[]> {
      const items = await table.all({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': contentDraftKey('camp', '').pk },
        ProjectionExpression:
          'pk, sk, kind, code, #name, version, isNew, changes, updatedAt, updatedBy, publishAt, review',
        ExpressionAttributeNames: { '#name': 'name' },
        ConsistentRead: true,
      })
      return items.map((item) => parseRecord(draftRecord, item))
    },
    /**
     * Merges changes field by field. One that somebody else set otherwise meanwhile collides and is
     * left out; one that is set back to what is published is no change any more.
     * @throws AppError record.busy, request.too-large
     */
    async edit(
      ref: ContentRef,
      editing: Editing,
    ): Promise<{ draft: Draft; collisions: Collision[] }> {
      return retryContended(isChangedSince, async () => {
        const before = await get(ref)
        const { draft, collisions } = merge(ref, before, editing)
        const changedSince = () => new ChangedSince()
        const Item = draftItem(draft)
        await commit(table, [
          before ? putOver(Item, before.version, changedSince) : putNew(Item, changedSince),
        ])
        return { draft, collisions }
      })
    },
    /**
     * Notes when the draft is published by itself, or what a review says of it.
     * @throws AppError record.changed
     */
    mark: (draft: Draft, marks: Pick<Draft, 'publishAt'> | Pick<Draft, 'review'>) =>
      commit(table, [
        putOver(draftItem({ ...draft, ...marks, version: draft.version + 1 }), draft.version, () =>
          recordChanged(),
        ),
      ]),
    /** @throws AppError record.changed when it was edited meanwhile */
    discard: ({ kind, code, version }: Draft) =>
      commit(table, [
        {
          write: { Delete: { Key: contentDraftKey(kind, code), ...atVersion(version) } },
          refused: recordChanged,
        },
      ]),
    /** Drafts that are to be published by now. */
    async due(now: Date): Promise<Draft[]> {
      const before = now.toISOString()
      const dueDrafts = await dueItems(table, { kind: contentDue, before }, (item) =>
        parseRecord(wholeDraft, item),
      )
      return dueDrafts.filter(({ publishAt }) => publishAt !== undefined && publishAt <= before)
    },
    /** What publications changed, the last first, twenty unless more are asked for. */
    async history({ kind, code }: ContentRef, Limit = 20): Promise<ContentVersion[]> {
      const { pk, sk } = contentVersionKey(kind, code)
      const { items } = await table.page({
        ...queryOf(pk, { begins: sk }),
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: Limit + 1, // the newest may be of an edition that is not in force yet
      })
      return (await inForce(table, items))
        .slice(0, Limit)
        .map((item) => parseRecord(versionRecord, item))
    },
    /**
     * A version of an entry, 0 for none, and whether it is the newest and in force: Gets by their
     * keys, which go into a batch. Where an edition has the entry in mind it says no.
     */
    async versionAmong({ kind, code }: ContentRef, version: number) {
      const keys = [version, version + 1].filter((one) => one > 0)
      const items = await table.getMany(
        keys.map((one) => contentVersionKey(kind, code, one)),
        { consistent: true },
      )
      const { sk } = contentVersionKey(kind, code, version)
      const own = items.find((item) => item.sk === sk)
      const isSettled = version === 0 || (own !== undefined && own.pendingIn === undefined)
      return {
        version: parseFound(versionRecord, (await inForce(table, own ? [own] : []))[0]),
        isNewest: isSettled && items.length === (version === 0 ? 0 : 1),
      }
    },
    /** What a publication changed; undefined where there is none. */
    async version({ kind, code }: ContentRef, version: number) {
      const item = await table.get(contentVersionKey(kind, code, version), { consistent: true })
      return parseFound(versionRecord, (await inForce(table, item ? [item] : []))[0])
    },
    /** The publications of an edition. The index may be behind by seconds. */
    async ofEdition(edition: string): Promise<(ContentRef & { readonly version: number })[]> {
      const items = await table.all({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': contentEditionPk(edition) },
      })
      return items.map(({ listed }) => publicationSchema.parse(listed))
    },
    /**
     * The writes of a publication: its entry of the history, and what becomes of the draft that it
     * is made from.
     */
    publicationWrites(
      ref: ContentRef,
      { version, changes, draft, ...about }: PublicationEntry,
    ): PlannedWrite[] {
      const at = about.at.toISOString()
      const entry = {
        ...contentVersionKey(ref.kind, ref.code, version),
        ...about,
        version,
        at,
        changes: limitBytes(pack(changes)),
        gsi1pk: contentEditionPk(about.edition),
        gsi1sk: `${ref.kind}#${ref.code}#${version}`,
        listed: { ...ref, version },
      }
      const emptyDraft = draft && {
        ...draftItem({
          ...draft,
          version: draft.version + 1,
          changes: 0,
          isNew: false,
          fields: {},
          publishAt: undefined,
          review: undefined,
        }),
        ttl: Math.ceil((about.at.getTime() + tellsPublishedMs) / 1000),
      }
      return [
        putNew(entry, recordChanged),
        ...(draft && emptyDraft ? [putOver(emptyDraft, draft.version, recordChanged)] : []),
      ]
    },
  }
}
export type DraftStore = ReturnType<typeof draftStore>

interface PublicationEntry {
  readonly version: number
  readonly changes: readonly FieldChange[]
  readonly draft: Draft | undefined
  readonly by: Editor
  readonly at: Date
  readonly edition: string
  readonly note?: string | undefined
}

class ChangedSince extends Error {}
const isChangedSince = (error: unknown): boolean => error instanceof ChangedSince
const recordChanged = () => new AppError('record.changed')
const publicationSchema = z.object({
  kind: draftRecord.shape.kind,
  code: z.string(),
  version: z.int(),
})

const atVersion = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
})

function draftItem({ fields, ...draft }: Draft): Item {
  const { kind, code, publishAt } = draft
  const due =
    publishAt === undefined ? {} : duePlace(contentDue, { at: publishAt, id: `${kind}-${code}` })
  return { ...contentDraftKey(kind, code), ...draft, ...due, fields: limitBytes(pack(fields)) }
}

function limitBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length > maxBytes)
    throw new AppError('request.too-large', { bytes: bytes.length, limit: maxBytes })
  return bytes
}

function merge(
  ref: ContentRef,
  before: Draft | undefined,
  { changes, published, nameOf, by, keepsPlan, now }: Editing,
) {
  const [at, fields] = [now.toISOString(), new Map(Object.entries(before?.fields ?? {}))]
  const own = new Map(Object.entries(published ?? {}))
  const collisions: Collision[] = []
  for (const { field, from, to } of changes) {
    const drafted = fields.get(field)
    const present = (drafted === undefined ? own.get(field) : drafted.value) ?? null
    if (isSameField(present, to)) continue
    if (!isSameField(present, from))
      collisions.push({ field, theirs: present, by: drafted?.by.name })
    else if (isSameField(own.get(field), to)) fields.delete(field)
    else fields.set(field, { value: to, by, at })
  }
  const wholeRecord = {
    ...published,
    ...Object.fromEntries([...fields].map(([field, { value }]) => [field, value])),
  }
  const draft: Draft = {
    ...ref,
    name: nameOf(wholeRecord),
    version: (before?.version ?? 0) + 1,
    isNew: published === undefined,
    changes: fields.size,
    updatedAt: at,
    updatedBy: by,
    publishAt: keepsPlan ? before?.publishAt : undefined,
    review: before?.review,
    fields: Object.fromEntries(fields),
  }
  return { draft, collisions }
}
