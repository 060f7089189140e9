import type { CancellationStep } from '#shared/cancellation/cancellation-policy'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { RateRuleRecord } from '../data/rates/rate-records'
import type { RoomTypeRecord } from '../data/rates/room-records'

/** What a camp offers: its room types, their rates, and how many are free. */
export interface Offer {
  readonly rooms: readonly RoomTypeRecord[]
  readonly rules: readonly RateRuleRecord[]
  readonly allotments: readonly AllotmentMonth[]
  /** As agreed with the camp; missing where nothing is. */
  readonly cancellation?: readonly CancellationStep[] | undefined
  readonly now: Date
}

/** Rooms free of a type on a night; undefined is unknown. */
export type FreeRooms = (optionKey: string, night: CalendarDate) => number | undefined
