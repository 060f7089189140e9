import { isInFlight } from '#shared/itinerary/states'
import { isApiError, isRecord } from '../../lib/api/api-error'
import type { SeenTrip, Trip } from '../page/trip'

/** The trip as it is now, from a refusal because of its version, unless a proxy cut it off. */
export function presentTrip(error: unknown): Trip | undefined {
  if (!isApiError(error, 'record.changed') || !isRecord(error.details)) return undefined
  const { current } = error.details
  return isTrip(current) ? current : undefined
}

/**
 * A server call whose effect doesn't depend on what a supplier answers. If the answer was stored
 * after the agent last saw the trip, and nothing else was, the call is repeated from there. Never for
 * what binds or costs something.
 */
export const whateverSuppliersAnswer =
  <Result>(call: (trip: SeenTrip) => Promise<Result>) =>
  (base: SeenTrip & Pick<Trip, 'state'>): Promise<Result> =>
    call(base).catch((error: unknown) => {
      const present = presentTrip(error)
      const isOnlyAnswer =
        isInFlight(base.state) &&
        present?.version === base.version + 1 &&
        !isInFlight(present.state)
      if (!isOnlyAnswer) throw error
      return call(present)
    })

export function isTrip(value: unknown): value is Trip {
  return isRecord(value) && typeof value.version === 'number' && isRecord(value.itinerary)
}
