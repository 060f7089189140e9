import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itineraryStates } from '#shared/itinerary/states'
import { costChanges } from '#shared/pricing/cost-changes'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { itinerary } from './arbitraries'

const locked = { flags: ['genpay'], sell: 715_206, state: 'confirmed' }

describe('isPriceLocked', () => {
  test('holds in the five states that lock, and in no other', () => {
    expect(itineraryStates.filter((state) => isPriceLocked({ ...locked, state }))).toEqual([
      'provisional',
      'confirm_requested',
      'confirming',
      'confirmed',
      'unknown',
    ])
  })

  test.each([
    { flags: [] },
    { flags: null },
    { flags: ['genpay', 'requote'] },
    { sell: 0 },
    { state: 'nowhere' },
  ])('does not hold with %j', (over) => {
    expect(isPriceLocked({ ...locked, ...over })).toBe(false)
  })
})

describe('costChanges', () => {
  const before = [{ id: 's1', costAmount: '100.00', currency: 'ZAR' }]

  test('finds none when an amount is only written differently', () => {
    for (const costAmount of [100, '100', '1e2', '100.000', '100.004']) {
      expect(costChanges(before, [{ id: 's1', costAmount, currency: 'ZAR' }])).toEqual([])
    }
    expect(costChanges([{ id: 's1', costAmount: 'N/A' }], [{ id: 's1' }])).toEqual([])
  })

  test('tells what changed, came and went', () => {
    const after = [
      { id: 's1', costAmount: '100.00', currency: 'USD' },
      { id: 's2', costAmount: 7, rspAmount: '9.50', currency: 'JPY' },
    ]
    const rand = { amount: 10_000, currency: 'ZAR' }
    expect(costChanges(before, after)).toEqual([
      {
        segmentId: 's1',
        field: 'costAmount',
        before: rand,
        after: { amount: 10_000, currency: 'USD' },
      },
      {
        segmentId: 's2',
        field: 'costAmount',
        before: undefined,
        after: { amount: 7, currency: 'JPY' },
      },
      {
        segmentId: 's2',
        field: 'rspAmount',
        before: undefined,
        after: { amount: 10, currency: 'JPY' },
      },
    ])
    expect(costChanges(before, [])).toEqual([
      { segmentId: 's1', field: 'costAmount', before: rand, after: undefined },
    ])
  })

  test('finds none between an itinerary and itself', () => {
    fc.assert(
      fc.property(itinerary, ({ segments }) => {
        expect(costChanges(segments ?? [], segments ?? [])).toEqual([])
      }),
    )
  })
})
