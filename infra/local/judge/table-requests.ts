import * as z from 'zod/mini'
import { tableDefinition } from '../../../functions/data/table/table'
import type { Asked } from './judge'

const item = z.record(z.string(), z.unknown())
const namedTable = z.object({ TableName: z.string() })
const writeParts = {
  Put: z.extend(namedTable, { Item: item }),
  Update: z.extend(namedTable, { Key: item }),
  Delete: z.extend(namedTable, { Key: item }),
  ConditionCheck: z.extend(namedTable, { Key: item }),
}
const query = z.extend(namedTable, {
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z._default(z.record(z.string(), z.string()), {}),
  ExpressionAttributeValues: item,
})

/** The arn of a table by its name. */
type ArnOf = (tableName: string) => string

/**
 * What DynamoDB asks IAM about a call, item by item for a transaction, which is no action of its
 * own. The leading key of a Query is the partition key that it names, of the table or of the index.
 * @throws Error for a call that no function of ours makes
 */
export function tableRequests(operation: string, input: unknown, arnOf: ArnOf): Asked[] {
  const on = (
    action: string,
    { TableName, Item, Key }: { TableName: string; Item?: unknown; Key?: unknown },
  ): Asked => ({
    action: `dynamodb:${action}`,
    resource: arnOf(TableName),
    leadingKeys: [keyOf(Item ?? Key)],
  })
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [on(operation, writeParts.Update.parse(input))]
    case 'PutItem':
      return [on(operation, writeParts.Put.parse(input))]
    case 'BatchGetItem':
      return Object.entries(batchGet.parse(input).RequestItems).map(([TableName, { Keys }]) => ({
        action: `dynamodb:${operation}`,
        resource: arnOf(TableName),
        leadingKeys: Keys.map(keyOf),
      }))
    case 'TransactWriteItems':
      return transaction.parse(input).TransactItems.map((write) => {
        const [kind = '', of] = Object.entries(write).find(([, one]) => one !== undefined) ?? []
        return on(`${kind}Item`, of ?? { TableName: '' })
      })
    case 'Query':
      return [queryRequest(query.parse(input), arnOf)]
    default:
      throw new Error(`No function of ours may call ${operation}`)
  }
}

const keyOf = (at: unknown): string => textOf(Object(at)[tableDefinition.partitionKey])

/**
 * A text as DynamoDB's protocol has it, or plain, as the client of documents does.
 * @throws Error where it is neither
 */
function textOf(value: unknown): string {
  const text: unknown = typeof value === 'string' ? value : Object(value).S
  if (typeof text === 'string') return text
  throw new Error('A call of the table names no partition key')
}

const batchGet = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(item) })) })
const transaction = z.object({ TransactItems: z.array(z.partial(z.object(writeParts))) })

function queryRequest(input: z.infer<typeof query>, arnOf: ArnOf): Asked {
  const { TableName, IndexName, KeyConditionExpression, ExpressionAttributeValues: values } = input
  const index = tableDefinition.indexes.find(({ name }) => name === IndexName)
  const key = (index ?? tableDefinition).partitionKey
  const [, placeholder = ''] =
    [...KeyConditionExpression.matchAll(/([#\w]+) = (:\w+)/g)]
      .map(([, name = '', placeholder]) => [
        input.ExpressionAttributeNames[name] ?? name,
        placeholder,
      ])
      .find(([name]) => name === key) ?? []
  const resource =
    IndexName === undefined ? arnOf(TableName) : `${arnOf(TableName)}/index/${IndexName}`
  return { action: 'dynamodb:Query', resource, leadingKeys: [textOf(values[placeholder])] }
}
