import { describe, expect, test } from 'vitest'
import { climateStations } from '#shared/climate/climate-stations'
import { hoursOfDaylight, moonAge, seasonOf, stationNear } from '#shared/climate/season'
import { calendarDate } from '#shared/dates/calendar-date'
import regions from '../../../infra/local/demo/tables/regions.json'

test('every station has twelve months that can be true', () => {
  for (const { name, highs, lows, rainDays, latitude } of climateStations) {
    expect([name, highs.length, lows.length, rainDays.length]).toEqual([name, 12, 12, 12])
    for (const [month, high] of highs.entries())
      expect(high - (lows[month] ?? 99), name).toBeGreaterThanOrEqual(4)
    expect(Math.min(...lows), name).toBeGreaterThan(-10)
    expect(Math.max(...highs), name).toBeLessThan(45)
    expect(Math.max(...rainDays), name).toBeLessThanOrEqual(28)
    expect(Math.abs(latitude), name).toBeLessThan(40)
  }
  expect(new Set(climateStations.map(({ name }) => name)).size).toBe(climateStations.length)
})

test('every region of the catalogue has a station', () => {
  expect(
    regions.filter((region) => stationNear(region) === undefined).map(({ name }) => name),
  ).toEqual([])
  expect(stationNear({ latitude: 51.5, longitude: 0 })).toBeUndefined()
})

/** Hours of light as almanacs have them, to a few minutes. */
test.each([
  [-33.92, '2027-06-21', 9.88],
  [-33.92, '2027-12-21', 14.42],
  [-19.98, '2027-06-21', 10.9],
  [0, '2027-03-21', 12.12],
  [51.5, '2027-06-21', 16.64],
  [80, '2027-06-21', 24],
  [80, '2027-12-21', 0],
])('a day at %d on %s has %d hours of light', (latitude, date, hours) => {
  expect(Math.abs(hoursOfDaylight(latitude, calendarDate(date)) - hours)).toBeLessThan(0.1)
})

/** Instants of full and new moons, as almanacs print them. */
test.each([
  ['2027-01-22', 0.5],
  ['2027-06-18', 0.5],
  ['2027-08-02', 0],
  ['2024-04-08', 0],
])('the moon of the night of %s is %d of its way', (night, age) => {
  const off = Math.abs(moonAge(calendarDate(night)) - age)
  expect(Math.min(off, 1 - off)).toBeLessThan(0.04)
})

describe('the season of a stay', () => {
  const maun = { latitude: -19.25, longitude: 22.7 }
  test('is the mean of its nights, each by its month', () => {
    const june = seasonOf(maun, calendarDate('2027-06-10'), calendarDate('2027-06-14'))
    expect(june).toMatchObject({ station: 'Maun', high: 26, low: 7, rain: 0 })
    expect(june?.daylight).toBeCloseTo(10.97, 1)
    const change = seasonOf(maun, calendarDate('2027-10-30'), calendarDate('2027-11-03'))
    expect(change).toMatchObject({ high: 35, low: 20 })
    expect(change?.rain).toBeCloseTo((2 * (3 / 31) + 2 * (6 / 30)) / 4)
  })
  test('says on which night the moon is full or new, and is unknown far away', () => {
    expect(seasonOf(maun, calendarDate('2027-06-16'), calendarDate('2027-06-21'))?.moon?.kind).toBe(
      'full',
    )
    expect(
      seasonOf(maun, calendarDate('2027-06-08'), calendarDate('2027-06-11'))?.moon,
    ).toBeUndefined()
    expect(seasonOf(maun, calendarDate('2027-06-08'), calendarDate('2027-06-08'))?.high).toBe(26)
    expect(
      seasonOf(
        { latitude: 59, longitude: 18 },
        calendarDate('2027-06-08'),
        calendarDate('2027-06-10'),
      ),
    ).toBeUndefined()
  })
})
