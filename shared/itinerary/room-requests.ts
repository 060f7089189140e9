import type { ItineraryRecord } from './itinerary'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'
import type { InventoryStatus } from './supplier-status'

/**
 * Where rooms stand that a camp was asked for and has not answered about (1 §4, inventory status).
 */
const openStatuses: readonly InventoryStatus[] = ['Requested', 'Pending', 'Waitlisted']

/** Characters of what a camp says beside its answer. */
export const longestAnswer = 300

/** States in which a booking holds rooms that are not confirmed yet. */
const heldStates: readonly string[] = ['provisional', 'confirm_requested']

/**
 * The stays of a held trip whose camps have not said yet whether they have the rooms: nights on
 * request, nights that may be available, and camps that people arrange. Before a hold nothing was
 * asked for.
 */
export function openRequests({
  state,
  segments,
}: Pick<ItineraryRecord, 'state' | 'segments'>): Segment[] {
  return heldStates.includes(state) ? segments.filter(isUnanswered) : []
}

/** Whether a stay's rooms are asked for, or would be. */
export const isUnanswered = ({ type, arrangedBy, inventoryStatus }: Segment): boolean =>
  type === 'stay' &&
  !isOwnArrangement({ arrangedBy }) &&
  inventoryStatus !== undefined &&
  openStatuses.includes(inventoryStatus)
