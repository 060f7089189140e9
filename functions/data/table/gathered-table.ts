import { setImmediate as nextTurn } from 'node:timers/promises'
import { maxAtOnce } from './commit'
import { type Refusal, refusalsOf, WriteRefused } from './refusals'
import {
  type Item,
  itemKey,
  type Key,
  type Table,
  type TableQuery,
  type TableWrite,
} from './table-access'

/**
 * A table for work on hundreds of records beside each other: what is asked of it in one turn goes
 * out together. Gets become batches, a query that several ask is sent once, and transactions that
 * fit become one. Each transaction is still all or none: where the common one is
 * refused, its halves are tried, down to each by itself.
 * @param lanes - transactions that are under way at a time
 */
export function gatheredTable(given: Table, { lanes = 1 } = {}): Table {
  const table = plainTables.get(given) ?? given
  const weak = gatherGets(table, false)
  const consistent = gatherGets(table, true)
  const reads = (options?: { readonly consistent?: boolean }) =>
    options?.consistent === true ? consistent : weak
  const pages = shareCalls((query: TableQuery) => table.page(query))
  const queries = shareCalls((query: TableQuery) => table.all(query))
  const gathering: Table = {
    name: table.name,
    page: pages,
    all: queries,
    get: (key, options) => reads(options)(key),
    async getMany(keys, options) {
      const different = new Map(keys.map((key) => [keyText(key), key]))
      const items = await Promise.all([...different.values()].map(reads(options)))
      return items.filter((item) => item !== undefined)
    },
    write: gatherWrites(table, lanes),
  }
  plainTables.set(gathering, table)
  return gathering
}

/** The tables behind those that gather, so that calls are gathering once. */
const plainTables = new WeakMap<Table, Table>()

const keyText = ({ pk, sk }: Key): string => `${pk} ${sk}`

/** Asks for keys of one turn by batches, each key once. */
function gatherGets(table: Pick<Table, 'getMany'>, consistent: boolean) {
  let waiting: Map<string, Key> | undefined
  let answers: Promise<Map<string, Item>> = Promise.resolve(new Map())
  const ask = async (keys: Map<string, Key>) => {
    await nextTurn()
    waiting = undefined
    const items = await table.getMany([...keys.values()], { consistent })
    return new Map(items.map((item) => [keyText(itemKey(item)), item]))
  }
  return async (key: Key): Promise<Item | undefined> => {
    if (waiting === undefined) {
      waiting = new Map()
      answers = ask(waiting)
    }
    waiting.set(keyText(key), key)
    return (await answers).get(keyText(key))
  }
}

/** Sends calls that are the same and under way once. */
function shareCalls<Query, Answer>(call: (query: Query) => Promise<Answer>) {
  const underWay = new Map<string, Promise<Answer>>()
  return (query: Query): Promise<Answer> => {
    const name = JSON.stringify(query)
    const before = underWay.get(name)
    if (before !== undefined) return before
    const answer = call(query).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    return answer
  }
}

interface Sent {
  readonly writes: readonly TableWrite[]
  readonly bytes: number
  resolve(): void
  reject(error: unknown): void
}

/** Of the 4 MB that a transaction may have. */
const maxBytes = 3_000_000

/**
 * Sends transactions in the order in which they came, as many as fit at a time. In one lane where
 * they check the same item, because they would refuse each other.
 */
function gatherWrites(table: Pick<Table, 'write'>, lanes: number) {
  let waiting: Sent[] = []
  let sending = 0
  const sendAll = async () => {
    sending++
    await nextTurn()
    while (waiting.length > 0) {
      const fitting = takeFitting(waiting)
      const fittingSet = new Set(fitting)
      waiting = waiting.filter((one) => !fittingSet.has(one))
      await sendTogether(table, fitting)
    }
    sending--
  }
  return (writes: readonly TableWrite[]): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ writes, bytes: countBytes(writes), resolve, reject })
      if (sending < lanes) void sendAll()
    })
}

/** The first transaction, and those after it that fit beside it and write other items. */
function takeFitting([first, ...others]: readonly Sent[]): Sent[] {
  if (first === undefined) return []
  const [fitting, writes] = [[first], writesByKey(first.writes)]
  let { bytes } = first
  for (const one of others) {
    if (writes.size >= maxAtOnce) break
    const own = writesByKey(one.writes)
    const fresh = [...own].filter(([key]) => !writes.has(key))
    const isApart = [...own].every(([key, write]) => isSame(writes.get(key) ?? write, write))
    const isFitting =
      isApart && writes.size + fresh.length <= maxAtOnce && bytes + one.bytes <= maxBytes
    if (!isFitting) continue
    for (const [key, write] of fresh) writes.set(key, write)
    bytes += one.bytes
    fitting.push(one)
  }
  return fitting
}

/** Two may check the same of an item; whoever writes it needs it alone. */
const isSame = (one: TableWrite, other: TableWrite): boolean =>
  one === other ||
  ('ConditionCheck' in one &&
    'ConditionCheck' in other &&
    JSON.stringify(one) === JSON.stringify(other))

const writesByKey = (writes: readonly TableWrite[]) =>
  new Map(writes.map((write) => [keyText(keyIn(write)), write]))

function keyIn(write: TableWrite): Key {
  if ('Put' in write) return itemKey(write.Put.Item)
  if ('Update' in write) return write.Update.Key
  return 'Delete' in write ? write.Delete.Key : write.ConditionCheck.Key
}

async function sendTogether(table: Pick<Table, 'write'>, sent: readonly Sent[]): Promise<void> {
  const together = new Map(sent.flatMap(({ writes }) => [...writesByKey(writes)]))
  const [only] = sent
  const isAlone = only !== undefined && sent.length === 1
  try {
    await table.write(isAlone ? only.writes : [...together.values()])
    for (const { resolve } of sent) resolve()
  } catch (error) {
    const refusals = refusalsOf(error)
    if (refusals === undefined || isAlone) for (const { reject } of sent) reject(error)
    else if (refusals.every(isPassing)) for (const { reject } of sent) reject(tryAgain(refusals))
    else {
      const middle = Math.ceil(sent.length / 2)
      await sendTogether(table, sent.slice(0, middle))
      await sendTogether(table, sent.slice(middle))
    }
  }
}

/** What is over when it is tried again a moment later. */
const isPassing = ({ reason }: Refusal): boolean => reason === 'conflict' || reason === 'throttled'

/** The refusal of a common transaction, told to each whose writes were in it. */
const tryAgain = ([first]: readonly Refusal[]): WriteRefused =>
  new WriteRefused([{ index: 0, reason: first?.reason ?? 'conflict', old: undefined }])

/** About how many bytes a value is as the table counts it. */
function countBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (value instanceof Uint8Array) return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.entries(value).reduce((sum, [name, own]) => sum + name.length + countBytes(own), 3)
}
