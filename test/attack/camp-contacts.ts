import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { supplierCodeSchema } from '#shared/ids/ids'
import { supplierTermsKey } from '../../functions/data/table/keys'
import { setFields } from '../../functions/data/table/update'
import type { ProductTable } from './product-table'

/** Whom every camp is written to while a product is attacked: the demo's camps have nobody. */
export const campContact = { name: 'Reservations', email: 'reservations@camp.example.org' }

/** Gives each camp somebody who is asked for rooms and about rate sheets. */
export async function giveContacts({ client, name, table }: ProductTable): Promise<void> {
  const { sk } = supplierTermsKey(supplierCodeSchema.parse('ANY'))
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: name,
      FilterExpression: 'sk = :terms',
      ExpressionAttributeValues: { ':terms': sk },
    }),
  )
  for (const { pk } of Items)
    await table.write([setFields({ pk: String(pk), sk }, { contacts: [campContact] })])
}
