import { type ClientRow, clientRows } from './client-rows'
import type { DemoClient } from './people-types'

const agencyOf = {
  agt_naledi: 'agy_marula',
  agt_thabo: 'agy_marula',
  agt_imani: 'agy_baobab',
  agt_peter: 'agy_direct',
} as const

/** Forty clients, most of them Naledi Mokoena’s, Eleanor Hartley first. */
export const demoClients: readonly DemoClient[] = clientRows.map(clientOf)

function clientOf({
  id,
  agent,
  phone,
  address,
  status = 'lead',
  notes = '',
  archived = false,
  ...person
}: ClientRow): DemoClient {
  return {
    ...person,
    clientId: `cli_${id}`,
    agencyId: agencyOf[agent],
    agentId: agent,
    name: `${person.firstName} ${person.lastName}`,
    contact: { phone, address },
    status,
    notes,
    archived,
  }
}
