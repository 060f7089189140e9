import type { Answer } from '../../../lib/api/route-table'

/** A saved or built itinerary as returned by the server. */
export type LookedTrip = Answer<'GET /api/SavedItineraries/{id}'>
export type SavedSummary = Answer<'GET /api/SavedItineraries'>[number]
export type StayAvailability = Answer<'POST /api/SavedItineraries/getAvailability'>['stays'][number]

/** The parts of a read-only trip, as in its address: `{component}` of 1 §2. */
export const tripPartNames = ['overview', 'days', 'map', 'price'] as const
export type TripPartName = (typeof tripPartNames)[number]

export const tripPartLabels = {
  overview: 'Overview',
  days: 'Day by day',
  map: 'Map',
  price: 'Price',
} as const satisfies Record<TripPartName, string>

/** The part in an address: the overview if there is none; undefined if unknown. */
export const tripPartOf = (component: string = 'overview'): TripPartName | undefined =>
  tripPartNames.find((part) => part === component)

export const savedKinds = [
  { value: 'all', label: 'All' },
  { value: 'example', label: 'Examples' },
  { value: 'saved', label: 'Saved by agents' },
] as const
export type SavedKind = (typeof savedKinds)[number]['value']

/** The saved trips that match every word by name, camp, place or author. */
export function findTrips(
  trips: readonly SavedSummary[],
  term: string,
  kind: SavedKind = 'all',
): SavedSummary[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  return trips.filter(({ name, camps, stays, agentName, state }) => {
    if (kind !== 'all' && state !== kind) return false
    const places = stays.flatMap(({ regionName = '', country = '' }) => [regionName, country])
    const text = plain([name, ...camps, ...places, agentName].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Ignores case and accents: `amelie` finds Amélie. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
