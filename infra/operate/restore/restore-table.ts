import {
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'

/**
 * Restores a table as it was at a moment of the last 35 days into a new one, and waits until that
 * answers: some 20 minutes, and longer for much data.
 * @param pause waits between two looks at it
 */
export async function restoreTable(
  client: DynamoDBClient,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
  pause: () => Promise<void>,
): Promise<void> {
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: from,
      TargetTableName: to,
      RestoreDateTime: at,
    }),
  )
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: to }))
    if (Table?.TableStatus === 'ACTIVE') return
    await pause()
  }
}
