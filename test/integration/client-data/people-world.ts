import { clientItems } from '../../../functions/data/clients/client-change'
import { clientRecord } from '../../../functions/data/clients/client-records'
import { agencyRecord, agentRecord } from '../../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../../functions/data/people/agency-store'
import type { Item, Table } from '../../../functions/data/table/table-access'

const agency = {
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
}
const person = (id: string, agencyId: string) =>
  agentRecord.parse({
    id,
    agencyId,
    email: `${id}@marula.example`,
    firstName: 'Naledi',
    lastName: 'Mokoena',
    capabilities: [],
    objectives: { passwordSet: true },
  })

/** Two agencies: Marula Journeys with Naledi and Thabo, and another with Peter. */
export const peopleItems = (): Item[] => [
  agencyItem(
    agencyRecord.parse({
      ...agency,
      agencyCode: 'MAR001',
      id: 'agy_marula',
      admins: ['agt_thabo'],
    }),
  ),
  agencyItem(
    agencyRecord.parse({ ...agency, agencyCode: 'OTH001', id: 'agy_other', admins: ['agt_peter'] }),
  ),
  ...agentItems(person('agt_naledi', 'agy_marula'), 'hash'),
  ...agentItems(person('agt_thabo', 'agy_marula'), 'hash'),
  ...agentItems(person('agt_peter', 'agy_other'), 'hash'),
]

/** A client of Naledi, with what a test names instead. */
export const aClient = (id: string, named: object = {}) =>
  clientRecord.parse({
    id: `cli_${id}`,
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    version: 1,
    firstName: 'Ada',
    lastName: 'Moremi',
    email: `${id}@example.com`,
    contact: { phone: '', address: '' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena' },
    status: 'lead',
    archived: false,
    createdDate: '2026-11-01T06:00:00.000Z',
    updatedAt: '2026-11-01T06:00:00.000Z',
    ...named,
  })

export const storeClients = async (table: Table, ...clients: ReturnType<typeof aClient>[]) => {
  for (const client of clients) {
    const { client: Item, email } = clientItems(client)
    await table.write([{ Put: { Item } }, { Put: { Item: email } }])
  }
}

export const storesOf = (table: Table) => ({ agencies: agencyStore(table) })
