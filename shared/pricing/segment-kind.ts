import type { SegmentGroup, SegmentType } from '../itinerary/segment-types'
import { isGiven } from '../money/supplier-amount'
import type { PricingSegment } from './pricing-input'

/**
 * The group whose rate prices a type (pricing.md, A segment). Of shared/itinerary only types come
 * here: no zod.
 */
const groupByType = {
  stay: 'land',
  road: 'land',
  service: 'land',
  point: 'land',
  price: 'land',
  entry: 'land',
  exit: 'land',
  flight: 'air',
  chartered: 'air',
  scheduled: 'air',
} as const satisfies Record<SegmentType, SegmentGroup>

const groups = new Map<string, SegmentGroup>(Object.entries(groupByType))

/** The group of a segment type; undefined when the type is unknown, and so counts as zero. */
export function pricingGroupOf(type: string): SegmentGroup | undefined {
  return groups.get(type)
}

/** Arranged by the agent (`Agent` or `1`, 1 §3): no DMC rate on it. */
export function isOwn(segment: PricingSegment): boolean {
  const { arrangedBy } = segment
  return arrangedBy === 'Agent' || arrangedBy === '1' || arrangedBy === 1
}

/** Counts in the sums: unless it says no; an own arrangement only when it says so. */
export function isChargeable(segment: PricingSegment): boolean {
  return isOwn(segment) ? segment.chargeable === true : segment.chargeable !== false
}

/** Priced from the supplier's rack price: in the rack model, when there is one. */
export function isRackPriced(segment: PricingSegment, model: string | null | undefined): boolean {
  return model === 'rack' && isGiven(segment.rspAmount)
}
