import { countOf } from '../format/words'
import type { Travelers } from '../rooms/unassigned'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { segmentTypeLabel } from './segment-types'

/**
 * A cost that was taken for another number of travelers than the trip has now: seats of a flight,
 * places of an activity. It stays as it is, because somebody may have agreed on it.
 */
export function otherPartyAdvice(
  {
    id,
    type,
    title = segmentTypeLabel(type),
    pricedFor,
  }: Pick<Segment, 'id' | 'type' | 'title' | 'pricedFor'>,
  { adults, children }: Pick<Travelers, 'adults' | 'children'>,
): Problem[] {
  const count = adults + children
  if (pricedFor === undefined || pricedFor === count || count === 0) return []
  const message = `${title} is priced for ${countOf(pricedFor, 'traveler')}, not ${count}`
  return [problem('other-party', message, { segmentId: id })]
}
