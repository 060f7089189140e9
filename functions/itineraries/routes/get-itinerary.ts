import { itinerariesRoutes } from '#shared/api/itineraries'
import type { Message } from '#shared/itinerary/party'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { shownMessage } from '../../data/itineraries/message-records'
import { messageStore } from '../../data/itineraries/message-store'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { reply } from '../../runtime/reply'
import { type Basics, type Deps, useCase } from '../../runtime/use-case'
import { oneItinerary } from '../view/one-itinerary'
import { requireOwnTrip } from '../view/require-own-trip'
import { agentView } from '../view/view'
import { withinDepositLimit } from '../view/within-deposit-limit'

export interface GetItineraryDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
}

/** Messages that come with an itinerary; GET /api/Messages has them all. */
const newestMessages = 20

const makers = { itineraries: itineraryStore, messages: messageStore, agencies: agencyStore }

/** One itinerary as its agent sees it; another agency's, or another agent's, is not found. */
export const getItinerary = useCase(
  itinerariesRoutes.getItinerary,
  async (
    { params, query, principal },
    { itineraries, messages, agencies, clock }: Deps<typeof makers>,
  ) => {
    const fields = fieldsOfOne(query.filter, oneItinerary)
    const { agencyId } = principal
    const [found, newest] = await Promise.all([
      itineraries.get(agencyId, params.id),
      messages.newest({ agencyId, itineraryId: params.id }, newestMessages),
    ])
    const ownTrip = await withinDepositLimit(requireOwnTrip(principal, found), agencies)
    const view = agentView(ownTrip, clock.now())
    const all = [...view.messages, ...newest.map(shownMessage)].sort(bySentAt)
    return reply({ ...view, messages: all }, { fields, version: ownTrip.record.version })
  },
)

const bySentAt = (one: Message, other: Message): number => (one.sentAt < other.sentAt ? -1 : 1)

export const handler = lambdaFor(getItinerary, makers)
