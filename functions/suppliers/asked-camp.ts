import type { RoomRequest } from '#shared/api/replies'
import { AppError } from '#shared/errors/app-error'
import { partyWords } from '#shared/format/words'
import { openRequests } from '#shared/itinerary/room-requests'
import type { Segment } from '#shared/itinerary/segment'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { type ReplyRecord, replyStore } from '../data/itineraries/reply-store'
import { agencyStore } from '../data/people/agency-store'
import { attemptStore } from '../data/people/attempt-store'
import { titleOf } from '../itineraries/history/segment-title'
import { roomsOf, roomWords } from '../itineraries/history/segment-words'
import { countAttempt } from '../portal/throttle'
import type { Deps } from '../runtime/use-case'

export const replyMakers = {
  replies: replyStore,
  itineraries: itineraryStore,
  agencies: agencyStore,
  attempts: attemptStore,
}
export type ReplyDeps = Deps<typeof replyMakers>

/** Links that didn't work, from one address in a quarter of an hour. */
export const brokenLinksLimit = 30

/**
 * The request behind a link of a mail.
 * @throws AppError record.not-found for every link that opens nothing, auth.throttled
 */
export async function askedCamp(token: string, sourceIp: string, deps: ReplyDeps) {
  const giveBack = await countAttempt([['reply-link', sourceIp, brokenLinksLimit]], deps)
  const reply = await deps.replies.find(token, deps.clock.now())
  const [trip, agency] = await Promise.all([
    reply && deps.itineraries.get(reply.agencyId, reply.itineraryId),
    reply && deps.agencies.agency(reply.agencyId),
  ])
  const stay = trip?.record.segments.find(({ id }) => id === reply?.segmentId)
  if (!reply || !trip || !stay || !agency || agency.archived) throw new AppError('record.not-found')
  await giveBack()
  return { reply, trip, agency, stay }
}
type Asked = Awaited<ReturnType<typeof askedCamp>>

/** Whether the stay is still asked for, and is the one that was. */
export const isWaited = ({ reply, trip, stay }: Asked): boolean =>
  openRequests(trip.record).includes(stay) && isSameStay(reply, stay)

const isSameStay = (reply: ReplyRecord, stay: Segment): boolean =>
  stay.supplierCode === reply.supplierCode &&
  stay.startDate === reply.startDate &&
  stay.endDate === reply.endDate &&
  roomsOf(stay) === reply.rooms

/** What a camp sees. */
export function requestOf(asked: Asked, said = asked.reply.said): RoomRequest {
  const { reply, trip, agency, stay } = asked
  const { bookingReference = '', holdExpiry: until } = trip.record
  const { name, agencyCode, address, theme } = agency
  return {
    agency: { name, agencyCode, address, theme },
    campName: titleOf(stay),
    party: partyWords(trip.record),
    startDate: reply.startDate,
    endDate: reply.endDate,
    bookingReference,
    until,
    rooms: stay.rooms.map(roomWords),
    isOpen: said === undefined && isWaited(asked),
    said,
  }
}
