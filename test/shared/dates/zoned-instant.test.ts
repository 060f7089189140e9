import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { zonedInstant } from '#shared/dates/zoned-time'

test.each([
  ['2027-06-15', 17, 'Africa/Gaborone', '2027-06-15T15:00:00.000Z'],
  ['2027-06-15', 17, 'Africa/Nairobi', '2027-06-15T14:00:00.000Z'],
  ['2027-01-01', 0, 'Indian/Mauritius', '2026-12-31T20:00:00.000Z'],
  ['2027-03-27', 17, 'Europe/London', '2027-03-27T17:00:00.000Z'],
  ['2027-03-28', 17, 'Europe/London', '2027-03-28T16:00:00.000Z'],
  ['2027-10-31', 17, 'Europe/London', '2027-10-31T17:00:00.000Z'],
])('on %s at %s:00 in %s it is %s', (date, hour, zone, instant) => {
  expect(zonedInstant(calendarDate(date), hour, zone).toISOString()).toBe(instant)
})

test('a country is known by its name and by its code, and one that we do not know keeps UTC', () => {
  expect([zoneOfCountry('Tanzania'), zoneOfCountry('TZ')]).toEqual([
    'Africa/Dar_es_Salaam',
    'Africa/Dar_es_Salaam',
  ])
  expect([zoneOfCountry('Atlantis'), zoneOfCountry(undefined)]).toEqual(['UTC', 'UTC'])
})
