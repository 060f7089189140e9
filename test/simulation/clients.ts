import { clientPrincipalSchema } from '#shared/access/principal'
import { clientIdSchema } from '#shared/ids/ids'
import { clientItems } from '../../functions/data/clients/client-change'
import { type ClientRecord, clientRecord } from '../../functions/data/clients/client-records'
import type { Table } from '../../functions/data/table/table-access'
import { marula } from '../support/trip-world'

export const clientIds = ['cli_eleanor', 'cli_tomas'].map((id) => clientIdSchema.parse(id))

const clients = clientIds.map((id, index) =>
  clientRecord.parse({
    id,
    agencyId: marula,
    agentId: 'agt_naledi',
    version: 1,
    firstName: ['Eleanor', 'Tomás'][index],
    lastName: 'Hartley',

    email: `${id}@example.com`,
    contact: { phone: '', address: '' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena' },
    status: 'lead',
    archived: false,
    createdDate: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  }),
)

/** The clients whose trips are simulated, as they are before anybody does anything. */
export async function putClients(table: Table): Promise<void> {
  for (const client of clients) {
    const { client: own, email } = clientItems(client)
    await table.write([{ Put: { Item: own } }, { Put: { Item: email } }])
  }
}

/** A client who is signed in. */
export const clientNamed = (clientId: ClientRecord['id']) =>
  clientPrincipalSchema.parse({ kind: 'client', agencyId: marula, clientId })
