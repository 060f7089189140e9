import { isGiven } from '../money/supplier-amount'
import { type Problem, problem } from './problem'
import { isOwnArrangement, segmentTypeLabel } from './segment-types'
import type { ItineraryState } from './states'
import { type Arranged, isArrangedByPeople, isSupplierStay } from './supplier-stays'

/** What of a segment says whether it sells for something. */
interface Costed extends Arranged {
  readonly id: string
  readonly title?: string | undefined
  readonly campName?: string | undefined
  readonly chargeable?: boolean | undefined
  readonly costAmount?: string | undefined
  readonly rspAmount?: string | undefined
  readonly sellOverride?: number | undefined
}

/** Types whose cost the agent enters. For stays the supplier system reports what it can't price. */
const costedByAgent: readonly string[] = [
  'flight',
  'chartered',
  'scheduled',
  'road',
  'service',
  'point',
  'price',
]

/** An own arrangement is charged only when it says so (pricing.md, A segment). */
const isCharged = (segment: Costed): boolean =>
  isOwnArrangement(segment) ? segment.chargeable === true : segment.chargeable !== false

/** Whether a charged segment sells for nothing and no quote will change that. */
export const isWithoutCost = (segment: Costed): boolean =>
  costedByAgent.includes(segment.type) &&
  isCharged(segment) &&
  !isGiven(segment.costAmount) &&
  !isGiven(segment.rspAmount) &&
  segment.sellOverride === undefined

/**
 * Whether a stay that is charged has no price at all: whoever arranges it, or the agent, has to say
 * one.
 */
const isWithoutPrice = (segment: Costed): boolean =>
  segment.type === 'stay' &&
  (isSupplierStay(segment) ? segment.chargeable !== false : segment.chargeable === true) &&
  !isWorthSomething(segment.costAmount) &&
  !isWorthSomething(segment.rspAmount) &&
  segment.sellOverride === undefined

const isWorthSomething = (amount: string | undefined): boolean =>
  isGiven(amount) && Number(amount) > 0

interface Quoted {
  readonly state: ItineraryState
  readonly quotedAt?: string | undefined
  readonly flags?: readonly string[] | undefined
}

/**
 * What sells for nothing although its trip was quoted: a stay must not (domain.md), a way or a
 * service may be meant so. A stay that the next quote will price (flag inconsistent) is not judged
 * before.
 */
export function costProblems(segment: Costed, { state, quotedAt, flags = [] }: Quoted): Problem[] {
  if (quotedAt === undefined || state === 'cancelled') return []
  const { id: segmentId, type, title = segmentTypeLabel(type) } = segment
  if (isWithoutPrice(segment) && (isArrangedByPeople(segment) || !flags.includes('inconsistent'))) {
    const name = segment.campName ?? title
    return [problem('no-price', `${name} has no price yet`, { segmentId })]
  }
  if (!isWithoutCost(segment)) return []
  return [problem('no-cost', `${title} has no cost`, { segmentId })]
}
