import type { Segment } from '#shared/itinerary/segment'
import { isOwnArrangement, segmentTypeLabel } from '#shared/itinerary/segment-types'

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

/** Everything that an agent, or the supplier system, may change of a segment: by its word, and in words. */
export const toldOfSegment: Readonly<Record<string, readonly [word: string, tell: (segment: Segment) => string]>> = {
  dates: ['dates', datesOf],
  supplierCode: ['camp', ({ campName, supplierCode = '' }) => campName ?? supplierCode],
  type: ['type', ({ type }) => segmentTypeLabel(type)],
  region: ['region', regionOf],
  location: ['place', ({ location = '', locationCode = '' }) => location || locationCode],
  way: ['way', ({ fromHubCode = '?', travelHubCode = '?' }) => wayOf(fromHubCode, travelHubCode)],
  rooms: ['rooms', roomsOf],
  costAmount: ['cost', amountsOf],
  racFactor: ['rack factor', ({ racFactor }) => (racFactor === undefined ? '' : String(racFactor))],
  sellOverride: ['sell override', ({ sellOverride }) => (sellOverride === undefined ? '' : String(sellOverride))],
  sellOverrideReason: ['reason of the sell override', ({ sellOverrideReason = '' }) => sellOverrideReason],
  chargeable: ['chargeable', ({ chargeable }) => (chargeable === undefined ? '' : String(chargeable))],
  hideFromClient: ['hidden from the client', ({ hideFromClient }) => (hideFromClient ? 'yes' : 'no')],
  title: ['name', ({ title = '' }) => title],
  extras: ['what is included', ({ extras }) => extras.join(', ')],
  description: ['note', ({ description = '' }) => description],
  flightNumber: ['flight number', ({ flightNumber = '' }) => flightNumber],
  times: [
    'times',
    ({ departureTime = '', arrivalTime = '' }) =>
      departureTime === '' && arrivalTime === '' ? '' : `${departureTime || '?'} to ${arrivalTime || '?'}`,
  ],
  flightStatus: ['flight', ({ flightStatus = '' }) => flightStatus],
  arrangedBy: ['arranged by', ({ arrangedBy = '' }) => (arrangedBy === '1' ? 'Agent' : arrangedBy)],
  inventoryStatus: ['inventory', ({ inventoryStatus = '' }) => inventoryStatus],
  bookingStatus: ['booking', ({ bookingStatus = '' }) => bookingStatus],
  availability: ['availability', ({ availability }) => (availability === undefined ? '' : String(availability))],
}

/** Of an own arrangement; a camp says itself where it is. */
function regionOf(segment: Segment): string {
  const { regionName, regionCode, country } = segment
  if (!isOwnArrangement(segment)) return ''
  return [regionName ?? regionCode, country].filter((part) => part !== undefined && part !== '').join(', ')
}

const wayOf = (from: string, to: string): string => (from === '?' && to === '?' ? '' : `${from} to ${to}`)

function amountsOf({ costAmount, rspAmount, currency = '' }: Segment): string {
  const cost = costAmount === undefined ? [] : [`${currency} ${costAmount}`]
  return [...cost, ...(rspAmount === undefined ? [] : [`rack ${currency} ${rspAmount}`])].join(', ')
}
