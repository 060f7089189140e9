import { nightsLabel, shortRange } from '#shared/format/dates'
import { capitalize, countOf, partyWords } from '#shared/format/words'
import { flightStatusLabels } from '#shared/itinerary/flight-status-labels'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { rateNames } from '#shared/rates/rate-table'
import { moneyText } from '../../components/money/money-parts'
import { datesOfSegment } from '../journey/journey-words'
import type { Trip, TripSegment } from '../page/trip'
import { isPartyValue, partOfParty } from '../people/party-edits'
import { partyLabel, partyText } from '../people/party-words'
import { placeWords, segmentName, segmentTimes } from '../segments/segment-words'
import type { FieldValue } from './field-value'
import { type SegmentField, segmentOfPath } from './trip-edits'
import { isClient, isSegment } from './trip-fields'

const tripLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  client: 'Client',
  featuredImage: 'Picture',
  discount: 'Discount',
  customPriceAdjustment: 'Price adjustment',
  customPriceAdjustmentFee: 'Adjustment fee',
  cancellation: 'Cancellation policy',
  market: 'Supplier rates for',
  xfsm: 'Extra foreign-sell markup',
  lcr: 'Use the last currency rate',
  published: 'Client can see it',
  adults: 'Adults',
  children: 'Children',
}
const segmentLabels: Readonly<Record<SegmentField, string>> = {
  sellOverride: 'manual sell price',
  sellOverrideReason: 'reason for the manual price',
  hideFromClient: 'hidden from the client',
  arrangedBy: 'arranged by',
  chargeable: 'charged',
  optional: 'offered as an option',
  description: 'description',
}

/** The name of a field, for example `Land rate` or `Jao Camp: sell set by hand`. */
export function fieldLabel(path: string, trip: Trip): string {
  const rate = rateNames.find((name) => path === `rates.${name}`)
  if (rate !== undefined) return `${rate === 'dmc' ? 'DMC' : capitalize(rate)} rate`
  if (partOfParty(path) !== undefined) return partyLabel(path, trip)
  const ofSegment = segmentOfPath(path)
  if (ofSegment === undefined) return tripLabels[path] ?? path
  const segment = trip.itinerary.segments.find(({ id }) => id === ofSegment.id)
  const name = segment === undefined ? 'A segment' : segmentName(segment)
  return ofSegment.field === undefined ? name : `${name}: ${segmentLabels[ofSegment.field]}`
}

/**
 * A field's value in words; `trip` has the names of groups and the currency. A segment is described
 * by how it differs from `other`.
 */
export function fieldText(path: string, value: FieldValue, trip: TextContext): string {
  const ofParty = partyText(path, value, trip)
  if (ofParty !== undefined || isPartyValue(value)) return ofParty ?? ''
  if (isSegment(value))
    return segmentSide(value, isSegment(trip.other) ? trip.other : undefined, trip.currency)
  if (isClient(value)) return value.name
  const field = segmentOfPath(path)?.field
  if (path.startsWith('segment:')) return 'removed'
  if (path === 'client') return 'no client'
  if (path === 'featuredImage') return value === null ? 'automatic' : 'chosen manually'
  if (field === 'arrangedBy')
    return value === 'Agent' || value === '1' ? 'self-arranged' : 'the supplier'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return field === 'chargeable' ? 'default' : 'none'
  if (typeof value === 'string') return value
  return path.startsWith('rates.') ? `${value}%` : moneyText(value, trip.currency)
}

interface TextContext extends Pick<Trip, 'currency' | 'travelers' | 'parties'> {
  readonly other?: FieldValue | undefined
}

/**
 * How two versions of a segment differ, a line for each part: `May 7 – 11, 4 nights` beside `May 8
 * – 11, 3 nights`. Its dates if the other was removed.
 */
function segmentSide(
  segment: TripSegment,
  other: TripSegment | undefined,
  currency: string,
): string {
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
  ({ fromHubCode = 'elsewhere', travelHubCode = 'elsewhere' }) =>
    `${fromHubCode} to ${travelHubCode}`,
  ({ flightNumber }) => flightNumber ?? 'no flight number',
  ({ flightStatus }) =>
    flightStatus === undefined ? 'on schedule' : flightStatusLabels[flightStatus],
  (segment) =>
    segment.type === 'stay' && !isOwnArrangement(segment)
      ? ''
      : `costs ${segment.currency ?? ''} ${segment.costAmount ?? '0'}`,
  ({ sellOverride }, currency) =>
    sellOverride === undefined
      ? 'sell price from rates'
      : `manual sell price ${moneyText(sellOverride, currency)}`,
  (segment) => (isOwnArrangement(segment) ? 'self-arranged' : 'arranged by the supplier'),
  ({ chargeable }) =>
    chargeable === undefined ? 'charged by default' : chargeable ? 'charged' : 'not charged',
  ({ hideFromClient }) => (hideFromClient ? 'hidden from the client' : 'shown to the client'),
  ({ title = '' }) => title || 'no name',
  ({ description = '' }) => description || 'no description',
  ({ extras }) => (extras.length === 0 ? 'nothing included' : `included: ${extras.join(', ')}`),
]

function datesText(segment: TripSegment): string {
  const { type, startDate, endDate, nights } = segment
  return type === 'stay'
    ? `${shortRange(startDate, endDate)}, ${nightsLabel(nights)}`
    : datesOfSegment(segment)
}

/** `2 rooms: Tent, 2 adults; Tent, 1 adult, 1 child (8)`. */
function roomsText({ rooms }: TripSegment): string {
  if (rooms.length === 0) return 'no rooms'
  const each = rooms.map((room) => `${room.name ?? 'Room'}, ${partyWords(room)}`)
  return `${countOf(rooms.length, 'room')}: ${each.join('; ')}`
}
