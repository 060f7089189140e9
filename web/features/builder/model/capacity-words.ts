import { counted } from '#shared/format/words'
import type { RoomCapacity } from '#shared/rooms/capacity'

/** Capacity in short, as the card has room for: `Up to 3 travelers: 2 adults, 1 child`. The hint says it whole. */
export function capacityWords({ guestNormal, normalAdults, normalChildren }: RoomCapacity): string {
  const children = normalChildren === 0 ? 'no children' : counted(normalChildren, 'child', 'children')
  return `Up to ${counted(guestNormal, 'traveler')}: ${counted(normalAdults, 'adult')}, ${children}`
}
