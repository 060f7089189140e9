import { describe, expect, test } from 'vitest'
import {
  hasCapability,
  inFlightStates,
  isInFlight,
  itineraryStateSchema,
  itineraryStates,
  priceLockedStates,
  stateLabels,
} from '#shared/itinerary/states'

const allowed = [
  ['transitEditing', 'example estimate saved draft quoting quote holding'],
  ['activityEditing', 'example estimate saved draft quoting quote holding provisional'],
  ['payment', 'quote provisional confirm_requested confirming confirmed unknown'],
  ['priceLock', 'provisional confirm_requested confirming confirmed unknown'],
] as const

describe('states of an itinerary', () => {
  test('there are thirteen, each with a label, and nothing else parses', () => {
    expect(itineraryStates).toHaveLength(13)
    expect(Object.keys(stateLabels).sort()).toEqual([...itineraryStates].sort())
    expect(itineraryStateSchema.safeParse('lost').success).toBe(false)
  })

  test.each(allowed)('%s is given in exactly the states of 1 §4', (name, states) => {
    expect(itineraryStates.filter((state) => hasCapability(state, name)).join(' ')).toBe(states)
  })

  test('payment is impossible in exactly the other seven states', () => {
    expect(itineraryStates.filter((state) => !hasCapability(state, 'payment')).sort()).toEqual(
      ['example', 'saved', 'draft', 'estimate', 'quoting', 'holding', 'cancelled'].sort(),
    )
  })

  test('five states lock the price', () => {
    expect([...priceLockedStates].sort()).toEqual(
      ['confirm_requested', 'confirmed', 'confirming', 'provisional', 'unknown'].sort(),
    )
  })

  test('three states are in flight', () => {
    expect(itineraryStates.filter(isInFlight)).toEqual([...inFlightStates])
    expect(inFlightStates).toEqual(['quoting', 'holding', 'confirming'])
  })
})
