import { messagesRoutes } from '#shared/api/messages'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type MessageStore, messageStore } from '../../data/itineraries/message-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerId, readerOf, requireSeenTrip } from '../../itineraries/view/trip-reader'
import { type Basics, useCase } from '../../runtime/use-case'

export interface MarkReadDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly messages: Pick<MessageStore, 'markRead'>
}

/** Notes how far the caller has read. Nobody has read what is not written yet: a later time counts as now. */
export const markMessagesRead = useCase(
  messagesRoutes.markMessagesRead,
  async ({ body, principal }, { itineraries, messages, clock }: MarkReadDeps) => {
    const reader = readerOf(principal)
    const { agencyId } = reader
    const { itineraryId } = body
    requireSeenTrip(reader, await itineraries.get(agencyId, itineraryId))
    const now = clock.now().toISOString()
    const upTo = body.upTo < now ? body.upTo : now
    await messages.markRead({ agencyId, itineraryId }, { who: readerId(reader), upTo })
    return { readUpTo: upTo }
  },
)

export const handler = lambdaFor(markMessagesRead, (table) => ({
  itineraries: itineraryStore(table),
  messages: messageStore(table),
}))
