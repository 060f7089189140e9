import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hold, holdFace, reminderOf } from '../../../../web/components/hold/hold-model'

const until = new Date('2026-10-02T15:00:00Z') // 17:00 in Gaborone, 11:00 in New York
const aHold = (named: Partial<Hold> = {}): Hold => ({
  until,
  campZone: 'Africa/Gaborone',
  agentZone: 'America/New_York',
  ...named,
})
const msBefore = (ms: number) => new Date(until.getTime() - ms)
const hours = (count: number) => count * 3_600_000

describe('holdFace', () => {
  test('shows the time left, the camp’s time and the agent’s', () => {
    const now = msBefore(hours(78) + 42 * 60_000 + 10_000)
    expect(holdFace(aHold(), now)).toEqual({
      tone: 'held',
      share: (hours(78) + 2_530_000) / hours(96),
      left: '3 d 06:42:10',
      until: 'Rooms held until Oct 2, 17:00',
      untilHere: 'Oct 2, 11:00 your time',
      spoken: 'Rooms are held for 3 days and 6 hours, until Oct 2, 17:00 camp time',
    })
  })

  test('says the time once where agent and camp have the same', () => {
    expect(
      holdFace(aHold({ agentZone: 'Africa/Johannesburg' }), msBefore(1)).untilHere,
    ).toBeUndefined()
  })

  test.each([
    [hours(24), 'held'],
    [hours(24) - 1, 'amber'],
    [hours(2), 'amber'],
    [hours(2) - 1, 'red'],
    [1, 'red'],
    [0, 'over'],
    [-hours(5), 'over'],
  ])('with %i ms left it is %s', (ms, tone) => {
    expect(holdFace(aHold(), msBefore(ms)).tone).toBe(tone)
  })

  test('is a share of the hold from when it was taken, where that is known', () => {
    const since = msBefore(hours(72))
    expect(holdFace(aHold({ since }), msBefore(hours(18))).share).toBe(0.25)
    expect(holdFace(aHold({ since }), msBefore(hours(80))).share).toBe(1) // a clock that is behind
  })

  test('is grey and without time when nothing is held', () => {
    expect(holdFace(aHold({ until: undefined }), new Date())).toMatchObject({
      tone: 'none',
      share: 0,
      left: 'Not held',
    })
  })

  test('has a share from 0 to 1 that only gets smaller, whatever the hold', () => {
    const length = fc.integer({ min: 1, max: hours(200) })
    fc.assert(
      fc.property(length, length, length, (whole, one, other) => {
        const shareAt = (left: number) =>
          holdFace(aHold({ since: msBefore(whole) }), msBefore(left)).share
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(shareAt(less)).toBeLessThanOrEqual(shareAt(more))
        expect(shareAt(more)).toBeLessThanOrEqual(1)
        expect(shareAt(less)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('reminderOf', () => {
  const at = (ms: number) => holdFace(aHold(), msBefore(ms))

  test('reminds once when a day, and when two hours are left, and when it is over', () => {
    expect(reminderOf('held', at(hours(23)))).toBe(
      'Less than a day left. Rooms held until Oct 2, 17:00.',
    )
    expect(reminderOf('amber', at(hours(23)))).toBeUndefined()
    expect(reminderOf('amber', at(hours(1)))).toBe(
      'Less than two hours left. Rooms held until Oct 2, 17:00.',
    )
    expect(reminderOf('held', at(hours(1)))).toBe(
      'Less than two hours left. Rooms held until Oct 2, 17:00.',
    )
    expect(reminderOf('red', at(0))).toBe('Hold expired. The rooms will be released.')
  })

  test('keeps quiet when the page opens, when rooms are taken, and when a hold is renewed', () => {
    expect(reminderOf(undefined, at(hours(1)))).toBeUndefined()
    expect(reminderOf('none', at(hours(1)))).toBeUndefined()
    expect(reminderOf('red', at(hours(70)))).toBeUndefined()
    expect(reminderOf('red', holdFace(aHold({ until: undefined }), new Date()))).toBeUndefined()
  })
})
