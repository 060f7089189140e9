import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { documentClient } from '../../functions/data/table/document-client'
import { type Table, tableOver } from '../../functions/data/table/table-access'

/** The table of a running product, from outside. */
export interface ProductTable {
  readonly client: DynamoDBDocumentClient
  readonly name: string
  readonly table: Table
}

/** @param place - what the product has left for commands that work on it from outside */
export function productTable(place: Readonly<Record<string, string>>): ProductTable {
  const client = documentClient({
    endpoint: place.DYNAMODB_ENDPOINT ?? '',
    credentials: {
      accessKeyId: place.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: place.AWS_SECRET_ACCESS_KEY ?? '',
    },
  })
  const name = place.TABLE_NAME ?? ''
  return { client, name, table: tableOver(client, name) }
}
