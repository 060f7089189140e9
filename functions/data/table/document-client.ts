import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientOptions } from '../../runtime/aws-client'
import { isMeasured } from '../../runtime/figures'
import { countUnits } from './count-units'

/** How items become attributes: a field that is undefined is left out. */
export const marshallOptions = { removeUndefinedValues: true } as const

/** A client of DynamoDB that speaks in plain items. */
export function documentClient(more: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const options = clientOptions({ endpoint: 'dynamodbEndpoint', timeLimitMs: 3_000, maxAttempts: 5 })
  const client = new DynamoDBClient({ ...options, ...more })
  if (isMeasured()) countUnits(client)
  return DynamoDBDocumentClient.from(client, {
    marshallOptions: { ...marshallOptions }, // the client adds fields of its own
  })
}
