import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientOptions } from '../../runtime/aws-client'

/** How items become attributes: a field that is undefined is left out. */
export const marshallOptions = { removeUndefinedValues: true } as const

/** A client of DynamoDB that speaks in plain items. */
export function documentClient(more: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const options = clientOptions({ endpoint: 'dynamodbEndpoint', timeLimitMs: 3_000, maxAttempts: 5 })
  return DynamoDBDocumentClient.from(new DynamoDBClient({ ...options, ...more }), {
    marshallOptions: { ...marshallOptions }, // the client adds fields of its own
  })
}
