import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { FeatureFlag } from '#shared/access/principal'
import { getActivities } from '../../../../functions/catalogue/routes/get-activities'
import { getActivity } from '../../../../functions/catalogue/routes/get-activity'
import { getCountries } from '../../../../functions/catalogue/routes/get-countries'
import { getCountry } from '../../../../functions/catalogue/routes/get-country'
import { getFeatures } from '../../../../functions/catalogue/routes/get-features'
import { getRegion } from '../../../../functions/catalogue/routes/get-region'
import { getRegions } from '../../../../functions/catalogue/routes/get-regions'
import { getTransitPoint } from '../../../../functions/catalogue/routes/get-transit-point'
import { getTransitPoints } from '../../../../functions/catalogue/routes/get-transit-points'
import type { CatalogueStore } from '../../../../functions/data/catalogue/catalogue-store'
import { anAgent, callAs } from '../../../support/call-as'
import { places, published, someCamps } from '../../../support/published'
import { aCamp } from '../../../support/suppliers'

/** The table, where nothing was added since the publication. */
const noEntries = { get: async () => undefined } as unknown as CatalogueStore

async function setup(flags: FeatureFlag[] = [], camps = someCamps) {
  const { catalogue } = await published(camps)
  const principal = anAgent({ flags })
  const filtered = (filter: unknown) =>
    filter === undefined ? {} : { query: { filter: JSON.stringify(filter) } }
  const lists = {
    countries: callAs(getCountries, { catalogue }, { principal }),
    regions: callAs(getRegions, { catalogue }, { principal }),
    points: callAs(getTransitPoints, { catalogue }, { principal }),
    activities: callAs(getActivities, { catalogue }, { principal }),
  }
  return {
    countries: (filter?: unknown) => lists.countries(filtered(filter)),
    regions: (filter?: unknown) => lists.regions(filtered(filter)),
    points: (filter?: unknown) => lists.points(filtered(filter)),
    activities: (filter?: unknown) => lists.activities(filtered(filter)),
  }
}

describe('GET /api/Countries', () => {
  test('answers with countries, their regions and the camps of these that may be seen', async () => {
    const { countries } = await setup()
    const { body } = await countries({
      fields: ['countryCode', 'name'],
      order: 'name ASC',
      where: { restOfWorld: { neq: true } },
      include: [{ relation: 'regions' }],
    })
    const okavango = [
      { supplierCode: 'ALPHA', campName: 'alpha Camp', countryRegionCode: 'BW-OKA' },
      { supplierCode: 'ZULU', campName: 'Zulu Camp', countryRegionCode: 'BW-OKA' },
    ]
    expect(body).toMatchObject([
      {
        countryCode: 'BW',
        name: 'Botswana',
        regions: [
          { countryRegionCode: 'BW-CHO', name: 'Chobe', campCount: 1 },
          {
            countryRegionCode: 'BW-OKA',
            regionCode: 'OKA',
            countryCode: 'BW',
            campCount: 2,
            camps: okavango,
          },
        ],
      },
      { countryCode: 'KE', name: 'Kenya', regions: [{ camps: [{ supplierCode: 'MARA' }] }] },
    ])
    expect(JSON.stringify(body)).not.toContain('restOfWorld')
  })

  test('2 §7.2: getCountries includes regions and their camps by scopes', async () => {
    const { countries } = await setup()
    const scope = (where: object) => ({
      where: { restOfWorld: { neq: true } },
      fields: { countryCode: true, name: true },
      order: ['name ASC'],
      include: [
        {
          relation: 'regions',
          scope: {
            fields: ['name', 'countryRegionCode'],
            order: 'name DESC',
            include: [
              {
                relation: 'camps',
                scope: { where, fields: ['supplierCode', 'campName', 'countryRegionCode'] },
              },
            ],
          },
        },
      ],
    })
    const zulu = { supplierCode: 'ZULU', campName: 'Zulu Camp', countryRegionCode: 'BW-OKA' }
    const alpha = { supplierCode: 'ALPHA', campName: 'alpha Camp', countryRegionCode: 'BW-OKA' }
    const { body } = await countries(scope({ disabled: { neq: true } }))
    expect(z.array(z.object({ regions: z.unknown() })).parse(body)[0]?.regions).toEqual([
      { countryRegionCode: 'BW-OKA', name: 'Okavango Delta', camps: [alpha, zulu] },
      {
        countryRegionCode: 'BW-CHO',
        name: 'Chobe',
        camps: [expect.objectContaining({ countryRegionCode: 'BW-CHO' })],
      },
    ])
    expect(
      (await countries(scope({ campName: { like: 'zulu', options: 'i' } }))).body,
    ).toMatchObject([
      { name: 'Botswana', regions: [{ camps: [zulu] }, { camps: [] }] },
      { name: 'Kenya', regions: [{ camps: [] }] },
    ])
    expect(await countries(scope({ secret: 1 }))).toMatchObject({
      status: 400,
      body: {
        error: { details: { field: expect.stringContaining('include.camps.scope.where.') } },
      },
    })
  })

  test('shows the rest of the world to agencies with the flag only', async () => {
    const codesOf = ({ body }: { body: unknown }) =>
      Array.isArray(body) ? body.map((one) => one.countryCode) : []
    expect(codesOf(await (await setup()).countries())).toEqual(['BW', 'KE'])
    expect(codesOf(await (await setup(['showRestOfWorld'])).countries())).toEqual([
      'BW',
      'IN',
      'KE',
    ])
  })
})

describe('a catalogue of more camps than an answer carries', () => {
  const camps = Array.from({ length: 40_100 }, (_, at) =>
    aCamp({
      supplierCode: `SOME${at}`,
      campName: `A camp with a name of usual length ${at}`,
      countryRegionCode: at < 40_000 ? 'BW-OKA' : 'KE-MAR',
    }),
  )
  const branch = z.object({ campCount: z.int(), camps: z.optional(z.array(z.unknown())) })
  const branches = z.array(z.object({ regions: z.array(branch) }))
  const open = (body: unknown) =>
    branches.parse(body).map(({ regions }) => regions.map(({ camps }) => camps?.length))

  test('is a tree of counts, and its camps come with countries and regions of fewer', async () => {
    const { countries, regions } = await setup([], camps)
    const tree = await countries({ include: ['regions'], order: 'name' })
    expect(open(tree.body)).toEqual([[undefined, undefined], [undefined]])
    expect(
      branches.parse(tree.body).flatMap(({ regions }) => regions.map(({ campCount }) => campCount)),
    ).toEqual([0, 40_000, 100])
    const kenya = await countries({ include: ['regions'], where: { countryCode: 'KE' } })
    expect(open(kenya.body)).toEqual([[100]])
    const botswana = await countries({ include: ['regions'], where: { countryCode: 'BW' } })
    expect(open(botswana.body)).toEqual([[0, 40_000]])
    expect(JSON.stringify(botswana.body).length).toBeLessThan(5_000_000)
    expect(JSON.stringify((await regions({ include: ['camps'] })).body)).not.toContain('SOME')
    expect(
      (await regions({ include: ['camps'], where: { countryCode: 'KE' } })).body,
    ).toMatchObject([{ campCount: 100, camps: { length: 100 } }])
  })
})

describe('GET /api/Regions', () => {
  test('finds regions by name whatever the capitals, with the name of their country', async () => {
    const { regions } = await setup()
    const { body } = await regions({
      where: { name: { like: 'MARA', options: 'i' } },
      include: 'country',
    })
    expect(body).toMatchObject([
      { countryRegionCode: 'KE-MAR', name: 'Masai Mara', country: 'Kenya', countryCode: 'KE' },
    ])
    expect(JSON.stringify(body)).not.toContain('camps')
  })

  test('includes camps when they are asked for, and keeps regions of the rest of the world apart', async () => {
    const { regions } = await setup()
    const { body } = await regions({ include: ['camps'], order: 'name', fields: ['name'] })
    expect(body).toMatchObject([
      { name: 'Chobe', camps: [{ supplierCode: 'CHOBE' }] },
      { name: 'Masai Mara', camps: [{ supplierCode: 'MARA' }] },
      { name: 'Okavango Delta', camps: [{ supplierCode: 'ALPHA' }, { supplierCode: 'ZULU' }] },
    ])
  })

  test('includes the open transit points of each region when they are asked for', async () => {
    const { regions } = await setup()
    const wanted = { include: ['transitPoints'], order: 'name', fields: ['name'] }
    const codes = z.array(
      z.object({
        name: z.string(),
        transitPoints: z.array(z.object({ transitPointCode: z.string() })),
      }),
    )
    const named = codes.parse((await regions(wanted)).body)
    expect(
      named.map(({ name, transitPoints }) => [
        name,
        ...transitPoints.map((point) => point.transitPointCode),
      ]),
    ).toEqual([['Chobe'], ['Masai Mara'], ['Okavango Delta', 'BBK', 'MUB']])
    expect(JSON.stringify((await regions({ fields: ['name'] })).body)).not.toContain('transitPoint')
  })
})

describe('the other lists', () => {
  test('features are answered as they are', async () => {
    const { catalogue } = await published()
    expect((await callAs(getFeatures, { catalogue })()).body).toEqual(places.features)
  })

  test('transit points leave out disabled ones and those of hidden countries', async () => {
    const { points } = await setup()
    expect((await points({ fields: ['name'], order: 'name' })).body).toEqual([
      { transitPointCode: 'BBK', name: 'Kasane' },
      { transitPointCode: 'MUB', name: 'Maun' },
    ])
    const all = await setup(['showRestOfWorld'])
    expect((await all.points({ where: { countryCode: 'IN' } })).body).toMatchObject([
      { transitPointCode: 'JLR' },
    ])
  })

  test('activities have the name of their region', async () => {
    const { activities } = await setup()
    expect((await activities({ where: { minChildAge: { lte: 7 } } })).body).toMatchObject([
      { optionKey: 'DELTA-BALLOON', regionName: 'Okavango Delta' },
    ])
  })

  test('refuse what is not on their whitelist, naming it', async () => {
    for (const list of Object.values(await setup())) {
      expect(await list({ where: { secret: 1 } })).toMatchObject({
        status: 400,
        body: { error: { details: { field: 'where.secret' } } },
      })
    }
  })
})

describe('2 §7.5: one entry by its code', () => {
  test.each([
    [getCountry, 'KE', 'IN', { name: 'Kenya', regions: [{ countryRegionCode: 'KE-MAR' }] }],
    [getRegion, 'BW-OKA', 'IN-KAN', { name: 'Okavango Delta', country: 'Botswana' }],
    [getTransitPoint, 'MUB', 'XXX', { name: 'Maun' }],
    [
      getActivity,
      'DELTA-BALLOON',
      'DELTA-NONE',
      { name: 'Balloon flight', regionName: 'Okavango Delta' },
    ],
  ] as const)(
    '$route.path answers it, and 404 for one that is hidden',
    async (route, id, hidden, found) => {
      const { catalogue } = await published(someCamps)
      const call = callAs(route as typeof getCountry, { catalogue, entries: noEntries })
      expect(await call({ params: { id } })).toMatchObject({ status: 200, body: found })
      expect(await call({ params: { id: hidden } })).toMatchObject({ status: 404 })
      const named = await call({ params: { id }, query: { filter: '{"fields":["name"]}' } })
      expect(Object.keys(named.body as object)).toHaveLength(2)
      expect(
        (await call({ params: { id }, query: { filter: '{"where":{"name":"x"}}' } })).status,
      ).toBe(400)
    },
  )

  test('7.1: a region comes with what the scope of its country asks for', async () => {
    const { regions } = await setup()
    const country = { relation: 'country', scope: { fields: ['countryCode', 'name'] } }
    const where = { name: { like: 'CHO', options: 'i' } }
    expect((await regions({ where, fields: ['name'], include: country })).body).toEqual([
      { countryRegionCode: 'BW-CHO', name: 'Chobe', country: 'Botswana', countryCode: 'BW' },
    ])
    const points = {
      relation: 'transitPoints',
      scope: { fields: ['name'], where: { transitPointCode: 'MUB' } },
    }
    expect(
      (await regions({ where: { name: 'Okavango Delta' }, fields: ['name'], include: [points] }))
        .body,
    ).toEqual([
      {
        countryRegionCode: 'BW-OKA',
        name: 'Okavango Delta',
        transitPoints: [{ transitPointCode: 'MUB', name: 'Maun' }],
      },
    ])
  })
})
