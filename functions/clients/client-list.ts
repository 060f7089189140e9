import type { Whitelist } from '#shared/catalogue/filter-types'
import { type ClientLine, clientLines } from '../data/lists/client-lines'
import { type ListReader, listReader } from '../data/lists/list-reader'
import type { Table } from '../data/table/table-access'
import type { Basics } from '../runtime/use-case'

export interface ListClientsDeps extends Basics {
  readonly clientList: ListReader<ClientLine>
}

export const clientListDeps = (table: Table) => ({ clientList: listReader(table, clientLines) })

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
