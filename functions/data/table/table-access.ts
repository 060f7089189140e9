import { AppError } from '#shared/errors/app-error'
import { type Pause, pause } from '../../runtime/backoff'
import { type Attributes, fromAttributes, toAttributes } from './attributes'
import type { DynamoClient } from './dynamo-client'

export type Key = { readonly pk: string; readonly sk: string }
export type Item = Record<string, unknown>

interface Expressions {
  readonly ConditionExpression?: string
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>
  readonly ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE'
}
/** A write without its table: the table adds its own name. */
export type TableWrite =
  | { readonly Put: Expressions & { readonly Item: Readonly<Item> } }
  | { readonly Update: Expressions & { readonly Key: Key; readonly UpdateExpression: string } }
  | { readonly Delete: Expressions & { readonly Key: Key } }
  | { readonly ConditionCheck: Expressions & { readonly Key: Key; readonly ConditionExpression: string } }

/** A query without its table, its values plain. */
export interface TableQuery {
  readonly IndexName?: string
  readonly KeyConditionExpression: string
  readonly FilterExpression?: string
  readonly ProjectionExpression?: string
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>
  readonly ExclusiveStartKey?: Readonly<Item>
  readonly ScanIndexForward?: boolean
  readonly ConsistentRead?: boolean
  readonly Limit?: number
}

export interface Page {
  readonly items: Item[]
  readonly next: Item | undefined
}

/** The few ways in which anything reaches the table: a Get, a Query, a batch of Gets, or one transaction. No Scan. */
export interface Table {
  readonly name: string
  get(key: Key, options?: { readonly consistent?: boolean }): Promise<Item | undefined>
  /** Up to 100 keys; what is not there is left out; order is not kept. */
  getMany(keys: readonly Key[]): Promise<Item[]>
  /** One page, with the key to go on from. */
  page(query: TableQuery): Promise<Page>
  /** Every item of a query, all pages followed. Use where the partition is bounded. */
  all(query: TableQuery): Promise<Item[]>
  /**
   * Writes that belong together: all or none.
   *
   * @throws DynamoError TransactionCanceledException with the reasons in the order of the writes: read it with `refusalsOf`
   */
  write(writes: readonly TableWrite[]): Promise<void>
}

const mostBatches = 5

/** The table of that name over a client. */
export function tableOver(client: DynamoClient, name: string, wait: Pause = pause): Table {
  const page = async (query: TableQuery): Promise<Page> => {
    const answer = await client.call('Query', queryInput(query, name))
    const next = answer.LastEvaluatedKey
    return {
      items: (answer.Items ?? []).map(fromAttributes),
      next: next === undefined ? undefined : fromAttributes(next),
    }
  }
  return {
    name,
    page,
    async get({ pk, sk }, options) {
      const Key = toAttributes({ pk, sk })
      const input = { TableName: name, Key, ConsistentRead: options?.consistent ?? false }
      const { Item } = await client.call('GetItem', input)
      return Item === undefined ? undefined : fromAttributes(Item)
    },
    async getMany(keys) {
      let pending: readonly Attributes[] = keys.map(({ pk, sk }) => toAttributes({ pk, sk }))
      const found: Item[] = []
      for (let attempt = 0; pending.length > 0; attempt++) {
        if (attempt === mostBatches) throw new AppError('service.busy')
        if (attempt > 0) await wait(attempt)
        const answer = await client.call('BatchGetItem', { RequestItems: { [name]: { Keys: pending } } })
        found.push(...(answer.Responses?.[name] ?? []).map(fromAttributes))
        pending = answer.UnprocessedKeys?.[name]?.Keys ?? []
      }
      return found
    },
    async all(query) {
      const items: Item[] = []
      let next: Item | undefined
      do {
        const answer = await page({ ...query, ...(next === undefined ? {} : { ExclusiveStartKey: next }) })
        items.push(...answer.items)
        next = answer.next
      } while (next !== undefined)
      return items
    },
    async write(writes) {
      await client.call('TransactWriteItems', { TransactItems: writes.map((write) => writeInput(write, name)) })
    },
  }
}

function queryInput({ ExpressionAttributeValues, ExclusiveStartKey, ...query }: TableQuery, TableName: string) {
  return {
    ...query,
    TableName,
    ExpressionAttributeValues: toAttributes(ExpressionAttributeValues),
    ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey: toAttributes(ExclusiveStartKey) }),
  }
}

function writeInput(write: TableWrite, TableName: string) {
  if ('Put' in write) return { Put: { ...expressed(write.Put), Item: toAttributes(write.Put.Item), TableName } }
  if ('Update' in write)
    return { Update: { ...expressed(write.Update), Key: toAttributes(write.Update.Key), TableName } }
  if ('Delete' in write)
    return { Delete: { ...expressed(write.Delete), Key: toAttributes(write.Delete.Key), TableName } }
  const { ConditionCheck } = write
  return { ConditionCheck: { ...expressed(ConditionCheck), Key: toAttributes(ConditionCheck.Key), TableName } }
}

function expressed<W extends Expressions>(write: W) {
  const { ExpressionAttributeValues: values } = write
  return values === undefined ? write : { ...write, ExpressionAttributeValues: toAttributes(values) }
}
