import { describe, expect, test } from 'vitest'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryStates } from '#shared/itinerary/states'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { promisedFinance, unpricedStays } from '#shared/pricing/unpriced-stays'
import { anItinerary, aStay } from '../itinerary/builders'

const priced = aStay({ costAmount: '900.00', currency: 'USD' })
const unpriced = aStay({ id: 's2' })
const { finance } = priceItinerary({
  segments: [priced],
  currency: 'USD',
  model: 'net',
  spotRates: { USD: '1' },
} as never)
const trip = (segments = [priced, unpriced], more = {}) => ({
  ...anItinerary({ segments, ...more }),
  finance: { ...finance, currency: 'USD' } as NonNullable<ItineraryRecord['finance']>,
})

describe('stays that the sell lacks', () => {
  test('are camp stays without a cost and without a sell set by hand', () => {
    expect(unpricedStays(trip())).toEqual([unpriced])
    expect(unpricedStays(trip([priced]))).toEqual([])
    expect(unpricedStays(trip([{ ...unpriced, sellOverride: 0 }]))).toEqual([])
    expect(unpricedStays(trip([{ ...unpriced, arrangedBy: 'Agent' } as never]))).toEqual([])
  })

  test('are none of those that the trip does not charge', () => {
    expect(unpricedStays(trip([{ ...unpriced, optional: true, chargeable: false }]))).toEqual([])
  })

  test.each(itineraryStates)('in state %s, are none only where it is over or locked', (state) => {
    const flags = ['genpay'] as const
    const locked = trip(undefined, { state, flags: [...flags] })
    const isLocked = isPriceLocked({ state, flags, sell: locked.finance === undefined ? 0 : 1 })
    expect(unpricedStays(locked)).toHaveLength(isLocked || state === 'cancelled' ? 0 : 1)
    expect(unpricedStays(trip(undefined, { state }))).toHaveLength(state === 'cancelled' ? 0 : 1)
  })
})

describe('the price that a client may be told', () => {
  test('is the whole one, or none', () => {
    expect(promisedFinance(trip([priced]))).toMatchObject({ currency: 'USD' })
    expect(promisedFinance(trip())).toBeUndefined()
  })

  test('is the promised one while the agent’s own has moved on, also where a new stay has no price', () => {
    const promised = { ...trip().finance, sell: 123 }
    const moved = {
      ...trip(undefined, { flags: ['locked_incompatible'] }),
      locked: { finance: promised, at: '2026-11-20T08:00:00Z' } as never,
    }
    expect(promisedFinance(moved)).toMatchObject({ sell: 123 })
  })
})
