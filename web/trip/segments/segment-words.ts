import { capitalize } from '#shared/format/words'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { IconName } from '../../components/icons/icon-names'
import type { TripSegment } from '../page/trip'

/** A segment's name: its camp, else its title, else its type. */
export function segmentName({ campName, title, type, supplierCode }: TripSegment): string {
  return (
    campName ||
    firstPart(title) ||
    (type === 'stay' ? supplierCode : undefined) ||
    segmentTypeLabel(type)
  )
}

/**
 * The line below the name: the flight, the route of travel with its own name, then the rest of the
 * title or the description; else the type.
 */
export function segmentNote(segment: TripSegment): string {
  const { title = '', description, location = '', flightNumber = '', type } = segment
  const rest = segment.campName ? '' : title.slice(firstPart(title).length).replace(/^,\s*/, '')
  const own = capitalize(rest) || description || ''
  const facts = [flightNumber, title.includes(location) ? '' : location].filter(
    (fact) => !own.includes(fact),
  )
  const note = [...facts, own].filter(Boolean).join(' · ')
  return note || (title === '' || isArrival(type) ? '' : segmentTypeLabel(type))
}

/** `10:20 – 12:50`, `22:40 – 01:05 +1` if it arrives a day later; unknown parts are left out. */
export function segmentTimes({ departureTime, arrivalTime, nights }: TripSegment): string {
  const later = nights > 0 && arrivalTime !== undefined ? ` +${nights}` : ''
  const times = [departureTime, arrivalTime].filter((time) => time !== undefined)
  return `${times.join(' – ')}${later}`
}

/** Kinds whose names say what they are. */
const isArrival = (type: string): boolean => type === 'entry' || type === 'exit'

const firstPart = (title = ''): string => title.split(', ')[0] ?? title

/** `Okavango Delta, Botswana`; empty without a place. */
export function placeWords({ regionName, country }: TripSegment): string {
  return [regionName, country].filter((part) => part !== undefined && part !== '').join(', ')
}

const icons: Readonly<Record<string, IconName>> = {
  entry: 'plane-landing',
  exit: 'plane-takeoff',
  flight: 'plane',
  scheduled: 'plane',
  chartered: 'send',
  road: 'car',
  service: 'ticket',
  point: 'map-pin',
  price: 'calculator',
  stay: 'bed-double',
}

/** The icon of a type; a question mark for unknown ones. */
export const segmentIcon = (type: string): IconName => icons[type] ?? 'circle-question-mark'
