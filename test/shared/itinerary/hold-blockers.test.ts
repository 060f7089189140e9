import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { type HoldQuestion, holdBlockers } from '#shared/itinerary/hold-blockers'
import { problem } from '#shared/itinerary/problem'

const today = calendarDate('2026-11-20')
const camp = { type: 'stay', arrangedBy: 'DMC', supplierCode: 'JAO' }
const blockers = (trip: Partial<HoldQuestion>) =>
  holdBlockers({ problems: [], flags: [], segments: [camp], startDate: today, today, ...trip })

describe('holdBlockers', () => {
  test('a trip without problems that starts today can be held', () => {
    expect(blockers({})).toEqual([])
  })

  test('one that started yesterday cannot', () => {
    expect(blockers({ startDate: calendarDate('2026-11-19') })).toEqual([
      { code: 'starts-in-past', message: 'The start date has passed', date: '2026-11-19' },
    ])
  })

  test('every problem stands in the way', () => {
    const gap = problem('gap', 'There is a gap in the itinerary dates', { date: '2027-06-21' })
    const crowded = problem('room-travelers', 'Not all travelers have been assigned to rooms', {
      segmentId: 's1',
    })
    expect(blockers({ problems: [crowded, gap] })).toEqual([crowded, gap])
  })

  test.each([
    ['nothing at all', []],
    ['an own arrangement', [{ type: 'stay', arrangedBy: 'Agent', supplierCode: 'OWN' }]],
    ['a stay that the agent books at a camp', [{ ...camp, arrangedBy: '1' }]],
    ['a service of a supplier', [{ type: 'service', arrangedBy: 'DMC', supplierCode: 'JAO' }]],
  ])('a trip of %s has no rooms to hold', (_what, segments) => {
    const none = [{ code: 'nothing-to-hold', message: 'No rooms to hold' }]
    expect(blockers({ segments })).toEqual(none)
    expect(blockers({ segments: [...segments, camp] })).toEqual([])
  })

  test('a trip that wants no rooms any more gives those of its booking back', () => {
    expect(blockers({ segments: [], bookingReference: 'WND-1' })).toEqual([])
  })

  test('a trip that was changed since its quote is quoted again before', () => {
    expect(blockers({ flags: ['inconsistent', 'lcr'] })).toEqual([
      { code: 'changed-since-quote', message: 'The itinerary has changed since the last quote' },
    ])
    expect(blockers({ flags: ['lcr'] })).toEqual([])
  })
})
