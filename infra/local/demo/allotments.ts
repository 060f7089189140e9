import { type RandomStream, randomStream } from '#shared/art/random-stream'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  firstDayOf,
  weekdayOf,
} from '#shared/dates/calendar-date'
import type { DemoCamp } from './catalogue'
import { type DemoRoomType, roomTypesOf } from './rooms'
import { type SeasonName, seasonOn } from './seasons'

export interface DemoAllotment {
  supplierCode: string
  optionKey: string
  month: string
  /**
   * By day of the month, '01' to '31': above 0 rooms free, 0 none, -1 may be available, -2 on
   * request, -3 closed. A day that is absent is unknown.
   */
  days: Readonly<Record<string, number>>
}

/** How far ahead counts of rooms are known. */
const allottedMonths = 14

/** Share of rooms sold, by season, before weekends and the camp's own popularity. */
const demand: Readonly<Record<SeasonName, number>> = {
  high: 0.74,
  shoulder: 0.46,
  low: 0.26,
  closed: 0,
}
const nightsOfBooking = { fewest: 2, most: 5 }
/** A camp with more rooms of a type than this sells them in blocks, as groups do. */
const maxBookings = 12

type Night = { date: CalendarDate; season: SeasonName; wanted: number }
type Month = { month: CalendarMonth; ahead: number; nights: readonly Night[] }

/**
 * Rooms of each type of a camp, night by night, for fourteen months from a month, or as many as are
 * asked for.
 */
export function allotmentsOf(
  camp: DemoCamp,
  start: CalendarMonth,
  count = allottedMonths,
): DemoAllotment[] {
  const months = Array.from({ length: count }, (_, ahead) =>
    monthOf(camp, addMonths(start, ahead), ahead),
  )
  return roomTypesOf(camp).flatMap((room) =>
    months.map((month) => ({
      supplierCode: camp.supplierCode,
      optionKey: room.optionKey,
      month: month.month,
      days: daysOf(camp, room, month),
    })),
  )
}

function monthOf(camp: DemoCamp, month: CalendarMonth, ahead: number): Month {
  const popularity = randomStream(`popularity|${camp.supplierCode}`).range(0.75, 1.3)
  const nights = Array.from({ length: daysInMonth(month) }, (_, index) => {
    const date = addDays(firstDayOf(month), index)
    const season = seasonOn(camp, date)
    const weekend = weekdayOf(date) >= 5 ? 1.35 : 0.9
    return { date, season, wanted: Math.min(0.98, demand[season] * popularity * weekend) }
  })
  return { month, ahead, nights }
}

/**
 * The days of one month: rooms less bookings, then what is not a plain count. It depends on the
 * room and the month alone, but for how far ahead it is.
 */
function daysOf(
  camp: DemoCamp,
  room: DemoRoomType,
  { month, ahead, nights }: Month,
): Record<string, number> {
  const random = randomStream(`allotment|${room.optionKey}|${month}`)
  const soldPerNight = soldRooms(room.maxUnits, nights, random)
  const upkeep = run(random, 0.05, 3)
  const doubt = run(random, 0.16, 5)
  const silence = run(random, camp.thirdParty ? 0.7 : 0.04, 6)
  const counts: Record<string, number> = {}
  nights.forEach(({ date, season }, index) => {
    const shut = season === 'closed' || upkeep(index)
    if (silence(index) && !shut) return // nobody has said: unknown
    const freeRooms = Math.max(0, room.maxUnits - (soldPerNight[index] ?? 0))
    counts[date.slice(8)] = shut
      ? -3
      : freeRooms === 0
        ? 0
        : (vagueCount(camp, ahead, doubt(index)) ?? freeRooms)
  })
  return counts
}

/** What free rooms count as where nobody counts them: -2 on request, -1 may be available. */
function vagueCount(
  { online, thirdParty }: DemoCamp,
  ahead: number,
  doubtful: boolean,
): number | undefined {
  if (!online) return -2
  const tooFarAhead = ahead === allottedMonths - 1
  if (!tooFarAhead && !doubtful) return undefined
  return thirdParty ? -2 : -1
}

/**
 * How many rooms are sold each night: bookings of a few nights, some begun the month before, more
 * where demand is.
 */
function soldRooms(units: number, nights: readonly Night[], random: RandomStream): number[] {
  const soldPerNight = nights.map(() => 0)
  const bookings = Math.min(units, maxBookings)
  const most = 2 * Math.ceil(units / maxBookings) - 1
  for (let arrival = -nightsOfBooking.most; arrival < nights.length; arrival++) {
    const wanted = (nights[Math.max(0, arrival)]?.wanted ?? 0) / 2.6
    for (let booking = 0; booking < bookings; booking++) {
      if (!random.chance(wanted)) continue
      const leave = Math.min(
        arrival + random.int(nightsOfBooking.fewest, nightsOfBooking.most),
        nights.length,
      )
      const rooms = random.int(1, most)
      for (let day = Math.max(0, arrival); day < leave; day++)
        soldPerNight[day] = Math.min(units, (soldPerNight[day] ?? 0) + rooms)
    }
  }
  return soldPerNight
}

/** With some probability one run of days of the month, up to `longest` of them. */
function run(
  random: RandomStream,
  probability: number,
  longest: number,
): (index: number) => boolean {
  const [happens, from, length] = [
    random.chance(probability),
    random.int(0, 27),
    random.int(1, longest),
  ]
  return (index) => happens && index >= from && index < from + length
}
