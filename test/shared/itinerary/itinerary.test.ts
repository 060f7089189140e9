import '../../../functions/runtime/schema-messages'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { itineraryInput, itineraryPatch, itineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryView, itineraryViewOf } from '#shared/itinerary/itinerary-view'
import { anItinerary } from './builders'

const aTrip = {
  adults: 2,
  children: 1,
  childrenAges: [9],
  pax: 3,
  params: {
    rooms: [{ roomType: 'fr', adults: 2, children: 1 }],
    client: { id: 'cli_hartley', name: 'Eleanor Hartley' },
    customizations: { video: { s3Key: 'media/film.mp4' } },
    accommodationRooms: [
      {
        supplierCode: 'JAO',
        startDate: '2027-06-15',
        rooms: [{ optionKey: 'JAO-VILLA', adults: 2, children: 1 }],
      },
    ],
  },
  state: 'estimate',
  startDate: '2027-06-15',
  endDate: '2027-06-18',
  segments: [
    {
      type: 'stay',
      supplierCode: 'JAO',
      startDate: '2027-06-15',
      endDate: '2027-06-18',
      nights: 3,
      optionKeys: ['JAO-VILLA'],
      roomTypeIds: [4],
      systemTypes: ['Family'],
    },
  ],
}
const sent = {
  clientId: 'cli_hartley',
  name: 'Botswana Adventure',
  startDate: '2027-06-15',
  endDate: '2027-06-18',
  rates: { land: 20, dmc: 3 },
  itinerary: aTrip,
}
const refusals = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('itineraryInput', () => {
  test('takes the body of 2 §7.1 whole', () => {
    expect(itineraryInput.safeParse(sent).error).toBeUndefined()
  })

  test('a trip without a name is a Test Itinerary', () => {
    const { name: _, ...unnamed } = sent
    expect(itineraryInput.parse(unnamed).name).toBe('Test Itinerary')
  })

  test('rates may have the names of the customization', () => {
    const named = {
      landRate: 25,
      airRate: 12,
      depositRate: 40,
      currencyRate: 2,
      dmcRate: 5,
      rackRate: 7,
    }
    const rates = { land: 25, air: 12, deposit: 40, currency: 2, dmc: 5, rack: 7 }
    expect(itineraryInput.parse({ ...sent, rates: named }).rates).toEqual(rates)
    expect(itineraryInput.parse({ ...sent, rates: { credit: 2, landRate: 0 } }).rates).toEqual({
      credit: 2,
      land: 0,
    })
    const twice = ['rates.landRate: must be the same as land']
    expect(refusals(itineraryInput, { ...sent, rates: { land: 20, landRate: 21 } })).toEqual(twice)
    expect(itineraryInput.parse({ ...sent, rates: { land: 20, landRate: 20 } }).rates).toEqual({
      land: 20,
    })
  })

  test('rates out of bounds are taken: pricing clamps them', () => {
    expect(itineraryInput.parse({ ...sent, rates: { land: 80, air: -5 } }).rates).toEqual({
      land: 80,
      air: -5,
    })
  })

  test('keeps names in any script, with emoji', () => {
    for (const name of ['رحلة سفاري', 'ירח דבש 🦁', 'Māori ⛰️'])
      expect(itineraryInput.parse({ ...sent, name }).name).toBe(name)
  })

  test.each([
    [{ name: 'x'.repeat(5_000) }, 'name: must be at most 200 characters'],
    [{ name: '  ' }, 'name: must not be empty'],
    [{ name: 'a\u202eb' }, 'name: must not contain control characters'],
    [{ name: 'a\u0000b' }, 'name: must not contain control characters'],
    [{ state: 'confirmed' }, ': Unrecognized key: "state"'],
    [{ endDate: '2027-06-14' }, 'endDate: must be from startDate to 366 days after it'],
    [{ endDate: '2027-02-31' }, 'endDate: must be a date like 2027-06-15'],
    [{ currency: 'US' }, 'currency: Invalid currency'],
    [{ currency: 'XQZ' }, 'currency: Invalid currency'],
    [{ rates: { land: Number.NaN } }, 'rates.land: must be a number'],
    [{ rates: { land: '20' } }, 'rates.land: must be a number'],
    [
      { itinerary: { ...aTrip, state: 'confirmed' } },
      'itinerary.state: must be one of estimate, draft',
    ],
    [
      { itinerary: { ...aTrip, endDate: '2029-06-18' } },
      'itinerary.endDate: must be from startDate to 366 days after it',
    ],
    [
      { itinerary: { ...aTrip, childrenAges: [1, 2] } },
      'itinerary.childrenAges: must not be longer than the number of children',
    ],
    [{ itinerary: { ...aTrip, adults: -1 } }, 'itinerary.adults: must be at least 0'],
  ])('refuses %j', (change, message) => {
    expect(refusals(itineraryInput, { ...sent, ...change })).toContain(message)
  })
})

describe('itineraryPatch', () => {
  test('takes any part and removes a client with null', () => {
    expect(itineraryPatch.parse({})).toEqual({})
    expect(itineraryPatch.parse({ clientId: null, discount: 150_000 })).toEqual({
      clientId: null,
      discount: 150_000,
    })
    expect(itineraryPatch.safeParse({ startDate: '2027-06-15' }).success).toBe(true)
    expect(itineraryPatch.safeParse({ childrenAges: [3] }).success).toBe(true)
  })

  test.each([
    [{ state: 'confirmed' }, ': Unrecognized key: "state"'],
    [{ version: 3 }, ': Unrecognized key: "version"'],
    [{ finance: {} }, ': Unrecognized key: "finance"'],
    [{ discount: -1 }, 'discount: must be at least 0'],
    [{ discount: 0.5 }, 'discount: must be a whole number'],
    [
      { children: 0, childrenAges: [3] },
      'childrenAges: must not be longer than the number of children',
    ],
    [
      { startDate: '2027-06-15', endDate: '2027-06-14' },
      'endDate: must be from startDate to 366 days after it',
    ],
  ])('refuses %j', (change, message) => {
    expect(refusals(itineraryPatch, change)).toEqual([message])
  })
})

describe('itineraryViewOf', () => {
  const stored = anItinerary({
    problems: [
      { code: 'gap', message: 'There is a gap in the itinerary dates', date: '2027-06-18' },
    ],
    advice: [{ code: 'availability-stale', message: 'Availability is stale' }],
  })

  test('gives the trip nested, travelers counted and problems parted', () => {
    const view = itineraryViewOf(stored)
    expect(view.itinerary).toMatchObject({
      state: 'estimate',
      startDate: '2027-06-15',
      pax: 3,
      sellHidden: false,
    })
    expect(view.itinerary.errors.map(({ code }) => code)).toEqual(['gap'])
    expect(view.itinerary.issues.map(({ code }) => code)).toEqual(['availability-stale'])
    expect(view.exchange.spotRates).toEqual({ USD: '1' })
  })

  test('is what the view schema says, people included', () => {
    const people = {
      clientData: { name: 'Eleanor Hartley' },
      user: {
        agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
        agent: { fullName: 'Naledi Mokoena', email: 'naledi@marulajourneys.com' },
      },
    }
    const view = itineraryViewOf(stored, people)
    expect(itineraryView.parse(view)).toEqual(view)
    expect(view.clientData?.name).toBe('Eleanor Hartley')
  })

  test('says when something that is sold is hidden from the client', () => {
    const [stay] = stored.segments
    const withSell = (sell: number | undefined) =>
      itineraryViewOf({
        ...stored,
        segments: stay === undefined ? [] : [{ ...stay, hideFromClient: true, sell }],
      })
    expect(withSell(100).itinerary.sellHidden).toBe(true)
    expect(withSell(0).itinerary.sellHidden).toBe(false)
    expect(withSell(undefined).itinerary.sellHidden).toBe(false)
  })

  test('the record can be written as JSON Schema, for the OpenAPI document', () => {
    expect(z.toJSONSchema(itineraryView)).toMatchObject({ type: 'object' })
    expect(z.toJSONSchema(itineraryInput, { io: 'input' })).toMatchObject({ type: 'object' })
    expect(z.toJSONSchema(itineraryRecord)).toMatchObject({ type: 'object' })
  })
})
