import { describe, expect, test } from 'vitest'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { clientItinerary, clientView } from '../../../../functions/itineraries/view/client-view'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const context = {
  agency: { agencyCode: 'MAR001', featureFlags: [] },
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: ['ITR006'],
}
const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'n@example.com' },
  },
}
const shown = aStay({ costAmount: '1000.00', rspAmount: '1500.00', currency: 'USD', sellOverrideReason: 'a friend' })
const hidden = aStay({
  id: 'secret',
  campName: 'A surprise',
  costAmount: '7777.00',
  currency: 'USD',
  hideFromClient: true,
})
const record = repriceItinerary(
  anItinerary({ segments: [shown, hidden], discount: 1_234, customPriceAdjustment: 4_321 }),
  context,
)
const seen = clientView({ record, people })

describe('what a client sees', () => {
  test('is the price to pay, the same as the agent’s', () => {
    const { sell, deposit, balance } = record.finance ?? {}
    expect(seen.finance).toMatchObject({ sell, deposit, balance })
  })

  test('is the journey without hidden segments', () => {
    expect(seen.segments).toMatchObject([{ campName: 'Jao Camp', rooms: [{ adults: 2, children: 1 }] }])
  })

  test('holds no cost, margin, rate, problem, override or hidden thing, by name or by figure', () => {
    const text = JSON.stringify(seen)
    const words = [
      'cost',
      'margin',
      'dmc',
      'rates',
      'spot',
      'problem',
      'override',
      'rsp',
      'sellingPrice',
      'discount',
      'adjustment',
      'flags',
      'surprise',
      'friend',
    ]
    for (const word of words) expect(text.toLowerCase()).not.toContain(word.toLowerCase())
    const secrets = [
      record.costs?.total,
      record.margins?.total,
      record.margins?.land,
      record.costs?.supplier,
      7_777,
      4_321,
      1_234,
    ]
    for (const figure of secrets) expect(text).not.toContain(String(figure))
  })

  test('is a list of allowed fields: a new field of a record is not seen until it is put there', () => {
    const more = Object.assign({}, record, { newSecret: 'x', segments: [Object.assign({}, shown, { newSecret: 'x' })] })
    expect(JSON.stringify(clientView({ record: more, people }))).not.toContain('newSecret')
    expect(Object.keys(seen).sort()).toEqual(
      Object.keys(clientItinerary.shape)
        .filter((field) => field in seen)
        .sort(),
    )
  })
})
