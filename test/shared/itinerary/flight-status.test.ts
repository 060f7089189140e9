import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { clockTimeSchema, instantsOf, statusByTimetable } from '#shared/itinerary/flight-status'

const overnight = {
  startDate: calendarDate('2027-06-15'),
  endDate: calendarDate('2027-06-16'),
  departureTime: '22:40',
  arrivalTime: '01:05',
  fromZone: 'Africa/Johannesburg',
  toZone: 'Africa/Nairobi',
}
const at = (instant: string, flight: Parameters<typeof statusByTimetable>[0] = overnight) =>
  statusByTimetable(flight, new Date(instant))

describe('statusByTimetable', () => {
  test('reads each hour by the clocks of its own place', () => {
    expect(instantsOf(overnight)).toEqual({
      departsAt: new Date('2027-06-15T20:40:00Z'),
      arrivesAt: new Date('2027-06-15T22:05:00Z'),
    })
  })

  test('is scheduled until it leaves, in the air until it arrives, then landed', () => {
    expect(at('2027-06-15T20:39:59Z')).toBe('scheduled')
    expect(at('2027-06-15T20:40:00Z')).toBe('departed')
    expect(at('2027-06-15T22:04:59Z')).toBe('departed')
    expect(at('2027-06-15T22:05:00Z')).toBe('landed')
  })

  test('claims nothing on the days of a flight whose hours or zones are not known', () => {
    const unknown = { ...overnight, fromZone: undefined, arrivalTime: undefined }
    expect(at('2027-06-13T12:00:00Z', unknown)).toBe('scheduled')
    expect(at('2027-06-14T12:00:00Z', unknown)).toBeUndefined()
    expect(at('2027-06-17T12:00:00Z', unknown)).toBeUndefined()
    expect(at('2027-06-18T00:00:00Z', unknown)).toBe('landed')
    expect(at('2027-06-15T21:00:00Z', { ...overnight, toZone: undefined })).toBeUndefined()
  })
})

test('a time is two digits, a colon and two digits of a day', () => {
  expect(['00:00', '07:10', '23:59'].every((time) => clockTimeSchema.safeParse(time).success)).toBe(
    true,
  )
  expect(
    ['24:00', '7:10', '07:60', '07.10', ''].some((time) => clockTimeSchema.safeParse(time).success),
  ).toBe(false)
})
