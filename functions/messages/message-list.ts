import type { MessageView } from '#shared/api/messages'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { byProperty, matches } from '#shared/catalogue/matches'
import { AppError } from '#shared/errors/app-error'
import { type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { messageStore } from '../data/itineraries/message-store'
import { findDemanded } from '../data/table/listing'
import { requireSeenTrip, type TripReader } from '../itineraries/view/trip-reader'
import type { Deps } from '../runtime/use-case'
import { messagesSeen } from './message-view'

/** What a list of messages may be filtered and ordered by; it always names one itinerary. */
export const messageWhitelist: Whitelist = {
  filter: { itineraryId: 'string', conversation: 'string', sentAt: 'date', unread: 'boolean' },
  order: ['sentAt'],
  fields: [],
  include: [],
  limits: { limit: 500, defaultLimit: 100 },
}

export const messageListMakers = { itineraries: itineraryStore, messages: messageStore }
export type MessageListDeps = Deps<typeof messageListMakers>

/**
 * The messages that a where clause selects, the last first; trip and messages are read at once.
 * @throws AppError filter.invalid when no itinerary is named, record.not-found when it is not the
 * reader's
 */
export async function messagesWhere(
  where: Where,
  { reader, deps }: { readonly reader: TripReader; readonly deps: MessageListDeps },
): Promise<MessageView[]> {
  const { agencyId } = reader
  const itineraryId = itineraryOf(where)
  const [found, thread] = await Promise.all([
    deps.itineraries.get(agencyId, itineraryId),
    deps.messages.thread({ agencyId, itineraryId }),
  ])
  const stored = requireSeenTrip(reader, found)
  return messagesSeen(thread, { stored, reader }).filter(matches(where, byProperty))
}

function itineraryOf(where: Where): ItineraryId {
  const parsed = itineraryIdSchema.safeParse(findDemanded(where, 'itineraryId'))
  if (parsed.success) return parsed.data
  throw new AppError('filter.invalid', {
    field: 'where.itineraryId',
    reason: 'must name an itinerary',
  })
}
