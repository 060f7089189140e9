import type { ItineraryState } from './states'

/** How a trip stands, in the words of its client: several of our states are one to them. */
export const portalStandings = ['proposal', 'held', 'confirmed', 'updating', 'cancelled'] as const
export type PortalStanding = (typeof portalStandings)[number]

const standings: Readonly<Partial<Record<ItineraryState, PortalStanding>>> = {
  quoting: 'updating',
  quote: 'proposal',
  holding: 'updating',
  provisional: 'held',
  confirm_requested: 'held',
  confirming: 'held',
  confirmed: 'confirmed',
  unknown: 'updating',
  cancelled: 'cancelled',
}

/**
 * How a client sees a trip's state; undefined in the states that only agents see: patterns, drafts
 * and estimates.
 */
export const portalStandingOf = (state: ItineraryState): PortalStanding | undefined =>
  standings[state]
