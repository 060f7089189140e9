import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { optionalEnv, readEnv } from '../runtime/env'
import { environmentCredentials } from '../runtime/environment-credentials'
import { type Table, tableOver } from './table-access'

/**
 * The document client of this container. Credentials come from the environment only (Lambda puts them there), which keeps
 * the provider chain out of the bundle. Throttled calls are retried by the SDK with backoff and jitter.
 */
export function documentClient(endpoint: string | undefined = optionalEnv('dynamodbEndpoint')): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    region: process.env.AWS_REGION ?? 'us-east-1',
    credentials: environmentCredentials,
    maxAttempts: 5,
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

let shared: Table | undefined

/** The table of this container: one client, made at its first use. */
export function theTable(): Table {
  shared ??= tableOver(documentClient(), readEnv('tableName').tableName)
  return shared
}
