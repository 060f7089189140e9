import { clientIdSchema } from '#shared/ids/ids'
import { clientRecord } from '../../functions/data/client-records'
import type { ClientStore } from '../../functions/data/client-store'
import { marula } from '../support/trip-world'

export const clientIds = ['cli_eleanor', 'cli_tomas'].map((id) => clientIdSchema.parse(id))

const clients = clientIds.map((id, index) =>
  clientRecord.parse({
    ...{
      id,
      agencyId: marula,
      agentId: 'agt_naledi',
      version: 1,
      firstName: ['Eleanor', 'Tomás'][index],
      lastName: 'Hartley',
    },
    ...{
      email: `${id}@example.com`,
      contact: { phone: '', address: '' },
      agent: { firstName: 'Naledi', lastName: 'Mokoena' },
    },
    ...{ status: 'lead', archived: false, clientNotes: '' },
    ...{ createdDate: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  }),
)

/** The clients whose trips are simulated; nobody changes them. */
export const clientsOfSimulation: Pick<ClientStore, 'get'> = {
  get: async (agency, id) => (agency === marula ? clients.find((client) => client.id === id) : undefined),
}
