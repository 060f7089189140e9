import { describe, expect, test } from 'vitest'
import { clientIdSchema } from '#shared/ids/ids'
import { itineraryInput } from '#shared/itinerary/itinerary'
import { ownCamp } from '../../../../../web/trip/building/model/builder-camp'
import { quotePayload } from '../../../../../web/trip/building/model/quote-payload'
import { aLine, aStay, code, day } from '../support'

const facts = {
  travelers: { adults: 2, children: 2, childrenAges: [11, 7] },
  segments: [
    aStay({
      rooms: [aLine({ adults: 1, children: 1 }), aLine({ id: 'r2', adults: 1, children: 1 })],
    }),
    aStay({ ...ownCamp, id: 's2', startDate: day('2027-06-18'), endDate: day('2027-06-20') }),
    aStay({
      id: 's3',
      supplierCode: code('GORILLA'),
      country: 'Rwanda',
      dmcArrangedOnly: true,
      startDate: day('2027-06-20'),
      endDate: day('2027-06-22'),
    }),
  ],
  client: { id: clientIdSchema.parse('cli_eleanor'), name: 'Eleanor Hartley' },
  agency: {
    agencyCode: 'MAR001',
    currency: 'USD',
    pricingSettings: { landRate: 25 },
    featureFlags: [],
  },
}

describe('the payload of a quote', () => {
  const payload = quotePayload(facts)
  const segments = payload?.itinerary.segments ?? []

  test('is what the contract takes', () => {
    expect(itineraryInput.safeParse(payload).error?.issues ?? []).toEqual([])
  })

  test('carries period, party, client, name and the rates of the agency', () => {
    expect(payload).toMatchObject({
      name: 'Botswana, Rwanda Adventure',
      startDate: '2027-06-15',
      endDate: '2027-06-22',
      clientId: 'cli_eleanor',
      rates: { land: 25, air: 20, dmc: 3 },
      itinerary: { state: 'estimate', adults: 2, children: 2, pax: 4, childrenAges: [11, 7] },
    })
  })

  test('brings the agency’s film along', () => {
    const withFilm = quotePayload({
      ...facts,
      agency: { ...facts.agency, media: { featuredVideo: 'agencies/a/film' } },
    })
    expect(withFilm?.itinerary.params?.customizations).toEqual({
      video: { s3Key: 'agencies/a/film' },
    })
    expect(payload?.itinerary.params).not.toHaveProperty('customizations')
  })

  test('names rooms by option key, type and who sleeps in them, the children in their order', () => {
    expect(segments[0]).toMatchObject({
      type: 'stay',
      nights: 3,
      optionKeys: ['JAO-TWIN', 'JAO-TWIN'],
      roomTypeIds: [1, 1],
      systemTypes: ['Twin', 'Twin'],
      rooms: [
        { roomType: 'tr', childrenAges: [11] },
        { roomType: 'tr', childrenAges: [7] },
      ],
    })
  })

  test('says who arranges a stay', () => {
    expect(segments[1]).toMatchObject({
      arrangedBy: 'Agent',
      locationCode: 'ZZZ',
      description: 'Own Arranged Accommodation',
    })
    expect(segments[2]).toMatchObject({ arrangedBy: 'DMC' })
    expect(segments[0]).not.toHaveProperty('arrangedBy')
  })

  test('brings region and title of an own arrangement', () => {
    const own = aStay({
      ...ownCamp,
      title: 'A house of friends',
      regionCode: 'CPT',
      regionName: 'Cape Town',
      country: 'South Africa',
    })
    expect(quotePayload({ ...facts, segments: [own] })?.itinerary.segments?.[0]).toMatchObject({
      locationCode: 'CPT',
      description: 'A house of friends',
      title: 'A house of friends',
    })
  })

  test('does not exist without a stay', () => {
    expect(quotePayload({ ...facts, segments: [] })).toBeUndefined()
  })
})
