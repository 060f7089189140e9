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

/** A trip as its client is shown it, with controls. */
export const presentationPath = (id: ItineraryId): string => `/itinerary/${id}/presentation`

/** The versions of the proposal that a trip is one of, side by side. */
export const versionsPath = (id: ItineraryId): string => `/itinerary/${id}/versions`

/**
 * The state of a link that asks for the storyboard itself. With the flag PRESO its address leads on
 * to the presentation otherwise.
 */
export const storyboardState = { isStoryboard: true } as const

/**
 * Where a trip is worked on: the second editor if the agency has it (1 §6, useEditItinerary2), else
 * the first; with PRESO always the first, because the second one's address shows the presentation.
 */
export function useEditorPath(): (id: ItineraryId) => string {
  const { has } = useSession()
  const isSecond = has('useEditItinerary2') && !has('PRESO')
  return useCallback((id) => (isSecond ? tripPaths.story(id) : tripPaths.edit(id)), [isSecond])
}

/**
 * The view that links to trips open: the presentation with the flag PRESO (1 §6), else the editor.
 */
export function useTripPath(): (id: ItineraryId) => string {
  const isPresented = useSession().has('PRESO')
  const editorPath = useEditorPath()
  return isPresented ? presentationPath : editorPath
}

/** Where this agency builds itineraries: the second builder if it has it (1 §2), else the first. */
export const useBuilderPath = () =>
  useSession().has('useItineraryBuilder2') ? '/itinerary-builder' : '/builder'

/**
 * Rewrites an address from the server, of a trip or of the builder, to the page that this agency's
 * links open.
 */
export function usePreferredPath(): (path: string) => string {
  const builder = useBuilderPath()
  const tripPath = useTripPath()
  return (path) =>
    path
      .replace(/^\/itinerary\/edit\/([^/?#]+)/, (_, id) => tripPath(id as ItineraryId))
      .replace(/^\/itinerary-builder(?=\?)/, builder)
}
