import { type Travelers, unassignedTravelers } from '../rooms/unassigned'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'

/**
 * A stay whose rooms sleep fewer travelers than the trip has, or more: after somebody joined or left. Worth knowing and no
 * more, because not everybody has to sleep everywhere. Stays without rooms of their own are not judged (2 §5.2).
 */
export function occupancyProblems(segment: Segment, travelers: Travelers): Problem[] {
  if (!hasRoomsToJudge(segment)) return []
  const { id, rooms } = segment
  const left = unassignedTravelers(travelers, rooms)
  if (left.adults + left.children > 0) {
    return [problem('room-travelers', 'Not all travelers have been assigned to rooms', { segmentId: id })]
  }
  const beds = rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  if (beds <= travelers.adults + travelers.children) return []
  return [problem('room-travelers', 'More travelers have been assigned to rooms than travel', { segmentId: id })]
}

/** Whether a stay says who sleeps in which room: not where others arrange that, nor before rooms were chosen. */
export function hasRoomsToJudge(segment: Segment): boolean {
  const { type, rooms, dmcArrangedOnly, consultantInteractionRequired } = segment
  const isArrangedByOthers = isOwnArrangement(segment) || dmcArrangedOnly || consultantInteractionRequired
  return type === 'stay' && rooms.length > 0 && !isArrangedByOthers
}
