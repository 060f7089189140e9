import { describe, expect, test } from 'vitest'
import { isAvailabilityJudged, staleProblems } from '#shared/itinerary/stale-problems'
import { itineraryStates } from '#shared/itinerary/states'
import { aStay } from './builders'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const stale = (hours: number, overrides = {}) =>
  staleProblems(aStay(overrides), { now, availabilityCheckedAt: hoursAgo(hours) })

describe('staleProblems', () => {
  test('availability is fresh for 48 hours, and a warning afterwards', () => {
    expect(stale(48)).toEqual([])
    expect(stale(51)).toEqual([
      {
        code: 'availability-stale',
        message: 'Availability at Jao Camp is 51 hours old',
        segmentId: 's1',
      },
    ])
  })

  test('that of a third party is fresh for 4 hours', () => {
    expect(stale(4, { thirdParty: true })).toEqual([])
    expect(stale(4.5, { thirdParty: true })).toMatchObject([
      { message: 'Availability at Jao Camp is 4 hours old' },
    ])
  })

  test('a segment’s own time counts before the itinerary’s', () => {
    expect(stale(99, { availabilityCheckedAt: hoursAgo(1) })).toEqual([])
    expect(stale(1, { availabilityCheckedAt: hoursAgo(99) })).toHaveLength(1)
  })

  test('a camp without name is called by its title, else by its code', () => {
    expect(stale(50, { campName: undefined, title: 'The Delta' })).toMatchObject([
      { message: 'Availability at The Delta is 50 hours old' },
    ])
    expect(stale(50, { campName: undefined })).toMatchObject([
      { message: 'Availability at JAO is 50 hours old' },
    ])
  })

  test('nothing is said of what was never checked, of own arrangements and of transfers', () => {
    expect(staleProblems(aStay(), { now })).toEqual([])
    expect(stale(99, { arrangedBy: 'Agent' })).toEqual([])
    expect(stale(99, { type: 'flight' })).toEqual([])
  })
})

test.each(itineraryStates)(
  'whether its age is judged in the state %s depends on whether rooms are still to be had',
  (state) => {
    const settled = [
      'holding',
      'provisional',
      'confirm_requested',
      'confirming',
      'confirmed',
      'cancelled',
    ]
    expect(isAvailabilityJudged(state)).toBe(!settled.includes(state))
  },
)
