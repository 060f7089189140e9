import { type Segment, type SegmentInput, segmentInput } from '#shared/itinerary/segment'

const names = Object.keys(segmentInput.shape)

/** A stored segment as somebody would send it unchanged, for changes that we make ourselves. */
export function sentSegment(segment: Segment): SegmentInput {
  const own = Object.entries(segment).filter(([name, value]) => names.includes(name) && value !== undefined)
  return segmentInput.parse(Object.fromEntries(own))
}
