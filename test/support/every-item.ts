import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { unpack } from '../../functions/data/table/packed'

/**
 * Everything that a table holds as one text, what is packed unpacked: equal for equal contents. Answers for repeats are
 * left out: each is sealed differently.
 */
export async function everythingIn(
  client: DynamoDBDocumentClient,
  tableName: string,
): Promise<string> {
  const items: string[] = []
  let from: Record<string, unknown> | undefined
  do {
    const answer = await client.send(
      new ScanCommand({ TableName: tableName, ExclusiveStartKey: from }),
    )
    items.push(...(answer.Items ?? []).map((item) => JSON.stringify(ordered(item))))
    from = answer.LastEvaluatedKey
  } while (from !== undefined)
  return items.sort().join('\n')
}

function ordered(value: unknown): unknown {
  if (value instanceof Uint8Array) return ordered(unpack(value))
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name, inner]) => name !== 'sealed' || !(inner instanceof Uint8Array))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, ordered(inner)]))
}
