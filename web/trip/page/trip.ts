import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'

/** The itinerary on this page, as returned by the server or with unsaved edits. */
export type Trip = ItineraryAnswer
export type TripSegment = Trip['itinerary']['segments'][number]
export type TripProblem = Trip['problems'][number]
/** Itinerary flags, as the answer names them. */
export type TripFlag = Trip['flags'][number]

/**
 * A trip and the version the agent saw: a call based on an older one is refused and returns the
 * current one.
 */
export type SeenTrip = Pick<Trip, 'id' | 'version'>
