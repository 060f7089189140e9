import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { featuredImageOf } from '#shared/itinerary/featured-image'

const stay = (s3Key: string | undefined, startDate = '2027-06-15', type = 'stay') => ({
  type,
  startDate: calendarDate(startDate),
  featuredImage: s3Key === undefined ? undefined : { s3Key },
})
const picture = (...segments: ReturnType<typeof stay>[]) => featuredImageOf({ segments })?.s3Key

describe('featuredImageOf', () => {
  test('one stay gives its own', () => {
    expect(picture(stay('jao'))).toBe('jao')
  })

  test('of several the second in time gives its own', () => {
    expect(
      picture(
        stay('mombo', '2027-06-18'),
        stay('jao', '2027-06-15'),
        stay('lebombo', '2027-06-21'),
      ),
    ).toBe('mombo')
  })

  test('stays that begin on one day keep their order, and transfers do not count', () => {
    expect(picture(stay('road', '2027-06-14', 'road'), stay('a'), stay('b'))).toBe('b')
  })

  test('a second stay without a picture gives way to the first with one', () => {
    expect(picture(stay('jao'), stay(undefined, '2027-06-18'))).toBe('jao')
    expect(picture(stay(undefined), stay(undefined, '2027-06-18'))).toBeUndefined()
    expect(picture()).toBeUndefined()
  })

  test('the one in customizations beats them all', () => {
    expect(featuredImageOf({ segments: [stay('jao')], customized: { s3Key: 'own' } })).toEqual({
      s3Key: 'own',
    })
  })
})
