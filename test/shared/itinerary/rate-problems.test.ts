import { describe, expect, test } from 'vitest'
import { optionKeySchema } from '#shared/ids/ids'
import { type RatedRule, rateProblems } from '#shared/itinerary/rate-problems'
import { aStay } from './builders'

const rule = (overrides: Partial<RatedRule> = {}): RatedRule => ({
  optionKey: 'JAO-TENT',
  from: '2027-06-01',
  to: '2027-06-30',
  currency: 'USD',
  ...overrides,
})

describe('rateProblems', () => {
  test('a stay with a rule for each night has none', () => {
    expect(rateProblems(aStay(), [rule()])).toEqual([])
  })

  test('the first night without a rule is named', () => {
    expect(rateProblems(aStay(), [rule({ to: '2027-06-15' })])).toEqual([
      {
        code: 'rate-rule-missing',
        message: 'No pricing rule found',
        segmentId: 's1',
        date: '2027-06-16',
      },
    ])
  })

  test('the first night that is closed is named', () => {
    const closed = rule({ from: '2027-06-17', prov: 'C' })
    expect(rateProblems(aStay(), [rule(), closed])).toMatchObject([
      {
        code: 'room-closed',
        message: 'This room is closed on at least one night of the stay',
        date: '2027-06-17',
      },
    ])
  })

  test('rules for other lengths of stay do not count', () => {
    expect(rateProblems(aStay(), [rule({ minLOS: 4 })])).toMatchObject([
      { code: 'rate-rule-missing', date: '2027-06-15' },
    ])
  })

  test('each room type is judged once', () => {
    const room = (optionKey: string) => ({
      optionKey: optionKeySchema.parse(optionKey),
      adults: 2,
      children: 0,
    })
    const stay = aStay({ rooms: [room('JAO-TENT'), room('JAO-TENT'), room('JAO-VILLA')] })
    expect(rateProblems(stay, [])).toHaveLength(2)
  })

  test.each([
    ['an own arrangement', { arrangedBy: 'Agent' }],
    ['a transfer', { type: 'road' }],
    ['a stay without rooms', { rooms: [] }],
  ])('%s has none', (_, overrides) => {
    expect(rateProblems(aStay(overrides), [])).toEqual([])
  })
})
