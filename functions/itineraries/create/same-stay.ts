import type { Segment } from '#shared/itinerary/segment'
import type { RoomLine } from '#shared/rooms/room-line'

/** What decides a supplier's price of a segment. */
export type Stay = Pick<Segment, 'type' | 'startDate' | 'endDate'> & {
  readonly supplierCode?: Segment['supplierCode']
  readonly rooms: readonly RoomLine[]
}

/**
 * Whether two segments ask the supplier for the same: camp, dates, and who sleeps in which rooms.
 */
export function isSameStay(one: Stay, other: Stay): boolean {
  return (
    one.type === other.type &&
    one.supplierCode === other.supplierCode &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    JSON.stringify(one.rooms.map(guests)) === JSON.stringify(other.rooms.map(guests))
  )
}

const guests = ({ optionKey, adults, children, childrenAges }: RoomLine) => [
  optionKey,
  adults,
  children,
  childrenAges,
]
