import type { RoomType } from '#shared/api/availability'
import { type AvailabilityCode, isAvailable } from '#shared/calendar/availability'
import { fitsParty } from '#shared/calendar/house-party'
import { type SystemType, systemTypeLabels } from '#shared/rooms/room-type-codes'
import type { Travelers } from '#shared/rooms/unassigned'

interface RoomGroup {
  readonly systemType: SystemType
  readonly label: string
  readonly rooms: readonly RoomType[]
}

const order: readonly SystemType[] = ['Twin', '_Double', 'Family', 'Single']

/** A room's rank in the list: available and suitable first, then other available ones. */
export function roomRank(room: RoomType, { party, available }: RankFacts): number {
  const [isFree, isFit] = [
    available === undefined || isAvailable(available),
    fitsParty(room, party),
  ]
  if (isFree) return isFit ? 0 : 1
  return isFit ? 2 : 3
}

interface RankFacts {
  readonly party: Travelers
  /** For the stay's dates; undefined while loading or without dates. */
  readonly available: AvailabilityCode | undefined
}

/**
 * Room types by system type, groups and rooms by rank; unknown types are logged and left out (2
 * §8).
 */
export function roomGroups(
  rooms: readonly RoomType[],
  rankOf: (room: RoomType) => number = () => 0,
): RoomGroup[] {
  for (const { optionKey, systemType } of rooms) {
    if (!order.includes(systemType))
      console.warn(`The room ${optionKey} has the unknown system type ${systemType}`)
  }
  const best = (group: RoomGroup) => Math.min(...group.rooms.map(rankOf))
  return order
    .map((systemType) => ({
      systemType,
      label: systemTypeLabels[systemType],
      rooms: rooms
        .filter((room) => room.systemType === systemType)
        .sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter((group) => group.rooms.length > 0)
    .sort((a, b) => best(a) - best(b))
}
