/**
 * Every type of segment (1 §3) with its word on screen and the group whose rate prices it
 * (pricing.md, A segment).
 */
export const segmentTypeTable = {
  stay: { label: 'Stay', group: 'land' },
  road: { label: 'Road transfer', group: 'land' },
  service: { label: 'Service', group: 'land' },
  point: { label: 'Route point', group: 'land' },
  price: { label: 'Extra charge', group: 'land' },
  entry: { label: 'Arrival', group: 'land' },
  exit: { label: 'Departure', group: 'land' },
  flight: { label: 'Flight', group: 'air' },
  chartered: { label: 'Charter flight', group: 'air' },
  scheduled: { label: 'Scheduled flight', group: 'air' },
} as const satisfies Record<string, { label: string; group: SegmentGroup }>

export type SegmentGroup = 'land' | 'air'
export type SegmentType = keyof typeof segmentTypeTable
/** Whether a stored type is one we know: others are warned about and count as zero (1 §5). */
export function isSegmentType(type: string): type is SegmentType {
  return Object.hasOwn(segmentTypeTable, type)
}

/** The group of a type, undefined when the type is unknown. */
export function segmentGroupOf(type: string): SegmentGroup | undefined {
  return isSegmentType(type) ? segmentTypeTable[type].group : undefined
}

/** The word for a type on screen; an unknown type shows itself. */
export function segmentTypeLabel(type: string): string {
  return isSegmentType(type) ? segmentTypeTable[type].label : type
}

/** Own arrangement: the agent books it, not us (1 §3: arrangedBy 'Agent' or '1'). */
export function isOwnArrangement(segment: { readonly arrangedBy?: string | undefined }): boolean {
  return segment.arrangedBy === 'Agent' || segment.arrangedBy === '1'
}
