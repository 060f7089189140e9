import { fieldsOf } from '#shared/catalogue/fields-of'
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
    ...fieldsOf('string', 'id clientId agentId name firstName lastName email phone status'),
    ...fieldsOf('boolean', 'archived'),
    ...fieldsOf('date', 'updatedDate'),
  },
  order: ['name', 'firstName', 'lastName', 'email', 'status', 'updatedDate', 'agentFirstName'],
  fields: [],
  include: ['agent', 'clientData', 'itineraryCount'],
}
