import { useSession } from '../../../lib/session/session'

/** Where this agency builds itineraries (1 §2); undefined while it has no builder. */
export function useBuilderPath(): string | undefined {
  return useSession().has('useItineraryBuilder2') ? '/itinerary-builder' : undefined
}
