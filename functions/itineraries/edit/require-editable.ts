import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type ItineraryPart, mayChangeIn, statesByPart } from '#shared/itinerary/parts'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { changedParts } from '../history/changed-parts'

/** What a refusal names: the part that fewest states let change. */
const narrowestFirst: readonly ItineraryPart[] = [
  'stays',
  'transit',
  'activities',
  'price',
  'details',
]

/**
 * Refuses a change that the state, or the price lock, does not allow.
 * @throws AppError itinerary.wrong-state with the state, the part and the states that allow it;
 * itinerary.locked
 */
export function requireEditable(before: ItineraryRecord, after: ItineraryRecord): void {
  const { state, flags, finance } = before
  const parts = changedParts(before, after)
  for (const part of narrowestFirst) {
    if (parts.has(part) && !mayChangeIn(state, part)) {
      throw new AppError('itinerary.wrong-state', { state, part, allowed: statesByPart[part] })
    }
  }
  if (parts.has('price') && isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })) {
    throw new AppError('itinerary.locked', { state, part: 'price' })
  }
}
