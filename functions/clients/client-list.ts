import type { Whitelist } from '#shared/catalogue/filter-types'
import { clientLines } from '../data/lists/client-lines'
import { listReader } from '../data/lists/list-reader'
import type { Table } from '../data/table/table-access'
import type { Deps } from '../runtime/use-case'

export const clientListMakers = { clientList: (table: Table) => listReader(table, clientLines) }
export type ListClientsDeps = Deps<typeof clientListMakers>

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
