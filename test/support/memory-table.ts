import { type Refusal, WriteRefused } from '../../functions/data/table/refusals'
import { tableDefinition } from '../../functions/data/table/table'
import type {
  Item,
  Key,
  Page,
  Table,
  TableQuery,
  TableWrite,
} from '../../functions/data/table/table-access'
import { holds, update } from './memory-expressions'

/**
 * A table in memory that does what ours is asked for: Gets, Queries of one partition or index,
 * conditional transactions.
 */
export interface MemoryTable extends Table {
  /** All items, for looking at from outside. */
  items(): Iterable<Item>
  /** Told of every item that is written or deleted, with the one before it. */
  watch(watcher: (before: Item | undefined, after: Item | undefined) => void): void
}

const tables = new WeakMap<Item, (key: Key) => Item | undefined>()

/** Another item of the table that an item was written to. */
export const itemBeside = (item: Item, key: Key): Item | undefined => tables.get(item)?.(key)

/** @param start - what it holds to begin with: items of another, of which it gets copies */
export function memoryTable(start: Iterable<Item> = []): MemoryTable {
  const partitions = new Map<string, Map<string, Item>>()
  const byIndex = new Map<string, Map<string, Item>>()
  const watchers: ((before: Item | undefined, after: Item | undefined) => void)[] = []
  const find = ({ pk, sk }: Key) => partitions.get(pk)?.get(sk)

  const put = (key: Key, item: Item | undefined) => {
    const before = find(key)
    const own = partitions.get(key.pk) ?? new Map<string, Item>()
    partitions.set(key.pk, own)
    if (item === undefined) own.delete(key.sk)
    else own.set(key.sk, item)
    if (item !== undefined) tables.set(item, find)
    for (const { partitionKey: index } of tableDefinition.indexes) {
      const at = `${key.pk}|${key.sk}`
      if (before?.[index] !== undefined) byIndex.get(`${index} ${before[index]}`)?.delete(at)
      if (item?.[index] === undefined) continue
      const name = `${index} ${item[index]}`
      const entries = byIndex.get(name) ?? new Map<string, Item>()
      byIndex.set(name, entries.set(at, item))
    }
    for (const watcher of watchers) watcher(before, item)
  }

  for (const item of start) put({ pk: String(item.pk), sk: String(item.sk) }, { ...item })

  const page = async (query: TableQuery): Promise<Page> => {
    const {
      IndexName,
      KeyConditionExpression,
      ExpressionAttributeValues: values,
      ExclusiveStartKey: start,
    } = query
    const [, field = '', value = '', range] =
      /^(\w+) = (:\w+)(?: AND (.*))?$/.exec(KeyConditionExpression) ?? []
    const sortField =
      tableDefinition.indexes.find(({ name }) => name === IndexName)?.sortKey ?? 'sk'
    const own =
      IndexName === undefined
        ? partitions.get(String(values[value]))
        : byIndex.get(`${field} ${values[value]}`)
    const found: Entry[] = []
    for (const item of own?.values() ?? []) {
      if (range !== undefined && !holds(range, item, query)) continue
      found.push({ item, order: `${item[sortField]} ${item.pk} ${item.sk}` })
    }
    found.sort((one, other) => (one.order < other.order ? -1 : 1))
    if (query.ScanIndexForward === false) found.reverse()
    const from =
      start === undefined
        ? 0
        : found.findIndex(({ item }) => item.pk === start.pk && item.sk === start.sk) + 1
    const chosen = found.slice(from, from + (query.Limit ?? found.length))
    const last = chosen.at(-1)
    const isMore = from + chosen.length < found.length && last !== undefined
    return { items: chosen.map(({ item }) => item), next: isMore ? last.item : undefined }
  }

  return {
    name: 'memory',
    page,
    get: async (key) => {
      const item = find(key)
      return item
    },
    getMany: async (keys) =>
      [...new Map(keys.map((key) => [JSON.stringify([key.pk, key.sk]), key])).values()].flatMap(
        (key) => {
          const item = find(key)
          return item === undefined ? [] : [item]
        },
      ),
    all: async (query) => (await page({ ...query })).items,
    async write(writes) {
      const refusals = writes.flatMap((write, index): Refusal[] => {
        const old = find(keyOf(write))
        const { ConditionExpression: condition, ...more } = expressionsOf(write)
        const isMet = condition === undefined || holds(condition, old, more)
        const shown = more.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? old : undefined
        return isMet ? [] : [{ index, reason: 'condition', old: shown }]
      })
      if (refusals.length > 0) throw new WriteRefused(refusals)
      for (const write of writes) {
        if ('Put' in write) put(keyOf(write), Object.freeze({ ...write.Put.Item }))
        else if ('Delete' in write) put(keyOf(write), undefined)
        else if ('Update' in write) put(keyOf(write), updated(write, find(keyOf(write))))
      }
    },
    *items() {
      for (const partition of partitions.values()) yield* partition.values()
    },
    watch: (watcher) => void watchers.push(watcher),
  }
}

interface Entry {
  readonly item: Item
  readonly order: string
}

function keyOf(write: TableWrite): Key {
  if ('Put' in write) return { pk: String(write.Put.Item.pk), sk: String(write.Put.Item.sk) }
  if ('Update' in write) return write.Update.Key
  return 'Delete' in write ? write.Delete.Key : write.ConditionCheck.Key
}

const expressionsOf = (write: TableWrite) => {
  if ('Put' in write) return write.Put
  if ('Update' in write) return write.Update
  return 'Delete' in write ? write.Delete : write.ConditionCheck
}

function updated(
  { Update }: Extract<TableWrite, { Update: unknown }>,
  old: Item | undefined,
): Item {
  const item = { ...Update.Key, ...old }
  update(Update.UpdateExpression, item, Update)
  return Object.freeze(item)
}
