import { optionalEnv, readEnv } from '../../runtime/env'
import { dynamoClient } from './dynamo-client'
import { signedWire } from './dynamo-wire'
import { type Table, tableOver } from './table-access'

let shared: Table | undefined

/** The table of this container: one client with its connections, made at its first use. */
export function theTable(): Table {
  shared ??= tableOver(
    dynamoClient(signedWire({ endpoint: optionalEnv('dynamodbEndpoint') })),
    readEnv('tableName').tableName,
  )
  return shared
}
