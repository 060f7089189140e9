import { availabilityLabels } from '#shared/calendar/availability'
import { capitalize } from '#shared/format/words'
import { isUnanswered } from '#shared/itinerary/room-requests'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { TripSegment } from '../page/trip'

export interface StayStatus {
  readonly label: string
  readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'plain'
}

/**
 * A stay's status: its booking, otherwise the supplier's last availability (2 §8, availability
 * labels).
 */
export function stayStatus(segment: TripSegment): StayStatus {
  const { availability, bookingStatus } = segment
  if (isOwnArrangement(segment)) return { label: 'Self-arranged', tone: 'plain' }
  if (isAsked(segment)) return { label: 'Requested from camp', tone: 'info' }
  const bookingTone = bookingTones[bookingStatus ?? '']
  if (bookingTone !== undefined && bookingStatus !== undefined)
    return { label: capitalize(bookingStatus), tone: bookingTone }
  if (availability === undefined) return { label: 'Not quoted yet', tone: 'plain' }
  if (availability > 0) return { label: `${availabilityLabels.rooms}: ${availability}`, tone: 'ok' }
  if (availability === -1) return { label: availabilityLabels.roomsMayBe, tone: 'warn' }
  return availability === -2
    ? { label: availabilityLabels.onRequest, tone: 'info' }
    : { label: availabilityLabels.noRooms, tone: 'bad' }
}

/** Whether a held stay's rooms were requested and the camp hasn't answered yet. */
export const isAsked = (segment: TripSegment): boolean =>
  segment.bookingStatus === 'provisional' && isUnanswered(segment)

/** A booking that is only a quote says nothing beyond availability. */
const bookingTones: Readonly<Record<string, StayStatus['tone']>> = {
  confirmed: 'ok',
  provisional: 'warn',
  cancelled: 'bad',
  unknown: 'plain',
}
