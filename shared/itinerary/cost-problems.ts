import { isGiven } from '../money/supplier-amount'
import { type Problem, problem } from './problem'
import { isOwnArrangement, segmentTypeLabel } from './segment-types'
import type { ItineraryState } from './states'

/** What of a segment says whether it sells for something. */
interface Costed {
  readonly id: string
  readonly type: string
  readonly title?: string | undefined
  readonly arrangedBy?: string | undefined
  readonly chargeable?: boolean | undefined
  readonly costAmount?: string | undefined
  readonly rspAmount?: string | undefined
  readonly sellOverride?: number | undefined
}

/** What a quote brings no cost for: the agent gives it. Of stays the supplier system says itself what it cannot price. */
const costedByAgent: readonly string[] = ['flight', 'chartered', 'scheduled', 'road', 'service', 'point', 'price']

/** An own arrangement is charged only when it says so (pricing.md, A segment). */
const isCharged = (segment: Costed): boolean =>
  isOwnArrangement(segment) ? segment.chargeable === true : segment.chargeable !== false

/** Whether a segment is charged to the client, sells for nothing, and no quote will change that. */
export const isWithoutCost = (segment: Costed): boolean =>
  costedByAgent.includes(segment.type) &&
  isCharged(segment) &&
  !isGiven(segment.costAmount) &&
  !isGiven(segment.rspAmount) &&
  segment.sellOverride === undefined

interface Quoted {
  readonly state: ItineraryState
  readonly quotedAt?: string | undefined
}

/** A segment that has no cost although its trip was quoted: the sell of the trip leaves it out. */
export function costProblems(segment: Costed, { state, quotedAt }: Quoted): Problem[] {
  if (quotedAt === undefined || state === 'cancelled' || !isWithoutCost(segment)) return []
  const { id: segmentId, type, title = segmentTypeLabel(type) } = segment
  return [problem('no-cost', `${title} has no cost`, { segmentId })]
}
