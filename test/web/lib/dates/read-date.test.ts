import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDateSchema, dateOfDayNumber } from '#shared/dates/calendar-date'
import { readDate } from '../../../../web/lib/dates/read-date'

describe('readDate', () => {
  test('agrees with the schema of shared/', () => {
    const part = (max: number) => fc.nat(max).map((value) => String(value).padStart(2, '0'))
    const dateLike = fc.tuple(fc.integer({ min: 1900, max: 2100 }), part(14), part(33)).map((parts) => parts.join('-'))
    fc.assert(
      fc.property(dateLike, (text) => readDate(text) === (calendarDateSchema.safeParse(text).data ?? undefined)),
    )
  })

  test('reads every date back', () => {
    fc.assert(fc.property(fc.nat(40_000), (day) => readDate(dateOfDayNumber(day)) === dateOfDayNumber(day)))
  })

  test.each([undefined, '', '2027-6-1', '2027-02-31', 'tomorrow'])('refuses %j', (text) => {
    expect(readDate(text)).toBeUndefined()
  })
})
