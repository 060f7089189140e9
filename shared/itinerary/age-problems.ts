import { childRestriction, isTooYoung, youngestChildAge } from '../rooms/child-age'
import type { Travelers } from '../rooms/unassigned'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'

/**
 * An activity that takes nobody as young as the youngest child of the trip (`minAge`, in years, as
 * its catalogue entry or the agent says); a camp's own limit is judged with its rooms.
 */
export function ageProblems(
  { id, type, title, minAge }: Segment,
  { children, childrenAges }: Travelers,
): Problem[] {
  if (type !== 'service' || !isTooYoung(youngestChildAge(children, childrenAges), minAge)) return []
  const message = `${title ?? 'Activity'}: ${childRestriction(minAge ?? 0).toLowerCase()}`
  return [problem('activity-age', message, { segmentId: id })]
}
