import { describe, expect, test } from 'vitest'
import type { RateRuleView } from '#shared/api/rates'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { ownCamp } from '../../../../../web/trip/building/model/builder-camp'
import { livePrice } from '../../../../../web/trip/building/model/live-price'
import { aLine, aRoomType, aStay, day } from '../support'

const { optionKey, supplierCode } = aRoomType()
const rule: RateRuleView = {
  optionKey,
  supplierCode,
  from: day('2027-06-01'),
  to: day('2027-06-30'),
  currency: 'ZAR',
  room: 'Tented Suite, twin',
  systemType: 'Twin',
  roomTypeId: 1,
  twinRate: '15000.00',
  childRate: '7500.00',
  infantRate: '0',
  perPerson: true,
  maxUnits: 4,
  guestNormal: 3,
  normalAdults: 2,
  prov: '',
  minLOS: 1,
  maxLOS: 99,
  inclusions: '',
  mealBasis: 'FB',
}
const agency = {
  agencyCode: 'MAR001',
  currency: 'USD',
  model: 'net' as const,
  pricingSettings: {},
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  featureFlags: [],
}
const stay = aStay({ rooms: [aLine()] })
const facts = {
  segments: [stay],
  travelers: { adults: 2, children: 0, childrenAges: [] },
  rules: new Map([['s1', [rule]]]),
  spotRates: { USD: '1', ZAR: '18.0' },
  agency,
  firstPartyAgencies: undefined,
}

describe('the live price', () => {
  test('is the worked example of the pricing rules: ZAR 90 000 sells for 6636.60', () => {
    expect(livePrice(facts)).toMatchObject({ currency: 'USD', sell: 663_660, missing: [] })
  })

  test('is the same as the server computes from the same cost', () => {
    const server = priceItinerary({
      currency: 'USD',
      agencyCode: 'MAR001',
      model: 'net',
      spotRates: facts.spotRates,
      segments: [{ id: 's1', type: 'stay', costAmount: '90000.00', currency: 'ZAR' }],
    })
    expect(livePrice(facts).sell).toBe(server.finance.sell)
    expect(livePrice(facts).sellOf.get('s1')).toBe(server.segments[0]?.sell)
  })

  test('sells from the published prices in the rack model', () => {
    const rack = { twinRate: '20000.00', childRate: '0', infantRate: '0' }
    const priced = livePrice({
      ...facts,
      agency: { ...agency, model: 'rack' },
      rules: new Map([['s1', [{ ...rule, rack }]]]),
    })
    expect(priced.sell).toBe(727_867) // 120 000 / 18 × 1.03 is 6866.67, × 1.06
  })

  test('adds nothing for an own arrangement', () => {
    const own = aStay({
      ...ownCamp,
      id: 's2',
      startDate: day('2027-06-18'),
      endDate: day('2027-06-19'),
    })
    expect(livePrice({ ...facts, segments: [stay, own] })).toMatchObject({
      sell: 663_660,
      missing: [],
    })
  })

  test.each([
    ['no rooms', { segments: [aStay()] }, 'No rooms selected', false],
    ['rates that load', { rules: new Map() }, 'Loading prices', true],
    ['exchange rates that load', { spotRates: undefined }, 'Loading prices', true],
    ['no rule', { rules: new Map([['s1', []]]) }, 'No pricing rule found', false],
    [
      'a child without a rate',
      {
        segments: [aStay({ rooms: [aLine({ children: 1 })] })],
        travelers: { adults: 2, children: 1, childrenAges: [9] },
        rules: new Map([['s1', [{ ...rule, childRate: undefined }]]]),
      },
      'No rate for a child of 9',
      false,
    ],
    [
      'only the DMC to arrange it',
      { segments: [aStay({ dmcArrangedOnly: true })] },
      'Priced upon quote',
      false,
    ],
    [
      'no exchange rate',
      { spotRates: { USD: '1' } },
      'Missing spot rate for required currency',
      false,
    ],
  ])('names a stay with %s', (_name, over, reason, isLoading) => {
    const price = livePrice({ ...facts, ...over })
    expect(price.sell).toBe(0)
    expect(price.missing).toEqual([{ segmentId: 's1', campName: 'Jao Camp', reason, isLoading }])
  })

  test('counts what is known beside what is not', () => {
    const later = aStay({ id: 's2', startDate: day('2027-06-20'), endDate: day('2027-06-22') })
    const price = livePrice({ ...facts, segments: [stay, later] })
    expect(price.sell).toBe(663_660)
    expect(price.missing.map(({ segmentId }) => segmentId)).toEqual(['s2'])
  })
})
