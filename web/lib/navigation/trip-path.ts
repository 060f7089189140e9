import { useCallback } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { useSession } from '../session/session'

/** The three presentations of a trip (1 §2). */
export const tripPaths = {
  story: (id: ItineraryId) => `/itinerary/${id}`,
  edit: (id: ItineraryId) => `/itinerary/edit/${id}`,
  details: (id: ItineraryId) => `/itinerary/details/${id}`,
} as const
export type TripPresentation = keyof typeof tripPaths

/** Where the payments of a trip are: the storyboard has none. */
export const tripPaymentsPath = (id: ItineraryId): string => `${tripPaths.edit(id)}#payments`

/** Where a link to a trip leads: to the second editor where the agency has it (1 §6, useEditItinerary2), else to the first. */
export function useTripPath(): (id: ItineraryId) => string {
  const { has } = useSession()
  const isSecond = has('useEditItinerary2')
  return useCallback((id) => (isSecond ? tripPaths.story(id) : tripPaths.edit(id)), [isSecond])
}

/** An address that the server gave: one of a trip in the presentation that links of this agency open. */
export function usePreferredPath(): (path: string) => string {
  const { has } = useSession()
  const isSecond = has('useEditItinerary2')
  return (path) => (isSecond ? path.replace(/^\/itinerary\/edit\//, '/itinerary/') : path)
}
