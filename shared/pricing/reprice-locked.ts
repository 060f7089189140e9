import { type CostChange, costChanges } from './cost-changes'
import { priceItinerary } from './price-itinerary'
import type { PricedItinerary } from './priced-itinerary'
import type { PricingInput, PricingSegment } from './pricing-input'

/** The flag of a locked itinerary whose costs have changed since (1 §4). */
export const lockedIncompatible = 'locked_incompatible'

/** A locked itinerary, priced anew. */
export interface RepricedItinerary {
  /** What the agent sees and what is stored as the agent's figures. */
  readonly agent: PricedItinerary
  /** What the client goes on seeing until the agent requotes. */
  readonly client: PricedItinerary
  /** For the cost history, the audit trail and the automation event; empty when nothing changed. */
  readonly costChanges: readonly CostChange[]
  /** The itinerary gets the flag `locked_incompatible`. */
  readonly incompatible: boolean
}

/**
 * Prices an itinerary whose price is locked (pricing.md, Locking; see isPriceLocked): with unchanged supplier costs the
 * stored figures stand, whatever the exchange rates did since; with changed ones the agent gets a new price and the client
 * keeps the locked one.
 *
 * @param stored - the locked figures
 * @param lockedSegments - the segments that they were computed from
 * @throws AppError as priceItinerary does, when there is something to reprice
 */
export function repriceLocked(input: PricingInput, { stored, lockedSegments }: Locked): RepricedItinerary {
  const changes = costChanges(lockedSegments, input.segments ?? []).filter(
    ({ field }) => field === 'costAmount' || input.model === 'rack', // in the net model nothing depends on the rack price
  )
  const incompatible = changes.length > 0
  return { agent: incompatible ? priceItinerary(input) : stored, client: stored, costChanges: changes, incompatible }
}

interface Locked {
  readonly stored: PricedItinerary
  readonly lockedSegments: readonly PricingSegment[]
}
