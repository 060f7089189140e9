import { monthOf, nightsOf } from '#shared/dates/calendar-date'
import { supplierCodeOf } from '#shared/ids/ids'
import type { RoomNights } from '../data/itineraries/booking-records'
import type { AllotmentMove } from '../data/rates/allotment-writes'
import type { StayRequest } from './supplier-system'

/** Which month of which room type: the key of an allotment. */
export const monthKey = ({
  optionKey,
  month,
}: Pick<AllotmentMove, 'optionKey' | 'month'>): string => `${month} ${optionKey}`

/**
 * The nights that stays need, by room type and month. Stays that people arrange take nothing by
 * themselves.
 */
export function wantedRooms(stays: readonly StayRequest[]): AllotmentMove[] {
  const moves = new Map<string, AllotmentMove & { readonly days: Map<number, number> }>()
  for (const { startDate, endDate, rooms } of stays.filter(({ isDmcArranged }) => !isDmcArranged)) {
    for (const { optionKey } of rooms) {
      for (const night of nightsOf(startDate, endDate)) {
        const month = monthOf(night)
        const key = monthKey({ optionKey, month })
        const move = moves.get(key) ?? {
          supplierCode: supplierCodeOf(optionKey),
          optionKey,
          month,
          days: new Map(),
        }
        const day = Number(night.slice(8))
        move.days.set(day, (move.days.get(day) ?? 0) + 1)
        moves.set(key, move)
      }
    }
  }
  return [...moves.values()]
}

/** Rooms as a booking keeps them. */
export const keptRooms = (moves: readonly AllotmentMove[]): RoomNights[] =>
  moves.map(({ days, ...key }) => ({
    ...key,
    days: Object.fromEntries(
      [...days].map(([day, count]) => [String(day).padStart(2, '0'), count]),
    ),
  }))

/** Rooms of a booking as they are moved. */
export const movesOf = (taken: readonly RoomNights[]): AllotmentMove[] =>
  taken.map(({ days, ...key }) => ({
    ...key,
    days: new Map(Object.entries(days).map(([day, count]) => [Number(day), count])),
  }))
