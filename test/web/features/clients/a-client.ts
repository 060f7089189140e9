import { type ClientView, clientView } from '#shared/api/client-shapes'

export const aClient = (named: object = {}, version = 1): ClientView =>
  clientView.parse({
    id: 'cli_eleanor',
    clientId: 'cli_eleanor',
    version,
    name: 'Eleanor Hartley',
    firstName: 'Eleanor',
    lastName: 'Hartley',
    email: 'eleanor@hartley.co.uk',
    agentId: 'agt_naledi',
    contact: { phone: '+44', address: 'London' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena', fullName: 'Naledi Mokoena' },
    clientData: {
      id: 'cli_eleanor',
      clientId: 'cli_eleanor',
      firstName: 'Eleanor',
      lastName: 'Hartley',
      name: 'E H',
      status: 'lead',
      archived: false,
      updatedDate: '2026-11-20T08:00:00.000Z',
      clientUpdates: [],
    },
    ...named,
  })
