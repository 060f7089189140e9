import { isAppError } from '#shared/errors/app-error'
import { setAside } from '../../runtime/set-aside'
import { duePartitions } from './keys'
import { type Item, itemKey, type Key, type Table } from './table-access'

/** Reads records one by one; a malformed one is set aside and doesn't stop the others. */
export async function readEach<T>(
  items: readonly Item[],
  read: (item: Item) => T | Promise<T>,
): Promise<T[]> {
  const readings = await Promise.all(
    items.map(async (item) => {
      try {
        return [await read(item)]
      } catch (error) {
        if (!isMalformed(error)) throw error
        setAside('record.set-aside', { pk: item.pk, sk: item.sk, cause: String(error) })
        return []
      }
    }),
  )
  return readings.flat()
}

/**
 * A record that does not parse, or whose packed part cannot be unpacked; what the network does is
 * something else.
 */
function isMalformed(error: unknown): boolean {
  if (isAppError(error)) return error.code === 'record.malformed'
  const isGarbled = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return (
    isGarbled ||
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    error instanceof RangeError
  )
}

interface Due {
  /** What kind of work: it stands in several partitions of gsi2. */
  readonly kind: string
  readonly before?: string
}

/** Most records of one reading, over all partitions. */
const maxRecords = 104

/** A partition of gsi2, up to an instant. */
const dueIn = (partition: string, before: string | undefined) => ({
  IndexName: 'gsi2',
  KeyConditionExpression: `gsi2pk = :partition${before === undefined ? '' : ' AND gsi2sk < :before'}`,
  ExpressionAttributeValues: {
    ':partition': partition,
    ...(before === undefined ? {} : { ':before': before }),
  },
})

/** Whether something is due of a kind, for who starts the work and does none of it. */
export const dueWork = (table: Pick<Table, 'page'>) => ({
  async isThere({ kind, before }: Due): Promise<boolean> {
    const pages = await Promise.all(
      duePartitions(kind).map((partition) =>
        table.page(Object.assign({ Limit: 1 }, dueIn(partition, before))),
      ),
    )
    return pages.some(({ items }) => items.length > 0)
  },
})

/**
 * What is due of a kind, the longest in each partition first: some hundred, and further ones while
 * all of a page was set aside or is not due any more.
 * @param read - reads the records of the keys that the index names; it may be behind
 */
export async function dueRecords<T>(
  table: Pick<Table, 'page'>,
  { kind, before }: Due,
  read: (keys: Key[]) => Promise<T[]>,
): Promise<T[]> {
  const partitions = duePartitions(kind)
  const ofOne = async (partition: string): Promise<T[]> => {
    let start: Item | undefined
    do {
      const { items, next } = await table.page({
        ...dueIn(partition, before),
        Limit: maxRecords / partitions.length,
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      })
      const keys = items.map(itemKey)
      const records = keys.length === 0 ? [] : await read(keys)
      if (records.length > 0) return records
      start = next
    } while (start !== undefined)
    return []
  }
  return (await Promise.all(partitions.map(ofOne))).flat()
}

/** The same, read by their keys one by one. */
export const dueItems = <T>(
  table: Pick<Table, 'page' | 'getMany'>,
  due: Due,
  read: (item: Item) => T,
): Promise<T[]> => dueRecords(table, due, async (keys) => readEach(await table.getMany(keys), read))
