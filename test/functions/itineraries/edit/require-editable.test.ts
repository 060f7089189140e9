import { describe, expect, test } from 'vitest'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { mayChangeIn } from '#shared/itinerary/parts'
import { itineraryStates } from '#shared/itinerary/states'
import { requireEditable } from '../../../../functions/itineraries/edit/require-editable'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const flight = aStay({
  id: 'f1',
  type: 'flight',
  supplierCode: undefined,
  rooms: [],
  nights: 0,
  endDate: '2027-06-15',
})
const walk = aStay({
  id: 'w1',
  type: 'service',
  supplierCode: undefined,
  rooms: [],
  nights: 0,
  endDate: '2027-06-15',
})
const stay = aStay()

const edits = {
  stays: { segments: [aStay({ endDate: '2027-06-19', nights: 4 }), flight, walk] },
  transit: { segments: [stay, { ...flight, title: 'MUB to JNB' }, walk] },
  activities: { segments: [stay, flight, { ...walk, title: 'Night drive' }] },
  price: { discount: 100 },
  details: { name: 'Other' },
} as const satisfies Record<string, Partial<ItineraryRecord>>

describe('a change in a state', () => {
  const cases = itineraryStates.flatMap((state) =>
    Object.entries(edits).map(([part, edit]) => ({
      state,
      part: part as keyof typeof edits,
      edit,
    })),
  )

  test.each(cases)(
    '$state: of $part is allowed or refused as the table says',
    ({ state, part, edit }) => {
      const before = anItinerary({ state, segments: [stay, flight, walk] })
      const change = () => requireEditable(before, { ...before, ...edit })
      if (mayChangeIn(state, part)) expect(change).not.toThrow()
      else
        expect(change).toThrow(
          expect.objectContaining({
            code: 'itinerary.wrong-state',
            facts: expect.objectContaining({ state, part }),
          }),
        )
    },
  )

  test('of a price that is locked is refused, of its details is not', () => {
    const finance = {
      ...anItinerary().finance,
      currency: 'USD',
      sell: 1,
      sellingPrice: 1,
      deposit: 0,
      balance: 1,
    }
    const fees = {
      deposit_fee_credit: 0,
      deposit_fee_ach: 0,
      sell_fee_credit: 0,
      sell_fee_ach: 0,
      balance_fee_credit: 0,
      balance_fee_ach: 0,
    }
    const none = {
      paid: 0,
      serviceFee: 0,
      discount: 0,
      customPriceAdjustment: 0,
      customPriceAdjustmentFee: 0,
    }
    const before = anItinerary({
      state: 'confirmed',
      flags: ['genpay'],
      finance: { ...finance, ...fees, ...none },
    })
    expect(() => requireEditable(before, { ...before, discount: 5 })).toThrow(
      expect.objectContaining({ code: 'itinerary.locked' }),
    )
    expect(() => requireEditable(before, { ...before, name: 'Other' })).not.toThrow()
    expect(() =>
      requireEditable(
        { ...before, flags: ['genpay', 'requote'] },
        { ...before, flags: ['genpay', 'requote'], discount: 5 },
      ),
    ).not.toThrow()
  })

  test('of nothing is allowed everywhere', () => {
    for (const state of itineraryStates) {
      const before = anItinerary({ state })
      expect(() => requireEditable(before, { ...before })).not.toThrow()
    }
  })

  test('that pricing or the supplier made is not the agent’s', () => {
    const before = anItinerary({ state: 'confirmed', segments: [stay] })
    const priced = { ...stay, cost: 5, dmcSell: 6, sell: 7, priced: true, availability: 2 }
    expect(() => requireEditable(before, { ...before, segments: [priced] })).not.toThrow()
  })
})
