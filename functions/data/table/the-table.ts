import { readEnv } from '../../runtime/env'
import { documentClient } from './document-client'
import { type Table, tableOver } from './table-access'

let shared: Table | undefined

/** The table of this container: one client with its connections, made at its first use. */
export function theTable(): Table {
  shared ??= tableOver(documentClient(), readEnv('tableName').tableName)
  return shared
}
