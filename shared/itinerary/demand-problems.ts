import { type CalendarDate, nightsOf } from '../dates/calendar-date'
import type { SystemType } from '../rooms/room-type-codes'
import { type Problem, problem } from './problem'
import type { KnownRoomType } from './room-problems'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'

/**
 * Rooms free of a type on a night, as in shared/calendar/availability.ts; undefined when it is not
 * known.
 */
export type RoomsFree = (optionKey: string, night: CalendarDate) => number | undefined

/** Twin and double rooms are made of one another, so they are counted together (1 §5). */
const groups = [
  { code: 'twin-double-demand', systemTypes: ['Twin', '_Double'], word: 'twin or double' },
  { code: 'family-demand', systemTypes: ['Family'], word: 'family' },
] as const satisfies readonly {
  code: Problem['code']
  systemTypes: readonly SystemType[]
  word: string
}[]

/**
 * More rooms wanted than are free (1 §5): twin and double demand against twin plus double
 * availability, family demand against family availability; one problem for each, at the first such
 * night. A night on which one of the types is on request, may be available or is unknown is not
 * judged: the supplier will say.
 */
export function demandProblems(
  segment: Segment,
  { roomTypes, roomsFree }: { roomTypes: readonly KnownRoomType[]; roomsFree: RoomsFree },
): Problem[] {
  if (segment.type !== 'stay' || isOwnArrangement(segment)) return []
  const campRooms = roomTypes.filter(({ supplierCode }) => supplierCode === segment.supplierCode)
  return groups.flatMap(({ code, systemTypes, word }) => {
    const wantedTypes: readonly SystemType[] = systemTypes
    const keys = campRooms
      .filter(({ systemType }) => wantedTypes.includes(systemType))
      .map(({ optionKey }) => optionKey)
    const knownKeys: readonly string[] = keys
    const demand = segment.rooms.filter(({ optionKey }) => knownKeys.includes(optionKey)).length
    for (const date of nightsOf(segment.startDate, segment.endDate)) {
      const free = freeRooms(keys.map((optionKey) => roomsFree(optionKey, date)))
      if (free !== undefined && demand > free) {
        const message = `Not enough ${word} rooms: ${demand} needed, ${free} available`
        return [problem(code, message, { segmentId: segment.id, date })]
      }
    }
    return []
  })
}

/** The rooms free together, or undefined when a code leaves it open. */
function freeRooms(codes: readonly (number | undefined)[]): number | undefined {
  let free = 0
  for (const code of codes) {
    if (code === undefined || code === -1 || code === -2) return undefined
    free += Math.max(0, code)
  }
  return free
}
