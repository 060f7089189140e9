import { type ItineraryState, itineraryStates, statesByCapability } from './states'

/** The parts of an itinerary that its states protect differently. */
export type ItineraryPart = 'stays' | 'transit' | 'activities' | 'price' | 'details'

const liveStates = itineraryStates.filter((state) => state !== 'cancelled')

/**
 * In which states each part may be changed. Transit and activities are the capability table of 1
 * §4; stays are what the supplier system holds rooms for, so they change only while nothing is
 * held; a price changes unless it is locked (isPriceLocked in shared/pricing). The server refuses
 * by this table, screens disable by it.
 */
export const statesByPart = {
  stays: ['example', 'estimate', 'saved', 'draft', 'quoting', 'quote', 'unknown'],
  transit: statesByCapability.transitEditing,
  activities: statesByCapability.activityEditing,
  price: liveStates,
  details: liveStates,
} as const satisfies Record<ItineraryPart, readonly ItineraryState[]>

/** Whether a state lets a part be changed; the price lock is apart. */
export function mayChangeIn(state: ItineraryState, part: ItineraryPart): boolean {
  const states: readonly ItineraryState[] = statesByPart[part]
  return states.includes(state)
}

const activityTypes: readonly string[] = ['service', 'price']

/**
 * The part that a segment belongs to, by its type: what is no stay and no activity is a way from
 * one to the next.
 */
export function partOfType(type: string): 'stays' | 'transit' | 'activities' {
  if (type === 'stay') return 'stays'
  return activityTypes.includes(type) ? 'activities' : 'transit'
}
