import { formatMoney } from '#shared/format/money'
import { countOf, guestWords } from '#shared/format/words'
import { flightStatusLabels } from '#shared/itinerary/flight-status-labels'
import type { Segment } from '#shared/itinerary/segment'
import { isOwnArrangement, segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { InventoryStatus } from '#shared/itinerary/supplier-status'
import { exponentOf } from '#shared/money/currency-exponent'
import { isGiven, minorUnitsOf, type SupplierAmount } from '#shared/money/supplier-amount'

export const datesOf = (segment: Segment | undefined): string =>
  segment === undefined ? '' : `${segment.startDate} to ${segment.endDate}`

/** Rooms and who sleeps in them, as in `JAO-TENT 2+1 (9)`. */
export const roomsOf = ({ rooms }: Pick<Segment, 'rooms'>): string =>
  rooms
    .map(({ optionKey, adults, children, childrenAges }) => {
      const ages = childrenAges.length === 0 ? '' : ` (${childrenAges.join(', ')})`
      return `${optionKey} ${adults}+${children}${ages}`
    })
    .join(', ')

/** A room and who sleeps in it, in words: `Tent for 2 adults`. */
export const roomWords = ({ name, optionKey, ...guests }: Segment['rooms'][number]): string =>
  `${name ?? optionKey} for ${guestWords(guests)}`

/** In words; amounts of the itinerary's own currency need to be told which. */
type Tell = (segment: Segment, currency: string) => string

/**
 * Everything that an agent, or the supplier system, may change of a segment: by its word, and in
 * words.
 */
export const toldOfSegment: Readonly<Record<string, readonly [word: string, tell: Tell]>> = {
  dates: ['dates', datesOf],
  supplierCode: ['camp', ({ campName, supplierCode = '' }) => campName ?? supplierCode],
  type: ['type', ({ type }) => segmentTypeLabel(type)],
  region: ['region', regionOf],
  location: ['place', ({ location = '', locationCode = '' }) => location || locationCode],
  way: ['route', ({ fromHubCode = '?', travelHubCode = '?' }) => wayOf(fromHubCode, travelHubCode)],
  rooms: ['rooms', roomsOf],
  costAmount: ['cost', amountsOf],
  racFactor: ['rack factor', ({ racFactor }) => (racFactor === undefined ? '' : String(racFactor))],
  sellOverride: [
    'manual sell price',
    ({ sellOverride }, currency) => moneyWords(sellOverride, currency),
  ],
  sellOverrideReason: [
    'reason for the manual price',
    ({ sellOverrideReason = '' }) => sellOverrideReason,
  ],
  chargeable: [
    'charged',
    ({ chargeable }) => (chargeable === undefined ? '' : chargeable ? 'yes' : 'no'),
  ],
  hideFromClient: [
    'hidden from the client',
    ({ hideFromClient }) => (hideFromClient ? 'yes' : 'no'),
  ],
  optional: ['offered as an option', ({ optional }) => (optional ? 'yes' : 'no')],
  minAge: ['minimum age', ({ minAge }) => (minAge === undefined ? '' : String(minAge))],
  pricedFor: ['travelers priced', ({ pricedFor }) => String(pricedFor ?? '')],
  title: ['name', ({ title = '' }) => title],
  extras: ['inclusions', ({ extras }) => extras.join(', ')],
  description: ['note', ({ description = '' }) => description],
  flightNumber: ['flight number', ({ flightNumber = '' }) => flightNumber],
  times: [
    'times',
    ({ departureTime = '', arrivalTime = '' }) =>
      departureTime === '' && arrivalTime === ''
        ? ''
        : `${departureTime || '?'} to ${arrivalTime || '?'}`,
  ],
  flightStatus: [
    'flight',
    ({ flightStatus }) => (flightStatus === undefined ? '' : flightStatusLabels[flightStatus]),
  ],
  arrangedBy: ['arranged by', ({ arrangedBy = '' }) => (arrangedBy === '1' ? 'Agent' : arrangedBy)],
  inventoryStatus: [
    'at the supplier',
    ({ inventoryStatus }) => (inventoryStatus === undefined ? '' : inventoryWords[inventoryStatus]),
  ],
  bookingStatus: ['booking', ({ bookingStatus = '' }) => bookingStatus],
  availability: ['availability', ({ availability }) => availabilityWords(availability)],
}

const inventoryWords: Readonly<Record<InventoryStatus, string>> = {
  Draft: 'not booked',
  Provisional: 'held',
  Waitlisted: 'waitlisted',
  Confirmed: 'confirmed',
  Cancelled: 'cancelled',
  Pending: 'pending',
  Requested: 'requested',
  Not_applicable: 'not applicable',
  Placeholder: 'placeholder',
  Pseudo: 'placeholder',
}

/** Of a segment's worst night: rooms free, or one of the words of 2 §8. */
function availabilityWords(availability: number | undefined): string {
  if (availability === undefined) return ''
  if (availability > 0) return `${countOf(availability, 'room')} available`
  return (
    { [-1]: 'may be available', [-2]: 'on request', [-3]: 'closed' }[availability] ?? 'no rooms'
  )
}

const moneyWords = (amount: number | undefined, currency: string): string =>
  amount === undefined ? '' : formatMoney({ amount, currency }, { show: 'code' })

/** Of an own arrangement; a camp says itself where it is. */
function regionOf(segment: Segment): string {
  const { regionName, regionCode, country } = segment
  if (!isOwnArrangement(segment)) return ''
  return [regionName ?? regionCode, country]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}

const wayOf = (from: string, to: string): string =>
  from === '?' && to === '?' ? '' : `${from} to ${to}`

function amountsOf({ costAmount, rspAmount, currency = '' }: Segment): string {
  const rack = rspAmount === undefined ? undefined : `rack ${supplierWords(rspAmount, currency)}`
  return [supplierWords(costAmount, currency), rack].filter(Boolean).join(', ')
}

/** An amount as suppliers give it (`USD 1,485.00`); as it stands where it is no figure. */
function supplierWords(amount: SupplierAmount, currency: string): string {
  if (!isGiven(amount)) return amount ?? ''
  const minor = minorUnitsOf(amount, exponentOf(currency))
  return formatMoney({ amount: minor, currency }, { show: 'code' })
}
