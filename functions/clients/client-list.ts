import type { AgentPrincipal } from '#shared/access/principal'
import type { ClientListed } from '#shared/api/client-shapes'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { agentIdSchema } from '#shared/ids/ids'
import type { ClientStore } from '../data/clients/client-store'
import { demanded, type StoredList } from '../data/table/filtered-list'
import { isOwn, listedAgent } from '../runtime/own'

/** What lists of clients may be filtered and ordered by. */
export const clientWhitelist: Whitelist = {
  filter: {
    id: 'string',
    clientId: 'string',
    agentId: 'string',
    name: 'string',
    firstName: 'string',
    lastName: 'string',
    email: 'string',
    status: 'string',
    archived: 'boolean',
    updatedDate: 'date',
  },
  order: ['name', 'firstName', 'lastName', 'email', 'status', 'updatedDate'],
  fields: [],
  include: ['agent', 'clientData'],
}

const inClientData: readonly string[] = ['status', 'archived', 'updatedDate']

/** The clients that an agent may list: their own, for lead agents all of the agency or those of the agent asked for. */
export function clientList(
  clients: Pick<ClientStore, 'list'>,
  { principal, where }: { readonly principal: AgentPrincipal; readonly where: Where },
): StoredList<ClientListed> {
  const { agencyId } = principal
  const asked = agentIdSchema.safeParse(demanded(where, 'agentId'))
  const agentId = asked.success && isOwn(principal, { agentId: asked.data }) ? asked.data : listedAgent(principal)
  return {
    page: (query) => clients.list({ agencyId, agentId, ...query }),
    read: (field) => (client) => Reflect.get(inClientData.includes(field) ? client.clientData : client, field),
    order: { field: 'name', direction: 'ascending' },
  }
}
