import { useCallback } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { useSession } from '../session/session'

/** The three views of a trip (1 §2). */
export const tripPaths = {
  story: (id: ItineraryId) => `/itinerary/${id}`,
  edit: (id: ItineraryId) => `/itinerary/edit/${id}`,
  details: (id: ItineraryId) => `/itinerary/details/${id}`,
} as const
export type TripPresentation = keyof typeof tripPaths

/** The page with a trip's payments; the storyboard has none. */
export const tripPaymentsPath = (id: ItineraryId): string => `${tripPaths.edit(id)}#payments`

/**
 * The view that links to trips open: the second editor if the agency has it (1 §6,
 * useEditItinerary2), else the first.
 */
export function useTripPath(): (id: ItineraryId) => string {
  const { has } = useSession()
  const isSecond = has('useEditItinerary2')
  return useCallback((id) => (isSecond ? tripPaths.story(id) : tripPaths.edit(id)), [isSecond])
}

/** Where this agency builds itineraries: the second builder if it has it (1 §2), else the first. */
export const useBuilderPath = () =>
  useSession().has('useItineraryBuilder2') ? '/itinerary-builder' : '/builder'

/**
 * Rewrites an address from the server, of a trip or of the builder, to the page that this agency's
 * links open.
 */
export function usePreferredPath(): (path: string) => string {
  const { has } = useSession()
  const builder = useBuilderPath()
  const view = has('useEditItinerary2') ? '/itinerary/' : '/itinerary/edit/'
  return (path) =>
    path.replace(/^\/itinerary\/edit\//, view).replace(/^\/itinerary-builder(?=\?)/, builder)
}
