import type { CalendarDate } from '../dates/calendar-date'
import type { AvailabilityCode } from './availability'

/** Whether rooms can be had: all are free, some have to be asked for, or some are not there. */
export type RoomsVerdict = 'free' | 'possible' | 'none'

/**
 * Rooms of one type that a trip needs on one of its nights; `night` counts from the first night
 * looked at.
 */
export interface RoomNeed {
  readonly optionKey: string
  readonly night: number
  readonly count: number
}

export interface NeedingStay {
  /** Of the arrival, counted as in `RoomNeed`. */
  readonly night: number
  readonly nights: number
  readonly rooms: readonly { readonly optionKey: string }[]
}

/**
 * What stays need together: rooms of one type on one night are added up, also where two stays ask
 * for them.
 */
export function roomNeeds(stays: readonly NeedingStay[]): RoomNeed[] {
  const needs = new Map<string, RoomNeed>()
  for (const { night: arrival, nights, rooms } of stays) {
    for (const { optionKey } of rooms) {
      for (let night = arrival; night < arrival + nights; night++) {
        const key = `${night} ${optionKey}`
        needs.set(key, { optionKey, night, count: (needs.get(key)?.count ?? 0) + 1 })
      }
    }
  }
  return [...needs.values()]
}

/** Rooms free of a type on a night, as suppliers give it; undefined is unknown. */
export type RoomsFree = (optionKey: string, night: CalendarDate) => AvailabilityCode | undefined

/**
 * Judges the needs of a trip that starts later and later: enough rooms are free, −1 and −2 can be
 * asked for, anything else, unknown included, cannot be had. Each room type's nights are asked for
 * once.
 * @returns the verdict for a trip that starts `shift` nights after the first
 */
export function roomsJudge(
  needs: readonly RoomNeed[],
  {
    nights,
    roomsFree,
  }: { readonly nights: readonly CalendarDate[]; readonly roomsFree: RoomsFree },
): (shift: number) => RoomsVerdict {
  const codes = new Map<string, (AvailabilityCode | undefined)[]>()
  const codedNeeds = needs.map(({ optionKey, night, count }) => {
    const own = codes.get(optionKey) ?? nights.map((date) => roomsFree(optionKey, date))
    codes.set(optionKey, own)
    return { own, night, count }
  })
  return (shift) => {
    let verdict: RoomsVerdict = 'free'
    for (const { own, night, count } of codedNeeds) {
      const code = own[night + shift]
      if (code === -1 || code === -2) verdict = 'possible'
      else if (code === undefined || code < count) return 'none'
    }
    return verdict
  }
}
