import { longDate } from '#shared/format/dates'
import { guestWords, partyWords } from '#shared/format/words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { openRequests } from '#shared/itinerary/room-requests'
import type { Segment } from '#shared/itinerary/segment'
import { type MessageRecord, messageItem } from '../../data/itineraries/message-records'
import type { Actor } from '../../data/people/actor'
import { type PlannedWrite, putNew } from '../../data/table/commit'
import { titleOf } from '../history/segment-title'

interface Asking {
  /** Who asked for the hold. */
  readonly by: Actor
  readonly id: string
}

/**
 * The letter to the people who ask camps, when a hold has rooms that are only asked for: stored with the hold, as a message
 * of the trip. The sweep of mails sends it with its next run.
 */
export function roomRequestWrites(held: ItineraryRecord, { by, id }: Asking): PlannedWrite[] {
  const open = openRequests(held)
  if (open.length === 0) return []
  const { agencyId, id: itineraryId, clientId, updatedAt: sentAt } = held
  const message: MessageRecord = {
    ...{ id, agencyId, itineraryId, clientId, by, sentAt },
    conversation: 'consultant',
    text: roomRequestText(held, open),
  }
  return [putNew({ ...messageItem(message), gsi2sk: `${dueAtOnce}#${sentAt}#${id}` })]
}

/** Before every instant: what waits for a sweep does not wait for its time. */
const dueAtOnce = '0'

/** What is asked, in words. */
export function roomRequestText(record: ItineraryRecord, stays: readonly Segment[]): string {
  const { bookingReference = '', holdExpiry, adults, children, childrenAges } = record
  const party = partyWords({ adults, children, childrenAges })
  const before =
    holdExpiry === undefined ? '' : ` before ${holdExpiry.slice(0, 16).replace('T', ' ')} UTC, when the hold ends`
  return `Please ask for these rooms, booking ${bookingReference}, for ${party}:

${stays.map(lineOf).join('\n')}

Please tell us what the camp says${before}.`
}

function lineOf(stay: Segment): string {
  const rooms = stay.rooms.map(({ name, optionKey, ...guests }) => `${name ?? optionKey} for ${guestWords(guests)}`)
  const wanted = rooms.length === 0 ? 'rooms as the camp proposes' : rooms.join('; ')
  return `- ${titleOf(stay)}, ${longDate(stay.startDate)} to ${longDate(stay.endDate)}: ${wanted}`
}
