import type { BookingRecord } from '../data/itineraries/booking-records'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import { monthKey, movesOf } from './wanted-rooms'

/** Allotments with a booking's own rooms counted as free. */
export function withOwnRooms(
  allotments: readonly AllotmentMonth[],
  own: BookingRecord | undefined,
): readonly AllotmentMonth[] {
  if (own === undefined || own.taken.length === 0) return allotments
  const takenDays = new Map(movesOf(own.taken).map((move) => [monthKey(move), move.days]))
  return allotments.map((month) => {
    const days = new Map(month.days)
    for (const [day, count] of takenDays.get(monthKey(month)) ?? []) {
      const free = days.get(day)
      if (free !== undefined && free >= 0) days.set(day, free + count)
    }
    return { ...month, days }
  })
}
