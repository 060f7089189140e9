import * as z from 'zod/mini'

/** The 13 states of an itinerary (1 §4), in the order of its life. */
export const itineraryStates = [
  'example',
  'estimate',
  'saved',
  'draft',
  'quoting',
  'quote',
  'holding',
  'provisional',
  'confirm_requested',
  'confirming',
  'confirmed',
  'unknown',
  'cancelled',
] as const
export const itineraryStateSchema = z.enum(itineraryStates)
export type ItineraryState = z.infer<typeof itineraryStateSchema>

const preparing = ['example', 'estimate', 'saved', 'draft', 'quoting', 'quote', 'holding'] as const
const locking = ['provisional', 'confirm_requested', 'unknown', 'confirming', 'confirmed'] as const

/** What may be done in which states: the capability table of 1 §4. */
export const statesByCapability = {
  transitEditing: preparing,
  activityEditing: [...preparing, 'provisional'],
  payment: ['quote', ...locking],
  priceLock: locking,
} as const satisfies Record<string, readonly ItineraryState[]>
export type StateCapability = keyof typeof statesByCapability

/** States that lock the price once payments are generated (1 §4). */
export const priceLockedStates: readonly ItineraryState[] = statesByCapability.priceLock

/**
 * Work is under way with the supplier system; a worker brings the itinerary to rest (1 §4,
 * domain.md).
 */
export const inFlightStates = [
  'quoting',
  'holding',
  'confirming',
] as const satisfies readonly ItineraryState[]
export type InFlightState = (typeof inFlightStates)[number]

/**
 * Templates to copy from, visible to the whole agency: `saved` is an agent's own, `example` is one
 * of the agency's, which only lead agents make and change. A `draft` is no pattern: its agent saved
 * it before asking for anything.
 */
export const patternStates = ['saved', 'example'] as const satisfies readonly ItineraryState[]
export type PatternState = (typeof patternStates)[number]

/** Whether a state is one of patterns. */
export function isPattern(state: ItineraryState): state is PatternState {
  const states: readonly ItineraryState[] = patternStates
  return states.includes(state)
}

/** Whether a capability of 1 §4 is given in a state. */
export function hasCapability(state: ItineraryState, capability: StateCapability): boolean {
  const states: readonly ItineraryState[] = statesByCapability[capability]
  return states.includes(state)
}

/** Whether work is under way: every other state is one in which an itinerary may stay. */
export function isInFlight(state: ItineraryState): state is InFlightState {
  const states: readonly ItineraryState[] = inFlightStates
  return states.includes(state)
}

/** The word for a state on screen. */
export const stateLabels = {
  example: 'Example',
  estimate: 'Estimate',
  saved: 'Saved',
  draft: 'Draft',
  quoting: 'Quoting',
  quote: 'Quote',
  holding: 'Holding',
  provisional: 'Provisional',
  confirm_requested: 'Confirm requested',
  confirming: 'Confirming',
  confirmed: 'Confirmed',
  unknown: 'Unknown',
  cancelled: 'Cancelled',
} as const satisfies Record<ItineraryState, string>
