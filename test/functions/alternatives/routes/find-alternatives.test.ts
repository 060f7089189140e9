import { describe, expect, test } from 'vitest'
import { findAlternatives } from '../../../../functions/alternatives/routes/find-alternatives'
import { itemsOfSupplier } from '../../../../functions/data/rates/supplier-records'
import { campFinder } from '../../../../functions/itineraries/create/camp-facts'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'
import { anAgent, callAs } from '../../../support/call-as'
import { memorySuppliers } from '../../../support/memory-suppliers'
import { published, someCamps } from '../../../support/published'
import { ratesOfTheDay } from '../../../support/rates-of-the-day'
import { aCamp, aRateRule, aRoomType } from '../../../support/suppliers'
import { agencyStoreOfTests } from '../../../support/trip-world'

const stay = {
  ...aStay(),
  id: 's-zulu',
  supplierCode: 'ZULU',
  startDate: '2027-03-30',
  endDate: '2027-04-01',
  nights: 2,
  rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 0, childrenAges: [] }],
}

/** A camp with tents of these counts on March 30 and 31. */
const offering = (
  supplierCode: string,
  counts: readonly number[],
  { rate = {}, room = {} } = {},
) => {
  const own = { supplierCode, optionKey: `${supplierCode}-TENT` }
  const [first = 0, second = 0] = counts
  return itemsOfSupplier({
    supplierCode,
    roomTypes: [aRoomType({ ...own, ...room })],
    rateRules: [aRateRule({ ...own, currency: 'USD', twinRate: '500.00', ...rate })],
    allotments: [
      { optionKey: own.optionKey, month: '2027-03', days: { '30': first, '31': second } },
    ],
  })
}

const near = (supplierCode: string, more: object = {}) =>
  aCamp({ supplierCode, campName: `${supplierCode} Camp`, minChildAge: 0, ...more })

async function setup(named: object = {}) {
  const record = anItinerary({
    startDate: '2027-03-30',
    endDate: '2027-04-01',
    adults: 2,
    children: 0,
    childrenAges: [],
    spotRates: { USD: '1' },
    segments: [stay],
    ...named,
  })
  const { reads, rooms, calendar } = memorySuppliers([
    ...offering('ZULU', [1, 1]),
    ...offering('CHEAP', [2, 2], { rate: { twinRate: '400.00' } }),
    ...offering('SAME', [2, 2], { rate: { twinRate: '505.00' } }),
    ...offering('ASKED', [-2, 2]),
    ...offering('FULL', [2, 0]),
    ...offering('LONG', [2, 2], { rate: { minLOS: 3 } }),
    ...offering('SINGLES', [1, 1], { room: { guestNormal: 1, guestMax: 1 } }),
    ...offering('CHOBE', [2, 2]),
    ...offering('ADULTS', [2, 2]),
    ...offering('MARA', [2, 2]),
    ...offering('DMC', [2, 2]),
  ])
  const camps = [
    ...someCamps.filter(({ supplierCode }) => !['CHOBE', 'MARA'].includes(supplierCode)),
  ]
  const { catalogue } = await published([
    ...camps,
    ...['CHEAP', 'SAME', 'ASKED', 'FULL', 'LONG', 'SINGLES', 'NORATES'].map((code) => near(code)),
    near('ADULTS', { minChildAge: 16 }),
    near('CHOBE', { countryRegionCode: 'BW-CHO', latitude: -19.9 }),
    near('MARA', { countryRegionCode: 'KE-MAR', latitude: -1.5, longitude: 35.1 }),
  ])
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
    exchange: ratesOfTheDay(),
    rooms,
    calendars: calendar,
    catalogue,
    camps: campFinder(() => catalogue),
  }
  const ask = async (body: object = { segmentId: 's-zulu' }, principal = anAgent()) => {
    const answer = await callAs(findAlternatives, deps, { principal })({
      params: { id: record.id },
      body,
    })
    return answer as { status: number; body: Found }
  }
  return { ask, reads, record }
}

/** What a trip of two nights at Zulu sells for. */
const finance = {
  currency: 'USD',
  sell: 257_733,
  sellingPrice: 257_733,
  deposit: 0,
  balance: 257_733,
  paid: 0,
  deposit_fee_credit: 0,
  deposit_fee_ach: 0,
  sell_fee_credit: 0,
  sell_fee_ach: 0,
  balance_fee_credit: 0,
  balance_fee_ach: 0,
  serviceFee: 0,
  discount: 0,
  customPriceAdjustment: 0,
  customPriceAdjustmentFee: 0,
}

interface Found {
  readonly searched: number
  readonly alternatives: readonly {
    supplierCode: string
    state: string
    sell: number
    isSameRegion: boolean
  }[]
}

const codes = ({ alternatives }: Found) => alternatives.map(({ supplierCode }) => supplierCode)

describe('POST /api/Itineraries/{id}/alternatives', () => {
  test('finds camps that are free for all nights, those of the region and of a like price first', async () => {
    const { ask } = await setup()
    const { body } = await ask()
    expect(codes(body)).toEqual(['ADULTS', 'SAME', 'CHEAP', 'CHOBE', 'ASKED'])
    expect(body.alternatives.at(-1)).toMatchObject({ state: 'possible', isSameRegion: true })
    expect(body.alternatives.at(-2)).toMatchObject({ state: 'free', isSameRegion: false })
  })

  test('gives each the total that the trip would have: cost over margins, to the cent', async () => {
    const { ask } = await setup()
    const { body } = await ask()
    const sells = new Map(body.alternatives.map(({ supplierCode, sell }) => [supplierCode, sell]))
    // 2 nights of 2 people: 2000.00 / 0.97 = 2061.86 / 0.8 = 2577.33; 1600.00 / 0.97 = 1649.48 /
    // 0.8 = 2061.85
    expect([sells.get('ADULTS'), sells.get('CHEAP')]).toEqual([257_733, 206_185])
  })

  test('keeps within a budget, however far the camps are from it', async () => {
    const priced = { segments: [{ ...stay, priced: true, sell: 257_733 }], finance }
    const { ask } = await setup(priced)
    const within = async (budget: number) =>
      codes((await ask({ segmentId: 's-zulu', budget })).body)
    expect(await within(206_185)).toEqual(['CHEAP'])
    expect(await within(206_184)).toEqual([])
    expect(await within(1_000_000)).toEqual(['ADULTS', 'SAME', 'CHEAP', 'CHOBE', 'ASKED'])
    expect((await ask({ segmentId: 's-zulu', budget: -1 })).status).toBe(400)
  })

  test('leaves out camps that do not take the children', async () => {
    const rooms = [{ optionKey: 'ZULU-TENT', adults: 1, children: 1, childrenAges: [9] }]
    const { ask } = await setup({
      segments: [{ ...stay, rooms }],
      adults: 1,
      children: 1,
      childrenAges: [9],
    })
    expect(codes((await ask()).body)).not.toContain('ADULTS')
  })

  test('takes at most twelve questions to the table', async () => {
    const { ask, reads } = await setup()
    await ask()
    expect(reads.getMany + reads.query).toBeLessThanOrEqual(12)
    expect(reads.getMany).toBe(2)
  })

  test('changes nothing of the trip', async () => {
    const { ask, record } = await setup()
    const before = structuredClone(record)
    await ask()
    expect(record).toEqual(before)
  })

  test('names the segment that is no stay at a camp, and knows no trip of another agency', async () => {
    const { ask } = await setup()
    expect(await ask({ segmentId: 'nowhere' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field: 'body.segmentId' }] } } },
    })
    expect(await ask(undefined, anAgent({ agencyId: 'agy_other' as never }))).toMatchObject({
      status: 404,
    })
  })
})
