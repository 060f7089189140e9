import { describe, expect, test } from 'vitest'
import { getAvailability } from '../../../../functions/availability/routes/get-availability'
import { getCalendar } from '../../../../functions/availability/routes/get-calendar'
import { getRegionYear } from '../../../../functions/availability/routes/get-region-year'
import { getRoomsBySupplier } from '../../../../functions/availability/routes/get-rooms-by-supplier'
import {
  itemsOfSupplier,
  type SupplierInput,
} from '../../../../functions/data/rates/supplier-records'
import type { FeatureFlag } from '../../../../shared/access/principal'
import { anAgent, callAs } from '../../../support/call-as'
import { memorySuppliers } from '../../../support/memory-suppliers'
import { published } from '../../../support/published'
import { ratesOfTheDay } from '../../../support/rates-of-the-day'
import { aRateRule, aRoomType } from '../../../support/suppliers'

const suite = { optionKey: 'ZULU-SUITE', name: 'Suite', minChildAge: 12 }

async function setup(given: Partial<SupplierInput> = {}) {
  const stores = memorySuppliers(
    itemsOfSupplier({
      supplierCode: 'ZULU',
      roomTypes: [aRoomType(), aRoomType(suite)],
      rateRules: [
        aRateRule(),
        aRateRule({ optionKey: 'ZULU-SUITE', twinRate: '14000', minLOS: 2, maxLOS: 3 }),
      ],
      allotments: [
        { optionKey: 'ZULU-TENT', month: '2027-06', days: { 29: 4, 30: 2 } },
        { optionKey: 'ZULU-TENT', month: '2027-07', days: { '01': 3 } },
        { optionKey: 'ZULU-SUITE', month: '2027-06', days: { 29: 1, 30: -2 } },
      ],
      ...given,
    }),
  )
  const { catalogue } = await published()
  const exchange = ratesOfTheDay()
  const body = (more: object) => ({
    body: { supplierCode: 'ZULU', startDate: '2027-06-29', endDate: '2027-07-01', ...more },
  })
  return {
    stores,
    calendar: (more: object = {}) => callAs(getCalendar, { ...stores, exchange })(body(more)),
    availability: (more: object = {}) =>
      callAs(getAvailability, { ...stores, exchange })(body(more)),
    year: (countryRegionCode: string, flags: FeatureFlag[] = []) =>
      callAs(
        getRegionYear,
        { ...stores, exchange, catalogue },
        { principal: anAgent({ flags }) },
      )({
        body: { countryRegionCode, startDate: '2027-06-01' },
      }),
    rooms: (supplierCode: string) =>
      callAs(getRoomsBySupplier, { ...stores, catalogue })({ body: { supplierCode } }),
  }
}
const fieldsOf = ({ body }: { body: unknown }) =>
  JSON.parse(JSON.stringify(body)).error.details.fields

describe('POST /api/Calendar/bySupplier', () => {
  test('answers with the days of a period, live, in one Query', async () => {
    const { calendar, stores } = await setup()
    const { body } = await calendar()
    expect(body).toMatchObject({
      supplierCode: 'ZULU',
      currency: 'USD',
      checkedAt: '2026-11-20T06:00:00.000Z',
      days: [
        {
          date: '2027-06-29',
          a: { 'ZULU-TENT': 4, 'ZULU-SUITE': 1 },
          r: { 'ZULU-TENT': 50_000, 'ZULU-SUITE': 77_778 },
        },
        {
          date: '2027-06-30',
          a: { 'ZULU-TENT': 2, 'ZULU-SUITE': -2 },
          o: { 'ZULU-SUITE': ['minLOS:2', 'maxLOS:3'] },
        },
      ],
    })
    expect(stores.reads).toEqual({ get: 0, getMany: 0, query: 1 })
  })

  test('says when copied counts were made, and nothing of that in quote-only mode', async () => {
    const { calendar } = await setup({ copiedAt: new Date('2026-11-19T05:00:00Z') })
    expect((await calendar()).body).toMatchObject({ checkedAt: '2026-11-19T05:00:00.000Z' })
    expect((await calendar({ live: false })).body).toMatchObject({
      checkedAt: null,
      days: [{ a: { 'ZULU-TENT': -1, 'ZULU-SUITE': -1 } }, {}],
    })
  })

  test('answers for a supplier that nothing is known of with empty days', async () => {
    const { calendar } = await setup()
    expect((await calendar({ supplierCode: 'NOBODY' })).body).toMatchObject({
      days: [
        { a: {}, r: {}, o: {} },
        { a: {}, r: {}, o: {} },
      ],
    })
  })

  test.each([
    ['31 February', { startDate: '2027-02-31' }, 'body.startDate'],
    ['an end before the start', { endDate: '2027-06-28' }, 'body.endDate'],
    ['an end on the start', { endDate: '2027-06-29' }, 'body.endDate'],
    ['93 days', { endDate: '2027-09-30' }, 'body.endDate'],
    ['an instant', { startDate: '2027-06-29T00:00:00Z' }, 'body.startDate'],
    ['a supplier code that is none', { supplierCode: 'SUPPLIER#ZULU' }, 'body.supplierCode'],
    ['live as a text', { live: 'yes' }, 'body.live'],
    ['an unknown field', { agencyId: 'agy_baobab' }, 'body.agencyId'],
  ])('refuses %s and names the field', async (_, more, field) => {
    const { calendar } = await setup()
    const answer = await calendar(more)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ field }])
  })
})

describe('POST /api/Availability/getBySupplier', () => {
  test('answers for the whole stay: the fewest rooms, the mean price, the label', async () => {
    const { availability, stores } = await setup()
    const { body } = await availability()
    expect(body).toMatchObject({
      rooms: [
        {
          optionKey: 'ZULU-SUITE',
          available: -2,
          price: 77_778,
          label: 'Availability on request',
          minChildAge: 12,
        },
        {
          optionKey: 'ZULU-TENT',
          key: 'ZULU-TENT',
          available: 2,
          price: 50_000,
          label: 'Rooms available',
          minChildAge: 6,
        },
      ],
    })
    expect(stores.reads).toEqual({ get: 0, getMany: 0, query: 2 })
  })

  test('gives no price for a length of stay that no rate is for, and no count where a night is unknown', async () => {
    const { availability } = await setup()
    const { body } = await availability({ endDate: '2027-06-30' })
    expect(body).toMatchObject({
      rooms: [
        { available: 1, price: null },
        { available: 4, price: 50_000 },
      ],
    })
    expect((await availability({ endDate: '2027-07-02' })).body).toMatchObject({
      rooms: [{ available: null }, { available: 2 }],
    })
  })

  test('a closed night closes the stay', async () => {
    const closed = aRateRule({ from: '2027-06-30', to: '2027-06-30', prov: 'C' })
    const { availability } = await setup({ rateRules: [aRateRule(), closed] })
    expect((await availability()).body).toMatchObject({
      rooms: [{}, { available: -3, price: null, label: 'No Rooms Available' }],
    })
  })

  test('prices nights of different rates by their mean', async () => {
    const dearer = aRateRule({ from: '2027-06-30', twinRate: '18000' })
    const { availability } = await setup({ rateRules: [aRateRule(), dearer] })
    expect((await availability()).body).toMatchObject({
      rooms: [{ price: null }, { price: 75_000 }],
    })
  })
})

describe('POST /api/Rooms/getBySupplier', () => {
  test('answers with the rooms on offer in one Query, with pictures drawn where there are none', async () => {
    const { rooms, stores } = await setup({
      roomTypes: [
        aRoomType({ images: ['photos/tent'] }),
        aRoomType({ ...suite, disabled: true }),
        aRoomType({ optionKey: 'ZULU-HOUSE' }),
      ],
    })
    expect((await rooms('ZULU')).body).toMatchObject({
      supplierCode: 'ZULU',
      rooms: [
        {
          optionKey: 'ZULU-HOUSE',
          cost: 500,
          guestNormal: 3,
          images: [{ s3Key: 'art/delta/ZULU-HOUSE' }],
        },
        { optionKey: 'ZULU-TENT', images: [{ s3Key: 'photos/tent' }] },
      ],
    })
    expect(stores.reads.query).toBe(1)
  })

  test('tells of no rooms of a camp that is hidden or not there', async () => {
    const { rooms } = await setup()
    expect((await rooms('GONE')).status).toBe(404)
    expect((await rooms('NOBODY')).status).toBe(404)
  })
})

describe('POST /api/Calendar/byRegion', () => {
  interface Year {
    readonly camps: readonly {
      readonly supplierCode: string
      readonly nights: readonly (number | null)[]
    }[]
  }

  test('answers with a year of every camp of the region that the agent may see: all rooms together', async () => {
    const { year } = await setup()
    const { camps } = (await year('BW-OKA')).body as Year
    const zulu = camps.find(({ supplierCode }) => supplierCode === 'ZULU')
    expect(zulu?.nights).toHaveLength(365)
    expect(zulu?.nights.slice(26, 32)).toEqual([null, null, 5, 2, 3, null])
    expect(camps.map(({ supplierCode }) => supplierCode)).not.toContain('GONE')
  })

  test('shows camps of the rest of the world to whom they are open, and nothing of an unknown region', async () => {
    const { year } = await setup()
    const campsOf = async (...asked: Parameters<typeof year>) =>
      ((await year(...asked)).body as Year).camps.length
    expect(await campsOf('IN-KAN')).toBe(0)
    expect(await campsOf('IN-KAN', ['showRestOfWorld'])).toBeGreaterThan(0)
    expect(await campsOf('constructor')).toBe(0)
  })
})
