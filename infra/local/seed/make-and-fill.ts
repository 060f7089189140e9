import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
  DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { isSeeded } from '../demo/loaded'
import { ensureTable } from '../table'

interface MakeAndFill {
  readonly endpoint: string
  readonly table: Table
  readonly items: () => Promise<Item[]>
}

/** Makes the table where it is missing, and writes the items where they are. */
export async function makeAndFill({ endpoint, table, items }: MakeAndFill): Promise<void> {
  const client = sdkClient(endpoint)
  await ensureTable(client, table.name)
  if (!(await isSeeded(table)))
    await writeItems({ client, tableName: table.name, items: await items() })
  client.destroy()
}

/** The whole SDK client, for what no handler does: making tables and filling them. */
function sdkClient(endpoint: string): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ region: 'us-east-1', maxAttempts: 5, endpoint })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

interface WriteItems {
  readonly client: DynamoDBDocumentClient
  readonly tableName: string
  readonly items: readonly Item[]
}

const maxInOneCall = 25
const callsAtOnce = 4

/**
 * Writes items through the API, over what is there: for every engine. What the table leaves
 * unprocessed is written again after a pause. Of the last items nothing is written before all
 * others are, so that they can stand for the whole.
 */
export async function writeItems({ client, tableName, items }: WriteItems): Promise<void> {
  const batches: Item[][] = []
  for (let at = 0; at < items.length; at += maxInOneCall)
    batches.push(items.slice(at, at + maxInOneCall))
  const last = batches.pop()
  let next = 0
  const writeOn = async () => {
    for (let batch = batches[next++]; batch !== undefined; batch = batches[next++])
      await writeBatch(batch)
  }
  await Promise.all(Array.from({ length: callsAtOnce }, writeOn))
  if (last !== undefined) await writeBatch(last)

  async function writeBatch(batch: readonly Item[]): Promise<void> {
    let requests: BatchWriteCommandInput['RequestItems'] = {
      [tableName]: batch.map((Item) => ({ PutRequest: { Item } })),
    }
    for (let attempt = 1; requests !== undefined && Object.keys(requests).length > 0; attempt++) {
      if (attempt > 10) throw new Error('The table stopped accepting items')
      if (attempt > 1)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** attempt))
      const answer: BatchWriteCommandOutput = await client.send(
        new BatchWriteCommand({ RequestItems: requests }),
      )
      requests = answer.UnprocessedItems
    }
  }
}
