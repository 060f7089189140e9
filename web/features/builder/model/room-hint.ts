import type { RoomType } from '#shared/api/availability'
import { isAvailable } from '#shared/calendar/availability'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { listed } from '#shared/format/words'
import type { CampCodes } from '../api/availability-query'
import type { BuilderSegment } from './builder-segment'
import type { RoomOffer } from './room-offer'

interface HintFacts {
  readonly room: RoomType
  readonly offer: RoomOffer
  readonly segment: BuilderSegment | undefined
  readonly codes: CampCodes | undefined
}

/** A few words beside the buttons of a room card: which nights are taken, that it is the last one, who it is for. */
export function roomHint({ room, offer, segment, codes }: HintFacts): string {
  if (segment !== undefined && offer.isOff) {
    const taken = takenNights(room.optionKey, { segment, codes })
    return taken.length === 0 || taken.length > 3 ? '' : `Taken on ${listed(taken.map(shortDate))}`
  }
  if (offer.left === 1) return 'The last one on these dates'
  if (room.normalChildren === 0) return 'Adults only'
  return room.maxUnits === 1 ? 'There is only one' : ''
}

function takenNights(
  optionKey: string,
  { segment, codes }: { segment: BuilderSegment; codes: CampCodes | undefined },
): CalendarDate[] {
  return nightsOf(segment.startDate, segment.endDate).filter((night) => {
    const code = codes?.rooms.get(night)?.[optionKey]
    return code !== undefined && !isAvailable(code)
  })
}
