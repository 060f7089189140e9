import type { Item, Table } from '../../../functions/data/table/table-access'
import { isSeeded } from '../demo/loaded'
import { ensureTable } from '../table'
import { sdkClient } from './sdk-client'
import { writeItems } from './write-items'

interface MakeAndFill {
  readonly endpoint: string
  readonly table: Table
  readonly items: () => Promise<Item[]>
}

/** Makes the table where it is missing, and writes the items where they are. */
export async function makeAndFill({ endpoint, table, items }: MakeAndFill): Promise<void> {
  const client = sdkClient(endpoint)
  await ensureTable(client, table.name)
  if (!(await isSeeded(table))) await writeItems({ client, tableName: table.name, items: await items() })
  client.destroy()
}
