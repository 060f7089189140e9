import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import type { FlatFields } from '#shared/managers/flat-fields'
import { editCounted } from '../catalogue/catalogue-store'
import type { ContentRef } from '../managers/draft-store'
import { type AuditEntry, auditItem } from '../people/audit-store'
import { commit, maxAtOnce, type PlannedWrite } from '../table/commit'
import { dueItems } from '../table/due-items'
import { gatheredTable } from '../table/gathered-table'
import { chunksOf } from '../table/group-by'
import {
  contentVersionKey,
  duePlace,
  editionEntryKey,
  editionKey,
  editionsDue,
} from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { type Item, itemKey, type Key, type Table, type TableWrite } from '../table/table-access'
import { setFields } from '../table/update'
import { afterOf, beforeOf, inForceSince } from './in-force'

/** How long an edition waits for its next entry before it is given up. */
export const waitsMs = 15 * 60_000
const pointerKeptMs = 30 * 86_400_000
/** Writes of a transaction besides the check of the pointer and the entry. */
const maxPrepared = maxAtOnce - 2
const maxTries = 5
/** Entries that are settled beside each other: most have three writes, so they fill transactions. */
const finishedAtOnce = 99
/** Settlements of different entries share no item, so some go at a time. */
const settlingLanes = 3

const pointerSchema = z.object({
  edition: z.string(),
  state: z.enum(['writing', 'published', 'undone']),
})
const packedPart = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => unpack(bytes)),
)
const keySchema = z.object({ pk: z.string(), sk: z.string() })
/** Keys that take less room and time as they are. */
const fewKeys = 10
const entrySchema = z.object({
  ref: z.custom<ContentRef>(),
  audit: z.optional(z.custom<AuditEntry>()),
  isWhole: z.boolean(),
  /** None where the edition changes the entry once, and merges nothing. */
  changes: z.optional(z.pipe(packedPart, z.custom<FlatFields>())),
  keys: z.union([z.array(keySchema), z.pipe(packedPart, z.array(keySchema))]),
})

interface Prepared {
  readonly ref: ContentRef
  /** All that the edition changes of the entry, by field, where more may come. */
  readonly changes?: FlatFields | undefined
  readonly writes: readonly PlannedWrite[]
  /** None where one entry of the audit trail tells of the whole edition. */
  readonly audit?: AuditEntry | undefined
  /** Whether it is certain that the edition has nothing of the entry yet. */
  readonly isFresh?: boolean
}

/**
 * Editions: changes of many entries that come in force at once. Entries are prepared, each item
 * beside what it is now; then one pointer is turned; then items are settled, which nobody notices.
 * What breaks off before the pointer is turned was never there, and what breaks off after it is
 * finished by the job, or by whoever publishes an entry next.
 */
export function editionStore(table: Table) {
  const pointerItem = (edition: string) => table.get(editionKey(edition), { consistent: true })
  const stateOf = async (edition: string) =>
    parseFound(pointerSchema, await pointerItem(edition))?.state
  const entries = async (edition: string) => {
    const { pk, sk } = editionEntryKey(edition)
    const items = await table.all({ ...queryOf(pk, { begins: sk }), ConsistentRead: true })
    return items.map((item) => parseRecord(entrySchema, item))
  }
  const entryOf = async (edition: string, ref: ContentRef) =>
    parseFound(entrySchema, await table.get(editionEntryKey(edition, ref), { consistent: true }))

  /** Makes of an entry's items what is wanted, all that are still pending; then its entry goes. */
  async function finish(
    edition: string,
    { ref, keys, audit }: z.output<typeof entrySchema>,
    { since, through = table }: { readonly since: number | undefined; readonly through?: Table },
  ) {
    const removal = { write: { Delete: { Key: editionEntryKey(edition, ref) } } }
    const auditItems = since === undefined || audit === undefined ? [] : [auditItem(audit)]
    const ends: PlannedWrite[] = [
      ...auditItems.map((Item) => ({ write: { Put: { Item } } })),
      removal,
    ]
    const chunks = chunksOf(keys, maxAtOnce - ends.length)
    for (const [at, some] of chunks.entries()) {
      const last = at === chunks.length - 1 ? ends : []
      await retryMet(async () => {
        const pendingItems = await pendingOf(some, edition, through)
        const settlements = pendingItems.map((item) => ({
          write: settling(item, edition, since),
          refused: () => new Met(),
        }))
        const writes = [...settlements, ...last]
        if (writes.length > 0) await commit(through, writes)
      })
    }
    if (chunks.length === 0) await commit(through, ends)
  }
  const pendingOf = async (keys: readonly Key[], edition: string, through = table) =>
    (await through.getMany(keys, { consistent: true })).filter(
      ({ pendingIn }) => pendingIn === edition,
    )

  /** @returns how many entries are left when the time is over */
  async function finishAll(
    edition: string,
    { since, until }: { since: number | undefined; until: number },
  ) {
    const through = gatheredTable(table, { lanes: settlingLanes })
    const all = await entries(edition)
    const chunks = chunksOf(all, finishedAtOnce).values()
    let count = all.length
    // One lane reads while the other writes.
    const lane = async () => {
      for (const some of chunks) {
        if (Date.now() > until) return
        await Promise.all(some.map((entry) => finish(edition, entry, { since, through })))
        count -= some.length
      }
    }
    await Promise.all([lane(), lane()])
    if (count > 0) return count
    const ttl = Math.ceil((Date.now() + pointerKeptMs) / 1000)
    await commit(table, [
      { write: setFields(editionKey(edition), { gsi2pk: undefined, gsi2sk: undefined, ttl }) },
    ])
    return 0
  }

  const store = {
    stateOf,
    /**
     * Begins an edition or goes on with it.
     * @throws AppError record.changed where it is published or given up
     */
    open: (edition: string, now: Date) =>
      commit(table, [
        turn(edition, {
          from: ['writing', undefined],
          to: 'writing',
          dueAt: now.getTime() + waitsMs,
        }),
      ]),
    /** What the edition changes of an entry already; undefined where it has none. */
    async changesOf(edition: string, ref: ContentRef): Promise<FlatFields | undefined> {
      const entry = await entryOf(edition, ref)
      return entry && (entry.changes ?? {})
    },
    /**
     * Puts the writes of an entry in place of those that it had.
     * @throws AppError record.changed where another edition has it in mind
     */
    async prepare(edition: string, { ref, changes, writes, audit, isFresh = false }: Prepared) {
      const before = isFresh ? [] : ((await entryOf(edition, ref))?.keys ?? [])
      const writesPrepared = writes.flatMap((planned) => preparedWrite(planned, edition))
      const keys = new Map(writesPrepared.map(({ key }) => [textOf(key), key]))
      const droppedKeys = before.filter((key) => !keys.has(textOf(key)))
      const droppedItems = droppedKeys.length === 0 ? [] : await pendingOf(droppedKeys, edition)
      const all = [
        ...writesPrepared.map(({ planned }) => planned),
        ...droppedItems.map((item) => ({ write: settling(item, edition) })),
      ]
      const chunks = chunksOf(all, maxPrepared)
      const allKeys = [
        ...new Map([...before.map((key) => [textOf(key), key] as const), ...keys]).values(),
      ]
      const packedEntry = {
        ...editionEntryKey(edition, ref),
        ref,
        audit,
        ...(changes !== undefined && { changes: pack(changes) }),
        keys: allKeys.length > fewKeys ? pack(allKeys) : allKeys,
      }
      for (const [at, some] of chunks.entries()) {
        const Item = { ...packedEntry, isWhole: at === chunks.length - 1 }
        await commit(table, [isWriting(edition), { write: { Put: { Item } } }, ...some])
      }
    },
    /**
     * Brings all of an edition in force at once; published already, nothing happens.
     * @param also - writes that belong to it
     * @returns whether it did, and `also` with it: an edition without entries needs no pointer
     * @throws AppError record.not-found where nobody began it, record.changed where it was given
     * up, or where an entry is not wholly prepared
     */
    async publish(
      edition: string,
      now: Date,
      also: readonly PlannedWrite[] = [],
    ): Promise<boolean> {
      const [all, state] = await Promise.all([entries(edition), stateOf(edition)])
      if (state === undefined) throw new AppError('record.not-found')
      if (all.length === 0 || state === 'published') return false
      if (all.some(({ isWhole }) => !isWhole)) throw recordChanged()
      const pointer = turn(edition, {
        from: ['writing'],
        to: 'published',
        dueAt: now.getTime(),
        since: Date.now(),
      })
      await commit(table, [pointer, editCounted(edition), ...also])
      return true
    },
    /**
     * Settles the items of a published edition, as many as time allows.
     * @returns entries left, which readers see as new all the same
     */
    async settle(edition: string, until: number): Promise<number> {
      return finishAll(edition, { since: inForceSince(await pointerItem(edition)), until })
    },
    /**
     * Settles an entry that a published edition has not settled yet: what is read and written next
     * meets no other's.
     */
    async makeWay(ref: ContentRef) {
      const { pk, sk } = contentVersionKey(ref.kind, ref.code)
      const newest = {
        ...queryOf(pk, { begins: sk }),
        ScanIndexForward: false,
        Limit: 1,
        ConsistentRead: true,
      }
      const edition = (await table.page(newest)).items[0]?.pendingIn
      if (typeof edition !== 'string') return
      const [since, entry] = [inForceSince(await pointerItem(edition)), await entryOf(edition, ref)]
      if (since !== undefined && entry !== undefined) await finish(edition, entry, { since })
    },
    /** Takes back an edition that is not published. @throws AppError record.changed where it is */
    async giveUp(edition: string, now: Date, until: number) {
      await commit(table, [
        turn(edition, { from: ['writing', 'undone'], to: 'undone', dueAt: now.getTime() }),
      ])
      return finishAll(edition, { since: undefined, until })
    },
    /**
     * Finishes what was broken off: published editions are settled, those that wait in vain are
     * given up.
     */
    async resume(now: Date, until: number): Promise<number> {
      const due = await dueItems(table, { kind: editionsDue, before: now.toISOString() }, (item) =>
        parseRecord(pointerSchema, item),
      )
      for (const { edition, state } of due)
        await (state === 'published'
          ? store.settle(edition, until)
          : store.giveUp(edition, now, until))
      return due.length
    },
  }
  return store
}

/** Another settles the same items. */
class Met extends Error {}

/** Tries again where another settled some of the same items meanwhile. */
async function retryMet(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Met) || tries === maxTries) throw error
    }
  }
}
const recordChanged = () => new AppError('record.changed')
const textOf = ({ pk, sk }: Key): string => `${pk} ${sk}`

interface Turn {
  /** The states that it may be in; undefined is none yet. */
  readonly from: readonly (string | undefined)[]
  readonly to: z.output<typeof pointerSchema>['state']
  /** When the job looks at it, in milliseconds. */
  readonly dueAt: number
  readonly since?: number
}

function turn(edition: string, { from, to, dueAt, since }: Turn): PlannedWrite {
  const { gsi2pk, gsi2sk } = duePlace(editionsDue, {
    at: new Date(dueAt).toISOString(),
    id: edition,
  })
  const fields = { edition, state: to, gsi2pk, gsi2sk, ...(since === undefined ? {} : { since }) }
  const { Update } = setFields(editionKey(edition), fields)
  const states = from.map((state, at) =>
    state === undefined ? 'attribute_not_exists(pk)' : `#state = :from${at}`,
  )
  const values = Object.fromEntries(
    from.flatMap((state, at) => (state === undefined ? [] : [[`:from${at}`, state]])),
  )
  return {
    write: {
      Update: {
        ...Update,
        ConditionExpression: states.join(' OR '),
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ...values },
      },
    },
    refused: recordChanged,
  }
}

const isWriting = (edition: string): PlannedWrite => ({
  write: {
    ConditionCheck: {
      Key: editionKey(edition),
      ConditionExpression: '#state = :writing',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':writing': 'writing' },
    },
  },
  refused: recordChanged,
})

/**
 * A write as something that an edition has in mind. What only counts edits is done when it is
 * published.
 */
function preparedWrite({ write, refused = recordChanged }: PlannedWrite, edition: string) {
  if (!('Put' in write || 'Delete' in write)) return []
  const [own, item] = 'Put' in write ? [write.Put, write.Put.Item] : [write.Delete, undefined]
  const key = 'Put' in write ? itemKey(write.Put.Item) : write.Delete.Key
  const {
    ConditionExpression: only,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  } = own
  const Update = {
    Key: key,
    UpdateExpression:
      item === undefined
        ? 'SET pendingIn = :edition REMOVE pending'
        : 'SET pendingIn = :edition, pending = :pending',
    ConditionExpression: `attribute_not_exists(pendingIn)${only ? ` AND ${only}` : ''} OR pendingIn = :edition`,
    ...(names && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: {
      ...values,
      ':edition': edition,
      ...(item && { ':pending': item }),
    },
  }
  return [{ key, planned: { write: { Update }, refused } }]
}

/** Makes of a pending item what its edition made of it since an instant, or what it was. */
function settling(item: Item, edition: string, since?: number): TableWrite {
  const [Item] = since === undefined ? beforeOf(item) : afterOf(item, since)
  const condition = {
    ConditionExpression: 'pendingIn = :edition',
    ExpressionAttributeValues: { ':edition': edition },
  }
  return Item === undefined
    ? { Delete: { Key: itemKey(item), ...condition } }
    : { Put: { Item, ...condition } }
}
