import { messagesRoutes } from '#shared/api/messages'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { messageStore } from '../../data/itineraries/message-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerId, readerOf, requireSeenTrip } from '../../itineraries/view/trip-reader'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { itineraries: itineraryStore, messages: messageStore }

/** Notes how far the caller has read. A time in the future counts as now. */
export const markMessagesRead = useCase(
  messagesRoutes.markMessagesRead,
  async ({ body, principal }, { itineraries, messages, clock }: Deps<typeof makers>) => {
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

export const handler = lambdaFor(markMessagesRead, makers)
