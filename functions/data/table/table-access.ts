import { isDeepStrictEqual } from 'node:util'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { AppError } from '#shared/errors/app-error'
import { type Pause, pause } from '../../runtime/backoff'
import { marshallOptions } from './document-client'
import { chunksOf } from './group-by'
import { refusedWrite } from './refusals'

export type Key = { readonly pk: string; readonly sk: string }
export type Item = Record<string, unknown>

/** Where an item lies. */
export const itemKey = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

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
  | {
      readonly ConditionCheck: Expressions & {
        readonly Key: Key
        readonly ConditionExpression: string
      }
    }

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

/**
 * The few ways in which anything reaches the table: a Get, a Query, a batch of Gets, a write of one
 * item, or a transaction. No Scan.
 */
export interface Table {
  readonly name: string
  /**
   * An item; undefined where there is none, also for a key with an empty part, which DynamoDB would
   * refuse: codes in requests may be empty.
   */
  get(key: Key, options?: { readonly consistent?: boolean }): Promise<Item | undefined>
  /**
   * Any number of keys, by batches of a hundred beside each other. Missing items are left out, a key
   * given twice is read once, and order is not kept.
   */
  getMany(keys: readonly Key[], options?: { readonly consistent?: boolean }): Promise<Item[]>
  /** One page, with the key to go on from. */
  page(query: TableQuery): Promise<Page>
  /** Every item of a query, all pages followed. Use where the partition is bounded. */
  all(query: TableQuery): Promise<Item[]>
  /**
   * Writes that belong together: all or none. Several are a transaction, which costs twice what a
   * single write does.
   * @throws WriteRefused with the reasons in the order of the writes: read it with `refusalsOf`
   */
  write(writes: readonly TableWrite[]): Promise<void>
}

const maxBatches = 5
const maxKeys = 100 // DynamoDB takes no more in a batch

const isEmpty = ({ pk, sk }: Key): boolean => pk === '' || sk === ''

/** The table of that name over a client. */
export function tableOver(
  client: DynamoDBDocumentClient,
  name: string,
  wait: Pause = pause,
): Table {
  const page = async (query: TableQuery): Promise<Page> => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...query, TableName: name }),
    )
    return { items: Items, next: LastEvaluatedKey }
  }
  const getBatch = async (batch: readonly Key[], ConsistentRead: boolean): Promise<Item[]> => {
    let pending = [...batch]
    const items: Item[] = []
    for (let attempt = 0; pending.length > 0; attempt++) {
      if (attempt === maxBatches) throw new AppError('service.busy')
      if (attempt > 0) await wait(attempt)
      const answer = await client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys: pending, ConsistentRead } } }),
      )
      items.push(...(answer.Responses?.[name] ?? []))
      pending = (answer.UnprocessedKeys?.[name]?.Keys ?? []).map(({ pk, sk }) => ({ pk, sk }))
    }
    return items
  }
  return {
    name,
    page,
    async get(Key, options) {
      if (isEmpty(Key)) return undefined
      const ConsistentRead = options?.consistent ?? false
      return (
        await client.send(new GetCommand({ TableName: name, Key: keyOnly(Key), ConsistentRead }))
      ).Item
    },
    async getMany(keys, { consistent: ConsistentRead = false } = {}) {
      // DynamoDB refuses a batch that names a key twice, and keys come from lists in requests.
      const distinctKeys = new Map(
        keys
          .filter((key) => !isEmpty(key))
          .map((key) => [JSON.stringify([key.pk, key.sk]), keyOnly(key)]),
      )
      const batches = await Promise.all(
        chunksOf([...distinctKeys.values()], maxKeys).map((batch) =>
          getBatch(batch, ConsistentRead),
        ),
      )
      return batches.flat()
    },
    async all(query) {
      const items: Item[] = []
      let next: Item | undefined
      do {
        const answer = await page({
          ...query,
          ...(next === undefined ? {} : { ExclusiveStartKey: next }),
        })
        items.push(...answer.items)
        next = answer.next
      } while (next !== undefined)
      return items
    },
    async write(writes) {
      const [only] = writes
      try {
        if (only === undefined || writes.length > 1 || 'ConditionCheck' in only) {
          await client.send(
            new TransactWriteCommand({
              TransactItems: writes.map((write) => inTable(write, name)),
            }),
          )
        } else await writeOne(client, only, name)
      } catch (error) {
        throw refusedWrite(error)
      }
    },
  }
}

/** A key as DynamoDB takes it: whoever asks may hand over a whole item. */
const keyOnly = ({ pk, sk }: Key) => ({ pk, sk })

async function writeOne(
  client: DynamoDBDocumentClient,
  write: Exclude<TableWrite, { ConditionCheck: unknown }>,
  TableName: string,
): Promise<void> {
  if ('Update' in write) await client.send(new UpdateCommand({ ...write.Update, TableName }))
  else if ('Delete' in write) await client.send(new DeleteCommand({ ...write.Delete, TableName }))
  else {
    await client.send(new PutCommand({ ...write.Put, TableName })).catch((error: unknown) => {
      if (!isDoneBefore(error, write.Put.Item)) throw error
    })
  }
}

/**
 * Whether a try whose answer was lost had put the item already: the next one then meets its own
 * item. A transaction has a token for that.
 */
function isDoneBefore(error: unknown, item: Readonly<Item>): boolean {
  if (!(error instanceof ConditionalCheckFailedException) || (error.$metadata.attempts ?? 1) < 2)
    return false
  if (error.Item === undefined) return false
  const sentItem = structuredClone(unmarshall(marshall(item, marshallOptions))) // a Buffer is equal to no Uint8Array
  return isDeepStrictEqual(sentItem, structuredClone(unmarshall(error.Item)))
}

function inTable(write: TableWrite, TableName: string) {
  if ('Put' in write) return { Put: { ...write.Put, TableName } }
  if ('Update' in write) return { Update: { ...write.Update, TableName } }
  if ('Delete' in write) return { Delete: { ...write.Delete, TableName } }
  return { ConditionCheck: { ...write.ConditionCheck, TableName } }
}
