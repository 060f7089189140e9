import { nightsLabel, shortRange } from '#shared/format/dates'
import { countOf, partyWords } from '#shared/format/words'
import { flightStatusLabels } from '#shared/itinerary/flight-status'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { moneyText } from '../../components/money/money-parts'
import { datesOfSegment } from '../journey/journey-words'
import type { TripSegment } from '../page/trip'
import { placeWords, segmentName, segmentTimes } from '../segments/segment-words'

/**
 * How two versions of a segment differ, a line for each part: `May 7 – 11, 4 nights` beside `May 8 – 11, 3 nights`. Its
 * dates if the other was removed.
 */
export function segmentSide(segment: TripSegment, other: TripSegment | undefined, currency: string): string {
  if (other === undefined) return datesText(segment)
  const lines = parts.flatMap((part) => {
    const [own, theirs] = [part(segment, currency), part(other, currency)]
    return own === theirs ? [] : [own]
  })
  return lines.length === 0 ? datesText(segment) : lines.join('\n')
}

type Part = (segment: TripSegment, currency: string) => string

const parts: readonly Part[] = [
  segmentName,
  datesText,
  (segment) => segmentTimes(segment) || 'no times',
  roomsText,
  (segment) => placeWords(segment) || 'no place',
  ({ fromHubCode = 'elsewhere', travelHubCode = 'elsewhere' }) => `${fromHubCode} to ${travelHubCode}`,
  ({ flightNumber }) => flightNumber ?? 'no flight number',
  ({ flightStatus }) => (flightStatus === undefined ? 'on schedule' : flightStatusLabels[flightStatus]),
  (segment) =>
    segment.type === 'stay' && !isOwnArrangement(segment)
      ? ''
      : `costs ${segment.currency ?? ''} ${segment.costAmount ?? '0'}`,
  ({ sellOverride }, currency) =>
    sellOverride === undefined ? 'sell price from rates' : `manual sell price ${moneyText(sellOverride, currency)}`,
  (segment) => (isOwnArrangement(segment) ? 'self-arranged' : 'arranged by the supplier'),
  ({ chargeable }) => (chargeable === undefined ? 'charged by default' : chargeable ? 'charged' : 'not charged'),
  ({ hideFromClient }) => (hideFromClient ? 'hidden from the client' : 'shown to the client'),
  ({ title = '' }) => title || 'no name',
  ({ description = '' }) => description || 'no description',
  ({ extras }) => (extras.length === 0 ? 'nothing included' : `included: ${extras.join(', ')}`),
]

function datesText(segment: TripSegment): string {
  const { type, startDate, endDate, nights } = segment
  return type === 'stay' ? `${shortRange(startDate, endDate)}, ${nightsLabel(nights)}` : datesOfSegment(segment)
}

/** `2 rooms: TENT, 2 adults; TENT, 1 adult, 1 child (8)`. */
function roomsText({ rooms }: TripSegment): string {
  if (rooms.length === 0) return 'no rooms'
  const each = rooms.map((room) => `${room.name ?? roomCode(room.optionKey)}, ${partyWords(room)}`)
  return `${countOf(rooms.length, 'room')}: ${each.join('; ')}`
}

/** `TENT` of `JAO-TENT`. */
const roomCode = (optionKey: string): string => optionKey.slice(optionKey.indexOf('-') + 1)
