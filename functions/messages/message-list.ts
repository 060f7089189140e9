import { type MessageView, maxTripsOfMessages } from '#shared/api/messages'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { byProperty, matches } from '#shared/catalogue/matches'
import { AppError, isAppError } from '#shared/errors/app-error'
import { type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { messageStore } from '../data/itineraries/message-store'
import { ownWhere } from '../data/lists/list-page'
import { findDemanded } from '../data/table/listing'
import { tripListMakers } from '../itineraries/view/trip-list'
import { requireSeenTrip, type TripReader } from '../itineraries/view/trip-reader'
import type { Deps } from '../runtime/use-case'
import { messagesSeen } from './message-view'

/** What a list of messages may be filtered and ordered by. */
export const messageWhitelist: Whitelist = {
  filter: { itineraryId: 'string', conversation: 'string', sentAt: 'date', unread: 'boolean' },
  order: ['sentAt'],
  fields: [],
  include: [],
  limits: { limit: 500, defaultLimit: 100 },
}

export const messageListMakers = {
  itineraries: itineraryStore,
  messages: messageStore,
  ...tripListMakers,
}
export type MessageListDeps = Deps<typeof messageListMakers>

interface Reading {
  readonly reader: TripReader
  readonly deps: MessageListDeps
}

/**
 * The messages that a where clause selects, the last first: of the itinerary that it names, else of
 * the reader's that were changed last.
 * @throws AppError filter.invalid, record.not-found when the itinerary is not the reader's
 */
export async function messagesWhere(where: Where, reading: Reading): Promise<MessageView[]> {
  const tripId = findDemanded(where, 'itineraryId')
  const messages =
    tripId === undefined
      ? await messagesOfRecentTrips(reading)
      : await messagesOf(itineraryNamed(tripId), reading)
  return messages.filter(matches(where, byProperty))
}

/** Trip and messages are read at once. */
async function messagesOf(
  itineraryId: ItineraryId,
  { reader, deps }: Reading,
): Promise<MessageView[]> {
  const { agencyId } = reader
  const [found, thread] = await Promise.all([
    deps.itineraries.get(agencyId, itineraryId),
    deps.messages.thread({ agencyId, itineraryId }),
  ])
  return messagesSeen(thread, { stored: requireSeenTrip(reader, found), reader })
}

async function messagesOfRecentTrips(reading: Reading): Promise<MessageView[]> {
  const { reader, deps } = reading
  const trips = await deps.tripList.now(reader.agencyId)
  const { lines } = trips.page({
    where: whereOwn(reader),
    order: [{ field: 'updatedAt', direction: 'descending' }],
    limit: maxTripsOfMessages,
  })
  const lists = await Promise.all(
    lines.map(({ id }) =>
      messagesOf(itineraryIdSchema.parse(id), reading).catch((error: unknown) => {
        if (isAppError(error, 'record.not-found')) return [] // not published, or given away just now
        throw error
      }),
    ),
  )
  return lists.flat().sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1))
}

/** A client's own trips, an agent's as in any list. */
const whereOwn = (reader: TripReader): Where =>
  reader.kind === 'client'
    ? { kind: 'equality', field: 'clientId', type: 'string', value: reader.clientId }
    : ownWhere({ kind: 'and', of: [] }, reader)

function itineraryNamed(value: unknown): ItineraryId {
  const idResult = itineraryIdSchema.safeParse(value)
  if (idResult.success) return idResult.data
  throw new AppError('filter.invalid', {
    field: 'where.itineraryId',
    reason: 'must name an itinerary',
  })
}
