import { isInFlight } from '#shared/itinerary/states'
import { isApiError, isRecord } from '../../lib/api/api-error'
import type { Trip } from '../page/trip'

/** The trip as it is now, from a refusal because of its version, unless a proxy cut it off. */
export function presentTrip(error: unknown): Trip | undefined {
  if (!isApiError(error, 'record.changed') || !isRecord(error.details)) return undefined
  const { current } = error.details
  return isTrip(current) ? current : undefined
}

/**
 * Whether all that happened since is that a supplier's answer arrived. Whatever can be done while
 * one is awaited doesn't depend on it.
 */
export const isOnlyAnswered = (base: Trip, present: Trip): boolean =>
  isInFlight(base.state) && present.version === base.version + 1 && !isInFlight(present.state)

export function isTrip(value: unknown): value is Trip {
  return isRecord(value) && typeof value.version === 'number' && isRecord(value.itinerary)
}
