import { DynamoError } from '../../functions/data/dynamo-error'
import { tableDefinition } from '../../functions/data/table'
import type { Item, Key, Page, Table, TableQuery, TableWrite } from '../../functions/data/table-access'

/** A table in memory that does what ours is asked for: Gets, Queries of one partition or index, conditional transactions. */
export interface MemoryTable extends Table {
  /** All items, for looking at from outside. */
  items(): Iterable<Item>
  /** Told of every item that is written or deleted, with the one before it. */
  watch(watcher: (before: Item | undefined, after: Item | undefined) => void): void
}

type Values = Readonly<Record<string, unknown>>

const tables = new WeakMap<Item, (key: Key) => Item | undefined>()

/** Another item of the table that an item was written to. */
export const itemBeside = (item: Item, key: Key): Item | undefined => tables.get(item)?.(key)

export function memoryTable(): MemoryTable {
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

  const page = async (query: TableQuery): Promise<Page> => {
    const { IndexName, ExpressionAttributeValues: values, ExclusiveStartKey: start } = query
    const [partitionName = '', ...range] = query.KeyConditionExpression.split(' AND ')
    const [field = '', , value = ''] = partitionName.split(' ')
    const sortField = tableDefinition.indexes.find(({ name }) => name === IndexName)?.sortKey ?? 'sk'
    const found =
      IndexName === undefined
        ? partitions.get(String(values[value]))?.values()
        : byIndex.get(`${field} ${values[value]}`)?.values()
    const order = ({ pk, sk, ...item }: Item) => `${IndexName === undefined ? sk : item[sortField]} ${pk} ${sk}`
    const condition = range.join(' AND ')
    const matching = [...(found ?? [])].filter((item) => isInRange(String(item[sortField]), condition, values))
    const sorted = matching.sort((one, other) => (order(one) < order(other) ? -1 : 1))
    if (query.ScanIndexForward === false) sorted.reverse()
    const from = start === undefined ? 0 : sorted.findIndex((item) => item.pk === start.pk && item.sk === start.sk) + 1
    const items = sorted.slice(from, from + (query.Limit ?? sorted.length))
    const last = items.at(-1)
    const isMore = from + items.length < sorted.length && last !== undefined
    return { items: items.map(copy), next: isMore ? last : undefined }
  }

  return {
    name: 'memory',
    page,
    get: async (key) => {
      const item = find(key)
      return item === undefined ? undefined : copy(item)
    },
    getMany: async (keys) =>
      keys.flatMap((key) => {
        const item = find(key)
        return item === undefined ? [] : [copy(item)]
      }),
    all: async (query) => (await page({ ...query })).items,
    async write(writes) {
      const reasons = writes.map((write) => {
        const old = find(keyOf(write))
        const { ConditionExpression: condition, ...more } = expressionsOf(write)
        const isMet = condition === undefined || holds(condition, old, more)
        const shown = more.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? old : undefined
        return isMet ? { code: 'None', item: undefined } : { code: 'ConditionalCheckFailed', item: shown }
      })
      if (reasons.some(({ code }) => code !== 'None')) {
        throw new DynamoError({ name: 'TransactionCanceledException', message: 'refused', reasons })
      }
      for (const write of writes) {
        if ('Put' in write) put(keyOf(write), { ...write.Put.Item })
        else if ('Delete' in write) put(keyOf(write), undefined)
        else if ('Update' in write) put(keyOf(write), updated(write.Update, find(keyOf(write))))
      }
    },
    *items() {
      for (const partition of partitions.values()) yield* partition.values()
    },
    watch: (watcher) => void watchers.push(watcher),
  }
}

const copy = (item: Item): Item => ({ ...item })

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

function isInRange(text: string, condition: string, values: Values): boolean {
  if (condition === '') return true
  const value = (name: string | undefined) => String(values[name?.trim() ?? ''])
  const begins = /^begins_with\(\w+, (:\w+)\)$/.exec(condition)
  if (begins !== null) return text.startsWith(value(begins[1]))
  const between = /^\w+ BETWEEN (:\w+) AND (:\w+)$/.exec(condition)
  if (between !== null) return value(between[1]) <= text && text <= value(between[2])
  const compared = /^\w+ (<=|<|>=|>) (:\w+)$/.exec(condition)
  if (compared === null) throw new Error(`not a key condition of ours: ${condition}`)
  return compare(text, compared[1], value(compared[2]))
}

interface Named {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Values
}

function holds(
  condition: string,
  item: Item | undefined,
  { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} }: Named,
): boolean {
  return condition.split(' OR ').some((all) =>
    all.split(' AND ').every((atom) => {
      const absent = /^attribute_(not_)?exists\(([#\w]+)\)$/.exec(atom.trim())
      if (absent !== null) {
        const isThere = item?.[names[absent[2] ?? ''] ?? absent[2] ?? ''] !== undefined
        return absent[1] === undefined ? isThere : !isThere
      }
      const [field = '', operator, value = ''] = atom.trim().split(' ')
      const found = item?.[names[field] ?? field]
      return found !== undefined && compare(found, operator, values[value])
    }),
  )
}

function compare(one: unknown, operator: string | undefined, other: unknown): boolean {
  const [a, b] = typeof one === 'number' ? [one, Number(other)] : [String(one), String(other)]
  switch (operator) {
    case '=':
      return a === b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    default:
      throw new Error(`not an operator of ours: ${operator}`)
  }
}

/** `SET a = a - :n, b = :m`. */
function updated(
  {
    Key,
    UpdateExpression,
    ExpressionAttributeValues: values = {},
  }: { Key: Key; UpdateExpression: string; ExpressionAttributeValues?: Values },
  old: Item | undefined,
): Item {
  const changes = UpdateExpression.replace(/^SET /, '')
    .split(', ')
    .map((assignment) => {
      const [field = '', expression = ''] = assignment.split(' = ')
      const [from = '', sign, by = ''] = expression.split(' ')
      if (sign === undefined) return [field, values[expression]] as const
      return [field, Number(old?.[from]) + (sign === '-' ? -1 : 1) * Number(values[by])] as const
    })
  return { ...Key, ...old, ...Object.fromEntries(changes) }
}
