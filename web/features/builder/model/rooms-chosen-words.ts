import { counted } from '#shared/format/words'
import type { Party } from '#shared/rooms/capacity'
import { defaultRooms } from '#shared/rooms/default-rooms'

/** `1 of 2 rooms chosen`: those chosen, and as many more as the travelers without a room would usually take. */
export function roomsChosenWords(chosen: number, unassigned: Party): string {
  const more = defaultRooms(unassigned).length
  return more === 0 ? `${counted(chosen, 'room')} chosen` : `${chosen} of ${counted(chosen + more, 'room')} chosen`
}
