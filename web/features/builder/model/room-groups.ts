import type { RoomType } from '#shared/api/availability'
import { type SystemType, systemTypeLabels } from '#shared/rooms/room-type-codes'

export interface RoomGroup {
  readonly systemType: SystemType
  readonly label: string
  readonly rooms: readonly RoomType[]
}

const order: readonly SystemType[] = ['Twin', '_Double', 'Family', 'Single']

/** Room types by system type, in the order of the specification; an unknown one is logged and left out (2 §8). */
export function roomGroups(rooms: readonly RoomType[]): RoomGroup[] {
  for (const { optionKey, systemType } of rooms) {
    if (!order.includes(systemType)) console.warn(`The room ${optionKey} has the unknown system type ${systemType}`)
  }
  return order
    .map((systemType) => ({
      systemType,
      label: systemTypeLabels[systemType],
      rooms: rooms.filter((room) => room.systemType === systemType),
    }))
    .filter((group) => group.rooms.length > 0)
}
