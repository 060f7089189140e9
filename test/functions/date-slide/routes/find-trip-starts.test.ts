import { describe, expect, test } from 'vitest'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { bookingRecord } from '../../../../functions/data/itineraries/booking-records'
import { itemsOfSupplier } from '../../../../functions/data/rates/supplier-records'
import { findTripStarts } from '../../../../functions/date-slide/routes/find-trip-starts'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'
import { anAgent, callAs } from '../../../support/call-as'
import { memorySuppliers } from '../../../support/memory-suppliers'
import { ratesOfTheDay } from '../../../support/rates-of-the-day'
import { aRateRule, aRoomType } from '../../../support/suppliers'
import { agencyStoreOfTests } from '../../../support/trip-world'

const camp = (supplierCode: string, days: Readonly<Record<string, number>>, rates: object = {}) => {
  const own = { supplierCode, optionKey: `${supplierCode}-TENT` }
  return itemsOfSupplier({
    supplierCode,
    roomTypes: [aRoomType(own)],
    rateRules: [aRateRule({ ...own, ...rates })],
    allotments: [{ optionKey: own.optionKey, month: '2027-03', days }],
  })
}
const stayAt = (supplierCode: string, startDate: string, endDate: string, more: object = {}) => ({
  ...aStay(),
  id: `s-${supplierCode}`,
  supplierCode,
  campName: `${supplierCode} Camp`,
  startDate,
  endDate,
  nights: 1,
  rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0, childrenAges: [] }],
  ...more,
})
const twoCamps = {
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  adults: 2,
  children: 0,
  childrenAges: [],
  spotRates: { USD: '1', ZAR: '18' },
  segments: [stayAt('ZULU', '2027-03-10', '2027-03-11'), stayAt('JAO', '2027-03-11', '2027-03-12')],
}

function setup(named: object = {}, taken: object[] = []) {
  const record = anItinerary({ ...twoCamps, ...named })
  const { reads, rooms, calendar } = memorySuppliers([
    ...camp('ZULU', { '10': 1, '11': 1, '12': 0, '20': 2, '21': 2 }),
    ...camp(
      'JAO',
      { '11': 1, '12': -2, '21': 1, '22': 1 },
      { currency: 'USD', twinRate: '500.00' },
    ),
  ])
  const booking = bookingRecord.parse({
    reference: 'WND-1',
    agencyId: 'agy_marula',
    itineraryId: record.id,
    status: 'Prov',
    version: 1,
    stays: [],
    taken,
    updatedAt: '2026-11-20T08:00:00.000Z',
  })
  const people = {
    user: {
      agency: { name: 'M', agencyCode: 'MAR001' },
      agent: { fullName: 'N', email: 'n@x.com' },
    },
  }
  const deps = {
    itineraries: {
      get: async (agency: string, id: string) =>
        agency === record.agencyId && id === record.id
          ? { record, people, contentVersion: 1 }
          : undefined,
    },
    agencies: agencyStoreOfTests,
    bookings: { booking: async () => (taken.length === 0 ? undefined : booking) },
    exchange: ratesOfTheDay(),
    rooms,
    calendars: calendar,
  }
  const ask = (body: object = {}, principal = anAgent()) =>
    callAs(findTripStarts, deps, { principal })({ params: { id: record.id }, body })
  return { ask, reads }
}
// ZULU 18 000 ZAR = 1000.00 × 1.03 = 1030.00 / 0.97 = 1061.86 / 0.8 = 1327.33; JAO 1000.00 / 0.97 =
// 1030.93 / 0.8 = 1288.66
const sell = 261_599

describe('POST /api/Itineraries/{id}/date-slide', () => {
  test('answers every start with rooms in both camps, with its total', async () => {
    const { ask } = setup()
    expect((await ask()).body).toEqual({
      currency: 'USD',
      from: '2026-11-20',
      until: '2027-11-20',
      current: { startDate: '2027-03-10', sell },
      withoutRooms: [],
      days: [
        { startDate: '2027-03-10', state: 'free', sell },
        { startDate: '2027-03-11', state: 'possible', sell },
        { startDate: '2027-03-20', state: 'free', sell },
        { startDate: '2027-03-21', state: 'free', sell },
      ],
      cheapest: [
        { startDate: '2027-03-10', state: 'free', sell },
        { startDate: '2027-03-20', state: 'free', sell },
        { startDate: '2027-03-21', state: 'free', sell },
        { startDate: '2027-03-11', state: 'possible', sell },
      ],
    })
  })

  test('reads each camp with two Queries, however many stays are there', async () => {
    const again = stayAt('ZULU', '2027-03-12', '2027-03-13', { id: 's-again' })
    const { ask, reads } = setup({ segments: [...twoCamps.segments, again], endDate: '2027-03-13' })
    await ask()
    expect(reads).toEqual({ get: 0, getMany: 0, query: 4 })
  })

  test('compares with the stored price once all stays are quoted, and else with what it finds for the same dates', async () => {
    const finance = { ...priceItinerary({ currency: 'USD' }).finance, sell: 123_456 }
    const quoted = twoCamps.segments.map((stay) => ({ ...stay, priced: true }))
    const currentOf = async (named: object) =>
      JSON.parse(JSON.stringify((await setup(named).ask()).body)).current
    expect(await currentOf({ finance, segments: quoted })).toEqual({
      startDate: '2027-03-10',
      sell: 123_456,
    })
    expect(await currentOf({ finance })).toEqual({ startDate: '2027-03-10', sell })
  })

  test('looks from another day on, never from before today', async () => {
    const { ask } = setup()
    expect((await ask({ from: '2027-03-12' })).body).toMatchObject({
      from: '2027-03-12',
      until: '2028-03-12',
      days: [{ startDate: '2027-03-20' }, { startDate: '2027-03-21' }],
    })
    expect((await ask({ from: '2025-01-01' })).body).toMatchObject({ from: '2026-11-20' })
  })

  test('counts the rooms that the trip itself holds as free', async () => {
    const held = {
      supplierCode: 'ZULU',
      optionKey: 'ZULU-TENT',
      month: '2027-03',
      days: { '12': 1 },
    }
    const { ask } = setup({ bookingReference: 'WND-1', state: 'provisional' }, [held])
    const starts = setup({}, []).ask
    const daysOf = async (asked: typeof ask) => JSON.stringify((await asked()).body)
    expect(await daysOf(starts)).not.toContain('2027-03-12')
    expect(await daysOf(ask)).not.toContain('2027-03-12') // JAO is not free on the 13th
    const alone = { segments: [twoCamps.segments[0]], bookingReference: 'WND-1' }
    expect(await daysOf(setup(alone, [held]).ask)).toContain('2027-03-12')
    expect(await daysOf(setup(alone).ask)).not.toContain('2027-03-12')
  })

  test('says which stays have no rooms yet, and then reads no camp', async () => {
    const [zulu] = twoCamps.segments
    const { ask, reads } = setup({
      segments: [zulu, stayAt('JAO', '2027-03-11', '2027-03-12', { rooms: [] })],
    })
    expect((await ask()).body).toMatchObject({
      withoutRooms: [{ segmentId: 's-JAO', name: 'JAO Camp' }],
      days: [],
    })
    expect(reads.query).toBe(0)
  })

  test('takes today’s rate for a currency that only other seasons bring in', async () => {
    const { ask } = setup({ spotRates: { USD: '1' } })
    expect((await ask()).body).toMatchObject({ days: [{ sell }, { sell }, { sell }, { sell }] })
    const { status, body } = await setup({ spotRates: { USD: '1' }, flags: ['lcr'] }).ask()
    expect([status, JSON.stringify(body)]).toEqual([
      422,
      expect.stringContaining('new itinerary segment'),
    ])
  })

  test('does not know the trips of other agencies and other agents', async () => {
    const { ask } = setup()
    expect(await ask({}, anAgent({ agencyId: agencyIdSchema.parse('agy_baobab') }))).toMatchObject({
      status: 404,
    })
    expect(await ask({}, anAgent({ agentId: agentIdSchema.parse('agt_kagiso') }))).toMatchObject({
      status: 404,
    })
  })

  test('answers the whole agency for a saved itinerary, and nobody else', async () => {
    const { ask } = setup({ state: 'saved' })
    const colleague = await ask({}, anAgent({ agentId: agentIdSchema.parse('agt_kagiso') }))
    expect(colleague).toMatchObject({
      status: 200,
      body: { days: [{ startDate: '2027-03-10' }, {}, {}, {}] },
    })
    expect(await ask({}, anAgent({ agencyId: agencyIdSchema.parse('agy_baobab') }))).toMatchObject({
      status: 404,
    })
  })

  test('refuses what is no date, by name', async () => {
    expect((await setup().ask({ from: '2027-02-31' })).body).toMatchObject({
      error: { code: 'request.invalid', details: { fields: [{ field: 'body.from' }] } },
    })
  })
})
