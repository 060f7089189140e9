import type { AgentPrincipal } from '#shared/access/principal'
import { type ItinerarySummary, itinerarySummary } from '#shared/api/itinerary-summary'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { agentIdSchema, clientIdSchema } from '#shared/ids/ids'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import { demanded, type StoredList } from '../../data/table/filtered-list'
import type { ListedPage } from '../../data/table/listing'
import { isOwn, listedAgent } from '../../runtime/own'

/** What lists of itineraries may be filtered and ordered by, and what of a line may be asked for alone. */
export const tripWhitelist: Whitelist = {
  filter: {
    id: 'string',
    name: 'string',
    state: 'string',
    agentId: 'string',
    agentName: 'string',
    clientId: 'string',
    clientName: 'string',
    currency: 'string',
    startDate: 'date',
    endDate: 'date',
    createdDate: 'date',
    updatedAt: 'date',
    sell: 'number',
    paid: 'number',
    margin: 'number',
    stage: 'string',
    dueDate: 'date',
    bookingReference: 'string',
    adults: 'number',
    children: 'number',
    problems: 'number',
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

/**
 * The itineraries that an agent may list: their own, for lead agents all of the agency or those of the agent asked for.
 * Those of one client lie together and are read together.
 */
export function tripList(
  itineraries: Pick<ItineraryStore, 'list' | 'ofClient'>,
  { principal, where }: { readonly principal: AgentPrincipal; readonly where: Where },
): StoredList<ItinerarySummary> {
  const { agencyId } = principal
  const shown = { read: readField, order: { field: 'updatedAt', direction: 'descending' } } as const
  const client = clientIdSchema.safeParse(demanded(where, 'clientId'))
  if (client.success) {
    const page = async (): Promise<ListedPage<ItinerarySummary>> => {
      const trips = await itineraries.ofClient(agencyId, client.data)
      const own = trips.filter((trip) => isOwn(principal, trip))
      return { rows: own.map((listed) => ({ listed, position: ['', '', ''] })), isLast: true }
    }
    return { ...shown, page }
  }
  const asked = agentIdSchema.safeParse(demanded(where, 'agentId'))
  const agentId = asked.success && isOwn(principal, { agentId: asked.data }) ? asked.data : listedAgent(principal)
  return { ...shown, page: (query) => itineraries.list({ agencyId, agentId, ...query }) }
}

const readField: StoredList<ItinerarySummary>['read'] = (field) => (trip) => Reflect.get(trip, field)
