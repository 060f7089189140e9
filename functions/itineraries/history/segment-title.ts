import type { Segment } from '#shared/itinerary/segment'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'

/** A segment by name: its camp, its title, else its type. */
export function titleOf({ campName, title, type, supplierCode }: Segment): string {
  return campName || title || (type === 'stay' ? supplierCode : undefined) || segmentTypeLabel(type)
}
