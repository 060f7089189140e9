import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilter, parseWhere } from '#shared/catalogue/filter'
import { everything, filterLimits } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { camps } from './whitelist'

const parse = (filter: unknown) => parseFilter(JSON.stringify(filter), camps)
const refusalOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError && error.code === 'filter.invalid') return error.facts
    throw error
  }
  return undefined
}
const refusal = (filter: unknown) => refusalOf(() => parse(filter))
const conditions = (count: number) =>
  Array.from({ length: count }, (_, minChildAge) => ({ minChildAge }))

describe('parseFilter', () => {
  test('without a filter gives everything, twenty at a time', () => {
    const all = {
      where: everything,
      order: [],
      limit: 20,
      skip: 0,
      fields: undefined,
      include: [],
      scopes: new Map(),
    }
    expect(parseFilter(undefined, camps)).toEqual(all)
    expect(parse({})).toEqual(all)
  })

  test('reads the search of the second builder (2 §7.2, getCamps)', () => {
    const where = {
      campName: { like: 'jao', options: 'i' },
      countryRegionCode: { inq: ['BW-OKA', 'ZA-SAB'] },
      disabled: { neq: true },
      online: true,
    }
    const filter = {
      where,
      order: 'campName ascending',
      fields: ['supplierCode', 'campName'],
      include: ['featuredImage'],
      limit: 20,
      skip: 40,
    }
    expect(parse(filter)).toEqual({
      where: {
        kind: 'and',
        of: [
          {
            kind: 'like',
            field: 'campName',
            type: 'string',
            value: { start: '', middles: ['jao'], end: '', ignoreCase: true },
          },
          { kind: 'inq', field: 'countryRegionCode', type: 'string', value: ['BW-OKA', 'ZA-SAB'] },
          { kind: 'neq', field: 'disabled', type: 'boolean', value: true },
          { kind: 'equality', field: 'online', type: 'boolean', value: true },
        ],
      },
      order: [{ field: 'campName', direction: 'ascending' }],
      limit: 20,
      skip: 40,
      scopes: new Map(),
      fields: ['supplierCode', 'campName'],
      include: ['featuredImage'],
    })
  })

  test('several operators on a field all count, and alternatives nest', () => {
    const where = {
      or: [
        { minChildAge: { gte: 6, lt: 12 } },
        { and: [{ online: true }, { campFeatures: 'SWPO' }] },
      ],
    }
    expect(parse({ where }).where).toMatchObject({
      kind: 'or',
      of: [
        {
          kind: 'and',
          of: [
            { kind: 'gte', value: 6 },
            { kind: 'lt', value: 12 },
          ],
        },
        { kind: 'and', of: [{ field: 'online' }, { field: 'campFeatures', type: 'strings' }] },
      ],
    })
  })

  test('null is a value of equality, neq, inq and nin', () => {
    for (const condition of [null, { neq: null }, { inq: [null, 3] }, { nin: [null] }]) {
      expect(refusal({ where: { minChildAge: condition } })).toBeUndefined()
    }
  })

  test.each(['campName', 'campName ASC', 'campName  ascending', ' campName asc '])(
    'the order %j ascends',
    (order) => {
      expect(parse({ order }).order).toEqual([{ field: 'campName', direction: 'ascending' }])
    },
  )

  test('an order of several names keeps their order', () => {
    expect(parse({ order: ['minChildAge DESC', 'campName descending'] }).order).toEqual([
      { field: 'minChildAge', direction: 'descending' },
      { field: 'campName', direction: 'descending' },
    ])
  })

  test('fields may be an object, and includes may be relations', () => {
    expect(parse({ fields: { campName: true } }).fields).toEqual(['campName'])
    expect(parse({ include: 'featuredImage' }).include).toEqual(['featuredImage'])
    expect(
      parse({ include: [{ relation: 'regions' }, 'regions.camps', 'regions'] }).include,
    ).toEqual(['regions', 'regions.camps'])
  })

  test('as many conditions as are allowed pass', () => {
    expect(refusal({ where: { or: conditions(filterLimits.conditions) } })).toBeUndefined()
  })
})

test.each([
  { limit: 1 },
  { limit: 100 },
  { skip: 0 },
  { skip: 1_000_000 },
  { where: { campName: 'x'.repeat(500) } },
])('what just reaches a limit is taken: %#', (filter) => {
  expect(refusal(filter)).toBeUndefined()
})

describe('a refusal names the field', () => {
  test.each<[string, unknown, string]>([
    ['an unknown field', { where: { secret: 1 } }, 'where.secret'],
    ['__proto__', JSON.parse('{"where":{"__proto__":1}}'), 'where.__proto__'],
    ['constructor', { where: { constructor: { prototype: 1 } } }, 'where.constructor'],
    ['toString', { where: { toString: 1 } }, 'where.toString'],
    ['a part that is none', { offset: 3 }, 'offset'],
    ['__proto__ as a part', JSON.parse('{"__proto__":{"limit":3}}'), '__proto__'],
    [
      'a regular expression',
      { where: { campName: { regexp: '(a+)+$' } } },
      'where.campName.regexp',
    ],
    [
      'an operator of another language',
      { where: { campName: { $regex: 'x' } } },
      'where.campName.$regex',
    ],
    [
      'constructor as an operator',
      { where: { campName: { constructor: 'x' } } },
      'where.campName.constructor',
    ],
    ['no operator', { where: { campName: {} } }, 'where.campName'],
    ['options without operator', { where: { campName: { options: 'i' } } }, 'where.campName'],
    [
      'other options',
      { where: { campName: { like: 'a', options: 'ig' } } },
      'where.campName.options',
    ],
    ['a list for a value', { where: { campName: ['a'] } }, 'where.campName'],
    ['a text for a number', { where: { minChildAge: '6' } }, 'where.minChildAge'],
    ['a number for a text', { where: { campName: { gt: 6 } } }, 'where.campName.gt'],
    ['a number for true', { where: { online: 1 } }, 'where.online'],
    [
      'a date that is none',
      { where: { updatedDate: { gt: 'yesterday' } } },
      'where.updatedDate.gt',
    ],
    ['null above something', { where: { minChildAge: { gt: null } } }, 'where.minChildAge.gt'],
    ['like on a number', { where: { minChildAge: { like: '6' } } }, 'where.minChildAge.like'],
    ['like null', { where: { campName: { like: null } } }, 'where.campName.like'],
    ['above true', { where: { online: { gt: false } } }, 'where.online.gt'],
    [
      'between lists',
      { where: { campFeatures: { between: ['a', 'b'] } } },
      'where.campFeatures.between',
    ],
    ['between one', { where: { minChildAge: { between: [1] } } }, 'where.minChildAge.between'],
    [
      'between three',
      { where: { minChildAge: { between: [1, 2, 3] } } },
      'where.minChildAge.between',
    ],
    ['in nothing', { where: { minChildAge: { inq: [] } } }, 'where.minChildAge.inq'],
    ['in an object', { where: { minChildAge: { inq: { 0: 1 } } } }, 'where.minChildAge.inq'],
    [
      'in too many',
      { where: { minChildAge: { inq: new Array(501).fill(1) } } },
      'where.minChildAge.inq',
    ],
    ['a text too long', { where: { campName: 'x'.repeat(501) } }, 'where.campName'],
    ['a where that is a list', { where: [] }, 'where'],
    ['a where that is null', { where: null }, 'where'],
    ['alternatives that are no list', { where: { or: { online: true } } }, 'where.or'],
    [
      'a field within alternatives',
      { where: { or: [{ online: true }, { secret: 1 }] } },
      'where.or[1].secret',
    ],
    ['10 000 conditions', { where: { and: conditions(10_000) } }, 'where.and'],
    [
      '101 conditions',
      { where: { or: [{ or: conditions(60) }, { or: conditions(41) }] } },
      'where.or[1].or[40].minChildAge',
    ],
    ['a limit of none', { limit: 0 }, 'limit'],
    ['a limit of 101', { limit: 101 }, 'limit'],
    ['a skip of too many', { skip: 1_000_001 }, 'skip'],
    ['half a limit', { limit: 2.5 }, 'limit'],
    ['a limit in words', { limit: '20' }, 'limit'],
    ['a negative skip', { skip: -1 }, 'skip'],
    ['an order by something else', { order: 'secret' }, 'order.secret'],
    ['an order by __proto__', { order: '__proto__ asc' }, 'order.__proto__'],
    ['an order in no direction', { order: 'campName sideways' }, 'order'],
    ['an order of three words', { order: 'campName asc asc' }, 'order'],
    ['an order of numbers', { order: [1] }, 'order'],
    ['an order of nothing', { order: [] }, 'order'],
    ['too many orders', { order: new Array(6).fill('campName') }, 'order'],
    ['a field that is not shown', { fields: ['cost'] }, 'fields.cost'],
    ['a field that is left out', { fields: { campName: false } }, 'fields.campName'],
    ['an unknown field of an object', { fields: { cost: true } }, 'fields.cost'],
    ['fields in a text', { fields: 'campName' }, 'fields'],
    ['an unknown relation', { include: 'agency' }, 'include.agency'],
    ['a relation with a scope', { include: { relation: 'regions', scope: {} } }, 'include.scope'],
    ['a relation without name', { include: { scope: {} } }, 'include'],
    ['an empty relation', { include: {} }, 'include'],
    ['a relation that is a number', { include: 7 }, 'include'],
    ['a name that is a number', { include: { relation: 7 } }, 'include'],
    ['a filter that is a list', [], 'filter'],
    ['a filter that is a number', 7, 'filter'],
  ])('of %s', (_, filter, field) => {
    expect(refusal(filter)).toMatchObject({ field })
  })

  test('of broken JSON, and of more of it than anyone needs', () => {
    expect(refusalOf(() => parseFilter('{"where":', camps))).toEqual({
      field: 'filter',
      reason: 'must be JSON',
    })
    expect(refusalOf(() => parseFilter(`{}${' '.repeat(999_998)}`, camps))).toBeUndefined()
    expect(refusalOf(() => parseFilter(`{}${' '.repeat(999_999)}`, camps))).toMatchObject({
      reason: 'must be at most 1000000 characters',
    })
  })

  test('and cuts it, so that an answer cannot be made long', () => {
    expect(refusal({ where: { ['x'.repeat(5_000)]: 1 } })).toMatchObject({
      field: `where.${'x'.repeat(94)}`,
    })
  })

  test('of a clause deeper than six levels', () => {
    const nested = (levels: number): unknown =>
      levels === 1 ? { online: true } : { and: [nested(levels - 1)] }
    expect(refusal({ where: nested(6) })).toBeUndefined()
    expect(refusal({ where: nested(7) })).toMatchObject({ reason: 'must be at most 6 levels deep' })
    expect(refusal({ where: nested(400) })).toMatchObject({
      reason: 'must be at most 6 levels deep',
    })
  })

  test('and nothing but such a refusal ever comes of a filter', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        refusalOf(() => parseFilter(json, camps))
        refusalOf(() =>
          parseFilter(
            `{"where":${json},"order":${json},"fields":${json},"include":${json}}`,
            camps,
          ),
        )
        refusalOf(() =>
          parseFilter(
            `{"where":{"campName":${json},"minChildAge":${json},"and":[${json}]}}`,
            camps,
          ),
        )
      }),
      { numRuns: 500 },
    )
  })
})

test('prototypes stay as they are', () => {
  refusal(
    JSON.parse(
      '{"where":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
    ),
  )
  expect('polluted' in {}).toBe(false)
})

describe('parseWhere', () => {
  test('reads a clause by itself', () => {
    expect(parseWhere('{"online":true}', camps)).toEqual({
      kind: 'equality',
      field: 'online',
      type: 'boolean',
      value: true,
    })
    expect(parseWhere(undefined, camps)).toBe(everything)
  })

  test('refuses as a filter does', () => {
    expect(refusalOf(() => parseWhere('{"secret":1}', camps))).toMatchObject({
      field: 'where.secret',
    })
    expect(refusalOf(() => parseWhere('{', camps))).toMatchObject({ field: 'where' })
  })
})
