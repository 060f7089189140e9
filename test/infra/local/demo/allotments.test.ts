import { describe, expect, test } from 'vitest'
import {
  type CalendarDate,
  calendarDate,
  daysInMonth,
  weekdayOf,
} from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { allotmentsOf } from '../../../../infra/local/demo/allotments'
import { type DemoCamp, demoCamps } from '../../../../infra/local/demo/catalogue'
import { keepFree, keepFreeAround } from '../../../../infra/local/demo/keep-free'
import { roomTypesOf } from '../../../../infra/local/demo/rooms'
import { seasonOn } from '../../../../infra/local/demo/seasons'
import { itinerariesFrom } from '../../../../infra/local/demo/trips'

const start = calendarMonthSchema.parse('2026-11')
const allotments = demoCamps.flatMap((camp) => allotmentsOf(camp, start))
const campByCode = new Map<string, DemoCamp>(demoCamps.map((camp) => [camp.supplierCode, camp]))
const unitsByKey = new Map(
  demoCamps.flatMap(roomTypesOf).map(({ optionKey, maxUnits }) => [optionKey, maxUnits]),
)

describe('allotments', () => {
  test('are one record a room type and month, for fourteen months', () => {
    expect(allotments.length).toBe(14 * unitsByKey.size)
    const keys = new Set(allotments.map(({ optionKey, month }) => `${optionKey} ${month}`))
    expect(keys.size).toBe(allotments.length)
    expect([...new Set(allotments.map(({ month }) => month))].toSorted()).toEqual([
      '2026-11',
      '2026-12',
      ...Array.from({ length: 12 }, (_, i) => `2027-${String(i + 1).padStart(2, '0')}`),
    ])
  })

  test('count days that the month has, never more rooms than there are', () => {
    const wrong = allotments.filter(({ optionKey, month, days }) => {
      const [last, units] = [
        daysInMonth(calendarMonthSchema.parse(month)),
        unitsByKey.get(optionKey) ?? 0,
      ]
      return Object.entries(days).some(
        ([day, count]) => !/^\d\d$/.test(day) || Number(day) > last || count < -3 || count > units,
      )
    })
    expect(wrong).toEqual([])
  })

  test('know every kind of day: free, last room, none, may be, on request, closed and unknown', () => {
    const counts = allotments.flatMap(({ days }) => Object.values(days))
    const known = new Set(counts)
    for (const kind of [-3, -2, -1, 0, 1, 2]) expect(known).toContain(kind)
    expect(counts.filter((count) => count > 0).length / counts.length).toBeGreaterThan(0.35)
    const asked = allotments.reduce(
      (sum, { month }) => sum + daysInMonth(calendarMonthSchema.parse(month)),
      0,
    )
    expect(counts.length).toBeLessThan(asked)
  })

  test('are closed on every night that the camp is shut', () => {
    const open = allotments.filter(({ supplierCode, month, days }) => {
      const camp = campByCode.get(supplierCode)
      if (camp?.closed === undefined) return false
      const isShut = (day: string) => seasonOn(camp, calendarDate(`${month}-${day}`)) === 'closed'
      return Object.entries(days).some(([day, count]) => count !== -3 && isShut(day))
    })
    expect(open).toEqual([])
  })

  test('are never a plain count where the camp answers on request', () => {
    const requested = allotments.filter(
      ({ supplierCode }) => campByCode.get(supplierCode)?.online === false,
    )
    const counts = new Set(requested.flatMap(({ days }) => Object.values(days)))
    expect([...counts].toSorted((a, b) => a - b)).toEqual([-3, -2, 0])
  })

  test('are fuller in the high season and at weekends', () => {
    const nights = allotments.flatMap(({ supplierCode, month, days }) =>
      Object.entries(days).map(([day, count]) => ({
        supplierCode,
        date: `${month}-${day}`,
        count,
      })),
    )
    const full = (chosen: typeof nights) =>
      chosen.filter(({ count }) => count === 0).length / chosen.length
    const bookable = nights
      .filter(({ count }) => count !== -3)
      .map((night) => ({ ...night, date: calendarDate(night.date) }))
    const inSeason = (season: string) =>
      full(bookable.filter(({ supplierCode, date }) => seasonOf(supplierCode, date) === season))
    expect(inSeason('high')).toBeGreaterThan(inSeason('shoulder') + 0.1)
    expect(inSeason('shoulder')).toBeGreaterThan(inSeason('low') + 0.1)
    const onDay = (weekday: number) =>
      full(bookable.filter(({ date }) => weekdayOf(date) === weekday))
    expect(onDay(6)).toBeGreaterThan(onDay(3))
  })

  test('depend on the month, not on when it is asked for, but for the last one', () => {
    const camp = campByCode.get('CHITABE')
    if (camp === undefined) throw new Error('No such camp')
    const later = allotmentsOf(camp, calendarMonthSchema.parse('2027-01'))
    for (const allotment of allotmentsOf(camp, start).filter(
      ({ month }) => month >= '2027-01' && month < '2027-12',
    )) {
      expect(later).toContainEqual(allotment)
    }
  })
})

describe('keepFree', () => {
  test('leaves the rooms of the demo trips to be had, and every other count as it was', () => {
    const trips = itinerariesFrom(start)
    const kept = keepFree(allotments, trips)
    const jao = kept.find(({ optionKey, month }) => optionKey === 'JAO-TWIN' && month === '2027-06')
    expect(['15', '16', '17'].map((day) => jao?.days[day])).toEqual([2, 2, 2])
    const changed = kept.filter((allotment, index) => allotment !== allotments[index])
    const wanted = trips.flatMap(({ segments }) =>
      segments.flatMap((one) => (one.type === 'stay' ? one.rooms : [])),
    )
    const wantedKeys = new Set(wanted.map(({ optionKey }) => optionKey))
    expect(changed.every(({ optionKey }) => wantedKeys.has(optionKey))).toBe(true)
  })

  test('leaves rooms around the dates of trips to be planned, and opens no night that is shut or not counted', () => {
    const kept = keepFreeAround(allotments, itinerariesFrom(start))
    const mombo = kept.find(
      ({ optionKey, month }) => optionKey === 'MOMBO-FAMILY' && month === '2027-06',
    )
    expect(['27', '28', '29'].map((day) => mombo?.days[day])).toEqual([1, 1, 1])
    const onRequest = -2
    let raised = 0
    kept.forEach(({ days }, index) => {
      const before = allotments[index]?.days ?? {}
      expect(Object.keys(days)).toEqual(Object.keys(before))
      for (const [day, count] of Object.entries(days)) {
        const was = before[day] ?? 0
        if (count === was) continue
        expect(was).toBeGreaterThanOrEqual(0)
        if (count !== onRequest) expect(count).toBeGreaterThan(was)
        raised += 1
      }
    })
    expect(raised).toBeGreaterThan(50)
  })
})

function seasonOf(supplierCode: string, date: CalendarDate) {
  const camp = campByCode.get(supplierCode)
  return camp && seasonOn(camp, date)
}
