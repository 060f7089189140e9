import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type ItineraryState, itineraryStates, statesByCapability } from '#shared/itinerary/states'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { changedParts, type Part } from './changed-parts'

const uncancelled = itineraryStates.filter((state) => state !== 'cancelled')

/**
 * In which states each part may be changed. Transit and activities are the capability table of 1 §4; stays are what the
 * supplier system holds rooms for, so they change only while nothing is held; a price changes unless it is locked.
 */
const statesByPart = {
  stays: ['example', 'estimate', 'saved', 'draft', 'quoting', 'quote', 'unknown'],
  transit: statesByCapability.transitEditing,
  activities: statesByCapability.activityEditing,
  price: uncancelled,
  details: uncancelled,
} as const satisfies Record<Part, readonly ItineraryState[]>

/**
 * Refuses a change that the state, or the price lock, does not allow.
 *
 * @throws AppError itinerary.wrong-state with the state, the part and the states that allow it; itinerary.locked
 */
export function requireEditable(before: ItineraryRecord, after: ItineraryRecord): void {
  const { state, flags, finance } = before
  const parts = changedParts(before, after)
  for (const part of parts) {
    const allowed: readonly ItineraryState[] = statesByPart[part]
    if (!allowed.includes(state)) throw new AppError('itinerary.wrong-state', { state, part, allowed })
  }
  if (parts.has('price') && isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })) {
    throw new AppError('itinerary.locked', { state, part: 'price' })
  }
}
