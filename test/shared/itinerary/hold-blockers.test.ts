import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { holdBlockers } from '#shared/itinerary/hold-blockers'
import { problem } from '#shared/itinerary/problem'

const today = calendarDate('2026-11-20')

describe('holdBlockers', () => {
  test('a trip without problems that starts today can be held', () => {
    expect(holdBlockers({ problems: [], startDate: today, today })).toEqual([])
  })

  test('one that started yesterday cannot', () => {
    expect(holdBlockers({ problems: [], startDate: calendarDate('2026-11-19'), today })).toEqual([
      { code: 'starts-in-past', message: 'The itinerary starts in the past', date: '2026-11-19' },
    ])
  })

  test('errors stand in the way, warnings do not', () => {
    const gap = problem('gap', 'There is a gap in the itinerary dates', { date: '2027-06-21' })
    const stale = problem('availability-stale', 'Availability at Jao Camp is 51 hours old', { segmentId: 's1' })
    expect(holdBlockers({ problems: [stale, gap], startDate: today, today })).toEqual([gap])
  })
})
