import type { Party } from './capacity'
import type { RoomTypeCode } from './room-type-codes'

/** A room wanted before rooms of a camp are chosen. */
export interface DefaultRoom extends Party {
  readonly roomType: RoomTypeCode
}

const childrenPerFamilyRoom = 2
const adultsPerRoom = 2

/**
 * Default rooms of 2 §7.1: each group of up to two children gets a family room, with an adult each
 * and then a second one as far as there are; the adults who remain get twin rooms, the odd one a
 * single.
 */
export function defaultRooms({ adults, children }: Party): DefaultRoom[] {
  const families = familyRooms({ adults, children })
  const rest = adults - families.reduce((sum, room) => sum + room.adults, 0)
  const twins = Array.from({ length: Math.floor(rest / adultsPerRoom) }, () =>
    room('tr', adultsPerRoom, 0),
  )
  return [...families, ...twins, ...(rest % adultsPerRoom === 1 ? [room('sr', 1, 0)] : [])]
}

function familyRooms({ adults, children }: Party): DefaultRoom[] {
  const count = Math.ceil(children / childrenPerFamilyRoom)
  return Array.from({ length: count }, (_, index) => {
    const first = index < adults ? 1 : 0
    const second = count + index < adults ? 1 : 0
    return room(
      'fr',
      first + second,
      Math.min(childrenPerFamilyRoom, children - index * childrenPerFamilyRoom),
    )
  })
}

function room(roomType: RoomTypeCode, adults: number, children: number): DefaultRoom {
  return { roomType, adults, children }
}
