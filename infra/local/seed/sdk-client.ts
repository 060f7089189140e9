import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** The whole SDK client, for what no handler does: making tables and filling them. */
export function sdkClient(endpoint: string): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    region: 'us-east-1',
    maxAttempts: 5,
    endpoint,
  })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
