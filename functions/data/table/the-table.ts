import { oncePerContainer, readEnv } from '../../runtime/env'
import { documentClient } from './document-client'
import { type Table, tableOver } from './table-access'

/** The table of this container: one client with its connections, made at its first use. */
export const theTable: () => Table = oncePerContainer(() =>
  tableOver(documentClient(), readEnv('tableName').tableName),
)
