import { countOf } from '#shared/format/words'
import type { Party, RoomCapacity } from '#shared/rooms/capacity'
import { defaultRooms } from '#shared/rooms/default-rooms'

/** `5 regions, 4 countries`; 'All Regions' when none is selected. */
export function regionsWords(regions: readonly { readonly countryCode: string }[]): string {
  if (regions.length === 0) return 'All Regions'
  const countries = new Set(regions.map(({ countryCode }) => countryCode)).size
  return `${countOf(regions.length, 'region')}, ${countOf(countries, 'country', 'countries')}`
}

/**
 * The count beside the heading: pins if there are any, otherwise the search's results, 'All' or the
 * number (2 §2.1).
 */
export function countWords({ pinned, term, total, narrowed }: CountFacts): string {
  if (pinned > 0) return `${pinned} pinned`
  if (term.trim() !== '') return total === undefined ? '' : `${total.toLocaleString('en-US')} Found`
  return narrowed && total !== undefined ? total.toLocaleString('en-US') : 'All'
}

interface CountFacts {
  readonly pinned: number
  readonly term: string
  readonly total: number | undefined
  /** Whether regions or live availability narrow the list. */
  readonly narrowed: boolean
}

/**
 * Short capacity that fits the card: `Up to 3 travelers: 2 adults, 1 child`. The tooltip has the
 * full text.
 */
export function capacityWords({ guestNormal, normalAdults, normalChildren }: RoomCapacity): string {
  const children =
    normalChildren === 0 ? 'no children' : countOf(normalChildren, 'child', 'children')
  return `Up to ${countOf(guestNormal, 'traveler')}: ${countOf(normalAdults, 'adult')}, ${children}`
}

/**
 * `1 of 2 rooms chosen`: the total adds the rooms that the remaining travelers would usually need.
 */
export function roomsChosenWords(chosen: number, unassigned: Party): string {
  const more = defaultRooms(unassigned).length
  return more === 0
    ? `${countOf(chosen, 'room')} selected`
    : `${chosen} of ${countOf(chosen + more, 'room')} selected`
}
