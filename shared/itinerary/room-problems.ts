import type { SystemType } from '../rooms/room-type-codes'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'

/** What is asked of a room type; a RoomType is one. */
export interface KnownRoomType {
  readonly optionKey: string
  readonly supplierCode: string
  readonly systemType: SystemType
  readonly name: string
  readonly normalAdults: number
  readonly guestNormal: number
}

/**
 * Rooms that hold more than they take (1 §5): a family room, or any other, with more guests than
 * guestNormal; a room with more adults than normalAdults. A room of a type that we do not know is
 * not judged.
 */
export function roomProblems(
  { id, rooms }: Segment,
  roomTypes: readonly KnownRoomType[],
): Problem[] {
  return rooms.flatMap(({ optionKey, adults, children }) => {
    const type = roomTypes.find((known) => known.optionKey === optionKey)
    if (type === undefined) return []
    const { name, systemType, guestNormal, normalAdults } = type
    const problems: Problem[] = []
    if (adults + children > guestNormal) {
      const code = systemType === 'Family' ? 'family-room-guests' : 'room-guests'
      problems.push(
        problem(code, `${name} sleeps at most ${guestNormal} travelers`, { segmentId: id }),
      )
    }
    if (adults > normalAdults) {
      problems.push(
        problem('room-adults', `${name} sleeps at most ${normalAdults} adults`, { segmentId: id }),
      )
    }
    return problems
  })
}
