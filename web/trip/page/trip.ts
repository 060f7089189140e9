import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'

/** The itinerary on this page, as returned by the server or with unsaved edits. */
export type Trip = ItineraryAnswer
export type TripSegment = Trip['itinerary']['segments'][number]
export type TripProblem = Trip['problems'][number]
/** Itinerary flags, as the answer names them. */
export type TripFlag = Trip['flags'][number]
