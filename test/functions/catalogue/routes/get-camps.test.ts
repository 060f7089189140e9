import { describe, expect, test } from 'vitest'
import type { FeatureFlag } from '#shared/access/principal'
import { countCamps } from '../../../../functions/catalogue/routes/count-camps'
import { getCamps } from '../../../../functions/catalogue/routes/get-camps'
import { anAgent, callAs } from '../../../support/call-as'
import { published } from '../../../support/published'

async function setup(flags: FeatureFlag[] = []) {
  const { catalogue, objects } = await published()
  const principal = anAgent({ flags })
  const list = callAs(getCamps, { catalogue }, { principal })
  const count = callAs(countCamps, { catalogue }, { principal })
  return {
    objects,
    camps: (filter?: unknown) =>
      list(filter === undefined ? {} : { query: { filter: JSON.stringify(filter) } }),
    count: (where?: unknown) =>
      count(where === undefined ? {} : { query: { where: JSON.stringify(where) } }),
  }
}
const codes = ({ body }: { body: unknown }) =>
  Array.isArray(body) ? body.map(({ supplierCode }) => supplierCode) : body

describe('GET /api/Camps', () => {
  test('answers with everything that may be seen, by name whatever the capitals, and its number', async () => {
    const { camps } = await setup()
    const answer = await camps()
    expect(codes(answer)).toEqual(['ALPHA', 'CHOBE', 'MARA', 'ZULU'])
    expect(answer.headers['x-total-count']).toBe('4')
  })

  test('gives a camp the names of its region and country, its text and its picture', async () => {
    const { camps } = await setup()
    const { body } = await camps({ where: { supplierCode: 'ZULU' }, include: 'featuredImage' })
    expect(body).toEqual([
      {
        supplierCode: 'ZULU',
        campName: 'Zulu Camp',
        regionName: 'Okavango Delta',
        regionCode: 'OKA',
        countryRegionCode: 'BW-OKA',
        country: 'Botswana',
        countryCode: 'BW',
        campInfo: 'Under the trees by the channel.',
        dmcArrangedOnly: false,
        consultantInteractionRequired: false,
        restOfWorld: false,
        disabled: false,
        online: true,
        thirdParty: false,
        campFeatures: ['MOKO', 'GADR'],
        featuredImageId: 'art/delta/ZULU',
        featuredImage: { s3Key: 'art/delta/ZULU' },
        minChildAge: 6,
        latitude: -19.2345,
        longitude: 23.1234,
        transitPointCode: 'MUB',
      },
    ])
  })

  test('answers with the fields that are asked for and the code, and fetches no texts for them', async () => {
    const { camps, objects } = await setup()
    const { body } = await camps({ fields: ['campName', 'minChildAge'], limit: 1 })
    expect(body).toEqual([{ supplierCode: 'ALPHA', campName: 'alpha Camp', minChildAge: 0 }])
    expect(objects.read.filter((key) => key.includes('texts'))).toEqual([])
  })

  test('takes the where clause of the second builder', async () => {
    const { camps, count } = await setup()
    const where = {
      campName: { like: 'CAMP', options: 'i' },
      countryRegionCode: { inq: ['BW-OKA', 'BW-CHO'] },
      restOfWorld: { neq: true },
      disabled: { neq: true },
      online: true,
    }
    expect(codes(await camps({ where, order: 'campName ASC', limit: 20, skip: 0 }))).toEqual([
      'CHOBE',
      'ZULU',
    ])
    expect((await count(where)).body).toEqual({ count: 2 })
  })

  test('pages without a gap and without a repetition', async () => {
    const { camps } = await setup()
    const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => camps({ limit: 1, skip })))
    expect(pages.flatMap(codes)).toEqual(['ALPHA', 'CHOBE', 'MARA', 'ZULU'])
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(Array(5).fill('4'))
  })

  test.each([
    ['campName DESC', ['ZULU', 'MARA', 'CHOBE', 'ALPHA']],
    ['minChildAge', ['ALPHA', 'MARA', 'ZULU', 'CHOBE']],
    ['minChildAge DESC', ['CHOBE', 'MARA', 'ZULU', 'ALPHA']],
    [
      ['country DESC', 'campName DESC'],
      ['MARA', 'ZULU', 'CHOBE', 'ALPHA'],
    ],
    [
      ['regionName', 'online'],
      ['CHOBE', 'MARA', 'ALPHA', 'ZULU'],
    ],
  ])('orders by %s', async (order, expected) => {
    const { camps } = await setup()
    expect(codes(await camps({ order }))).toEqual(expected)
  })

  test.each([
    ['campFeatures', 'SWPO', ['ALPHA']],
    ['minChildAge', { gt: 6 }, ['CHOBE']],
    ['country', { ilike: 'ken' }, ['MARA']],
    ['transitPointCode', { nin: ['MUB'] }, []],
    ['latitude', { between: [-19.3, -19.2] }, ['ALPHA', 'CHOBE', 'MARA', 'ZULU']],
    ['supplierCode', { inq: ['ZULU', 'NOBODY'] }, ['ZULU']],
  ])('filters by %s %j', async (field, condition, expected) => {
    const { camps } = await setup()
    expect(codes(await camps({ where: { [field]: condition } }))).toEqual(expected)
  })

  test('shows camps of the rest of the world and those that only the DMC arranges to agencies with the flag', async () => {
    expect(codes(await (await setup(['showRestOfWorld'])).camps())).toContain('KANHA')
    expect(codes(await (await setup(['showDmcArrangedOnlyAccommodations'])).camps())).toContain(
      'DMC',
    )
    const { camps, count } = await setup()
    const hidden = { supplierCode: { inq: ['KANHA', 'DMC', 'GONE'] } }
    expect(codes(await camps({ where: hidden }))).toEqual([])
    expect((await count(hidden)).body).toEqual({ count: 0 })
  })

  test('never shows a disabled camp, whoever asks for it', async () => {
    const { camps } = await setup(['showRestOfWorld', 'showDmcArrangedOnlyAccommodations'])
    expect(codes(await camps({ where: { disabled: true } }))).toEqual([])
  })

  test.each([
    ['an unknown field', { where: { password: 'x' } }, 'where.password'],
    ['a field that is only shown', { where: { campInfo: { like: 'river' } } }, 'where.campInfo'],
    [
      'a regular expression',
      { where: { campName: { regexp: '^(a+)+$' } } },
      'where.campName.regexp',
    ],
    ['a prototype', JSON.parse('{"where":{"__proto__":{"campName":"x"}}}'), 'where.__proto__'],
    ['a constructor', { where: { constructor: { prototype: 1 } } }, 'where.constructor'],
    ['an unknown order', { order: 'campInfo' }, 'order.campInfo'],
    ['an unknown include', { include: 'rates' }, 'include.rates'],
    ['a hundred and one in a page', { limit: 101 }, 'limit'],
    ['a negative skip', { skip: -1 }, 'skip'],
    ['NaN', { where: { minChildAge: null, latitude: { gt: Number.NaN } } }, 'where.latitude.gt'],
  ])('refuses %s and names it', async (_, filter, field) => {
    const { camps } = await setup()
    expect(await camps(filter)).toMatchObject({
      status: 400,
      body: { error: { code: 'filter.invalid', details: { field } } },
    })
  })

  test('refuses ten thousand conditions and names the clause', async () => {
    const { camps, count } = await setup()
    const where = { or: Array.from({ length: 10_000 }, () => ({ online: true })) }
    const refused = {
      status: 400,
      body: { error: { code: 'filter.invalid', details: { field: 'where.or' } } },
    }
    expect(await camps({ where })).toMatchObject(refused)
    expect(await count(where)).toMatchObject(refused)
  })

  test('refuses a filter that is not JSON, and a query field that is not known', async () => {
    const { catalogue } = await published()
    const call = callAs(getCamps, { catalogue })
    expect(await call({ query: { filter: '{' } })).toMatchObject({
      status: 400,
      body: { error: { details: { field: 'filter' } } },
    })
    expect(await call({ query: { where: '{}' } })).toMatchObject({
      status: 400,
      body: {
        error: { details: { fields: [{ field: 'query.where', message: 'Unknown field' }] } },
      },
    })
  })

  test('answers emoji, right-to-left text and five hundred characters with what they match: nothing', async () => {
    const { camps } = await setup()
    for (const term of ['🦁', 'مخيم', 'x'.repeat(500)]) {
      expect(codes(await camps({ where: { campName: { ilike: term } } }))).toEqual([])
    }
    expect((await camps({ where: { campName: { ilike: 'x'.repeat(501) } } })).status).toBe(400)
  })
})
