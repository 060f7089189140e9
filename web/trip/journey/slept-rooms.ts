import { defaultSlept } from '#shared/calendar/match-party'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import type { Trip, TripSegment } from '../page/trip'

/** The party shares rooms as at the neighboring stay; without rooms there, as the default rooms of 2 §7.1. */
export function sleptLike(near: TripSegment | undefined, { itinerary }: Trip): readonly SleptRoom[] {
  const { adults, children, childrenAges } = itinerary
  if (near !== undefined && near.rooms.length > 0) return near.rooms
  return defaultSlept({ adults, children, childrenAges })
}
