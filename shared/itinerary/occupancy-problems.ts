import { nightsOf } from '../dates/calendar-date'
import { type Travelers, unassignedTravelers } from '../rooms/unassigned'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'

/**
 * Travelers without a bed on a night of a stay (2 §5.3), and, to be known only, rooms that sleep
 * more than travel. Where a party parts, the stays of that night count together; a night that
 * others arrange too is not judged (2 §5.2).
 */
export function occupancyProblems(
  segment: Segment,
  { segments, travelers }: { segments: readonly Segment[]; travelers: Travelers },
): Problem[] {
  if (!hasRoomsToJudge(segment)) return []
  const { id, rooms, startDate, endDate } = segment
  const stays = segments.filter(({ type }) => type === 'stay')
  const date = nightsOf(startDate, endDate).find((night) => {
    const there = stays.filter((stay) => stay.startDate <= night && night < stay.endDate)
    if (!there.every(hasRoomsToJudge)) return false
    const withoutRoom = unassignedTravelers(
      travelers,
      there.flatMap((stay) => stay.rooms),
    )
    return withoutRoom.adults + withoutRoom.children > 0
  })
  if (date !== undefined) {
    return [
      problem('room-travelers', 'Not all travelers have been assigned to rooms', {
        segmentId: id,
        date,
      }),
    ]
  }
  const beds = rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  if (beds <= travelers.adults + travelers.children) return []
  return [
    problem('rooms-spare', 'More travelers assigned to rooms than are on the trip', {
      segmentId: id,
    }),
  ]
}

/**
 * Whether a stay says who sleeps in which room: not where others arrange that, nor before rooms
 * were chosen.
 */
export function hasRoomsToJudge(segment: Segment): boolean {
  const { type, rooms, dmcArrangedOnly, consultantInteractionRequired } = segment
  const isArrangedByOthers =
    isOwnArrangement(segment) || dmcArrangedOnly || consultantInteractionRequired
  return type === 'stay' && rooms.length > 0 && !isArrangedByOthers
}
