import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseFilter } from '#shared/catalogue/filter'
import type { Message } from '#shared/itinerary/party'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { shownMessage } from '../../data/itineraries/message-records'
import { messageStore } from '../../data/itineraries/message-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Basics, type Deps, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'
import { agentView } from '../view/view'

export interface GetItineraryDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
}

/** Messages that come with an itinerary; GET /api/Messages has them all. */
const newestMessages = 20

/** What a caller may ask for beside the itinerary: all of it is always there. */
const whitelist = { filter: {}, order: [], fields: [], include: ['agent', 'client', 'payments', 'messages', 'parties'] }

const makers = { itineraries: itineraryStore, messages: messageStore }

/** One itinerary as its agent sees it; another agency's, or another agent's, is not found. */
export const getItinerary = useCase(
  itinerariesRoutes.getItinerary,
  async ({ params, query, principal }, { itineraries, messages, clock }: Deps<typeof makers>) => {
    parseFilter(query.filter, whitelist)
    const { agencyId } = principal
    const [found, newest] = await Promise.all([
      itineraries.get(agencyId, params.id),
      messages.newest({ agencyId, itineraryId: params.id }, newestMessages),
    ])
    const stored = requireOwnTrip(principal, found)
    const view = agentView(stored, clock.now())
    const all = [...view.messages, ...newest.map(shownMessage)].sort(bySentAt)
    return reply({ ...view, messages: all }, { version: stored.record.version })
  },
)

const bySentAt = (one: Message, other: Message): number => (one.sentAt < other.sentAt ? -1 : 1)

export const handler = lambdaFor(getItinerary, makers)
