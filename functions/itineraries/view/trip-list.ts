import { itinerarySummary } from '#shared/api/itinerary-summary'
import { fieldsOf } from '#shared/catalogue/fields-of'
import type { Whitelist } from '#shared/catalogue/filter-types'
import { listReader } from '../../data/lists/list-reader'
import { tripLines } from '../../data/lists/trip-lines'
import type { Table } from '../../data/table/table-access'
import type { Deps } from '../../runtime/use-case'

export const tripListMakers = { tripList: (table: Table) => listReader(table, tripLines) }
export type ListItinerariesDeps = Deps<typeof tripListMakers>

/**
 * What lists of itineraries may be filtered and ordered by, and what of a line may be asked for
 * alone.
 */
export const tripWhitelist: Whitelist = {
  filter: {
    ...fieldsOf('string', 'id name state agentId agentName clientId clientName currency stage'),
    ...fieldsOf('string', 'bookingReference supplierDebts proposalId versionLetter'),
    ...fieldsOf('date', 'startDate endDate createdDate updatedAt dueDate'),
    ...fieldsOf('number', 'sell paid margin adults children problems unpriced'),
  },
  order: [
    'name',
    'state',
    'agentName',
    'clientName',
    'startDate',
    'endDate',
    'createdDate',
    'updatedAt',
    'sell',
    'paid',
    'margin',
    'currency',
    'dueDate',
  ],
  fields: Object.keys(itinerarySummary.shape),
  include: ['agent', 'client'],
}
