import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itineraryStates } from '#shared/itinerary/states'
import { costChanges } from '#shared/pricing/cost-changes'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { repriceLocked } from '#shared/pricing/reprice-locked'
import { itinerary, workedExample } from './arbitraries'

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
    { clientView: true },
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
      { segmentId: 's1', field: 'costAmount', before: rand, after: { amount: 10_000, currency: 'USD' } },
      { segmentId: 's2', field: 'costAmount', before: undefined, after: { amount: 7, currency: 'JPY' } },
      { segmentId: 's2', field: 'rspAmount', before: undefined, after: { amount: 10, currency: 'JPY' } },
    ])
    expect(costChanges(before, [])).toEqual([{ segmentId: 's1', field: 'costAmount', before: rand, after: undefined }])
  })

  test('finds none between an itinerary and itself', () => {
    fc.assert(
      fc.property(itinerary, ({ segments }) => {
        expect(costChanges(segments ?? [], segments ?? [])).toEqual([])
      }),
    )
  })
})

describe('repriceLocked', () => {
  const stored = priceItinerary(workedExample)
  const { segments } = workedExample

  test('keeps the stored figures while the costs stand, whatever the exchange does', () => {
    const input = { ...workedExample, spotRates: { USD: 1, ZAR: '15.0' } }
    const result = repriceLocked(input, { stored, lockedSegments: segments })
    expect(result).toEqual({ agent: stored, client: stored, costChanges: [], incompatible: false })
    expect(result.agent).toBe(stored)
  })

  test('reprices for the agent and keeps the client’s price when a cost changed', () => {
    const dearer = segments.map((segment) => (segment.id === 's2' ? { ...segment, costAmount: '500.00' } : segment))
    const result = repriceLocked({ ...workedExample, segments: dearer }, { stored, lockedSegments: segments })
    expect(result.incompatible).toBe(true)
    expect(result.client).toBe(stored)
    expect(result.agent).toEqual(priceItinerary({ ...workedExample, segments: dearer }))
    expect(result.costChanges).toMatchObject([
      { segmentId: 's2', before: { amount: 40_000 }, after: { amount: 50_000 } },
    ])
  })

  test('minds the rack price in the rack model only', () => {
    const racked = segments.map((segment) => ({ ...segment, rspAmount: '450.00' }))
    const incompatible = (model: string) =>
      repriceLocked({ ...workedExample, model, segments: racked }, { stored, lockedSegments: segments }).incompatible
    expect([incompatible('net'), incompatible('rack')]).toEqual([false, true])
  })
})
