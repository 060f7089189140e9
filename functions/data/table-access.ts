import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { AppError } from '#shared/errors/app-error'

export type Key = { readonly pk: string; readonly sk: string }
export type Item = Record<string, unknown>
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
/** A write without its table: the table adds its own name. */
export type TableWrite =
  | { readonly Put: Omit<NonNullable<Write['Put']>, 'TableName'> }
  | { readonly Update: Omit<NonNullable<Write['Update']>, 'TableName'> }
  | { readonly Delete: Omit<NonNullable<Write['Delete']>, 'TableName'> }
  | { readonly ConditionCheck: Omit<NonNullable<Write['ConditionCheck']>, 'TableName'> }
export type TableQuery = Omit<QueryCommandInput, 'TableName'>
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
   * @throws TransactionCanceledException with the reasons in the order of the writes: read it with `refusalsOf`
   */
  write(writes: readonly TableWrite[]): Promise<void>
}

/** The table over a document client; `observe` receives each call's consumed capacity when it is given (the benchmarks). */
export function tableOver(client: DynamoDBDocumentClient, name: string): Table {
  const page = async (query: TableQuery): Promise<Page> => {
    const answer = await client.send(new QueryCommand({ ...query, TableName: name }))
    return { items: answer.Items ?? [], next: answer.LastEvaluatedKey }
  }
  return {
    name,
    page,
    async get(key, options) {
      const answer = await client.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: options?.consistent ?? false }),
      )
      return answer.Item
    },
    async getMany(keys) {
      let pending = keys.map(({ pk, sk }): Item => ({ pk, sk }))
      const found: Item[] = []
      for (let attempt = 0; pending.length > 0; attempt++) {
        if (attempt === 5) throw new AppError('service.busy')
        if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** attempt))
        const answer = await client.send(new BatchGetCommand({ RequestItems: { [name]: { Keys: pending } } }))
        found.push(...(answer.Responses?.[name] ?? []))
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
      await client.send(new TransactWriteCommand({ TransactItems: writes.map((write) => withTable(write, name)) }))
    },
  }
}

function withTable(write: TableWrite, TableName: string): Write {
  if ('Put' in write) return { Put: { ...write.Put, TableName } }
  if ('Update' in write) return { Update: { ...write.Update, TableName } }
  if ('Delete' in write) return { Delete: { ...write.Delete, TableName } }
  return { ConditionCheck: { ...write.ConditionCheck, TableName } }
}
