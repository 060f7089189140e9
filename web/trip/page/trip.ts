import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'

/** The itinerary on this page, as the server answered it or with the edits that it does not know yet. */
export type Trip = ItineraryAnswer
export type TripSegment = Trip['itinerary']['segments'][number]
export type TripProblem = Trip['problems'][number]
/** Itinerary flags, as the answer names them. */
export type TripFlag = Trip['flags'][number]
