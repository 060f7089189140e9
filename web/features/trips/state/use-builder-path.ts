import { useSession } from '../../../lib/session/session'

/** Where this agency builds itineraries (1 §2). */
export function useBuilderPath(): string {
  return useSession().has('useItineraryBuilder2') ? '/itinerary-builder' : '/builder'
}
