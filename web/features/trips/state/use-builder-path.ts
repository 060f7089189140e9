import { useSession } from '../../../lib/session/session'

/** Where this agency builds itineraries (1 §2); undefined where it has no builder yet, and none is offered. */
export function useBuilderPath(): string | undefined {
  return useSession().has('useItineraryBuilder2') ? '/itinerary-builder' : undefined
}
