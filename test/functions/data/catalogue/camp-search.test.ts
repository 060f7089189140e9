import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileOrder } from '#shared/catalogue/compile-order'
import { parseFilter } from '#shared/catalogue/filter'
import { byProperty, matches } from '#shared/catalogue/matches'
import { campWhitelist } from '../../../../functions/catalogue/whitelists'
import { campFlags } from '../../../../functions/data/catalogue/camp-columns'
import { campIndexOf, type IndexedCamp } from '../../../../functions/data/catalogue/camp-index'
import { searchCamps } from '../../../../functions/data/catalogue/camp-search'
import { catalogueOf } from '../../../../functions/data/catalogue/catalogue-records'
import { publicationOf, readSnapshot } from '../../../../functions/data/catalogue/snapshot'
import { places } from '../../../support/published'
import { aCamp } from '../../../support/suppliers'

const words = ['River', 'river', 'Zulu', 'Éclair', 'eclair', 'a%b', 'İstana', 'Çamp']
const camps = Array.from({ length: 240 }, (_, index) =>
  aCamp({
    supplierCode: `C${index}`,
    campName: `${words[index % words.length]} ${words[(index * 7) % 5]} ${index}`,
    countryRegionCode: ['BW-OKA', 'BW-CHO', 'KE-MAR', 'IN-KAN'][index % 4],
    campFeatures: places.features
      .map(({ featureId }) => featureId)
      .filter((_id, bit) => (index >> bit) & 1),
    online: index % 3 === 0,
    minChildAge: index % 18,
    dmcArrangedOnly: index % 11 === 0,
    disabled: index % 13 === 0,
    transitPointCode: index % 2 === 0 ? 'MUB' : 'BBK',
    latitude: -19 - (index % 10) / 10,
    guidePrice: index % 5 === 0 ? undefined : 100 + (index % 7),
  }),
)
const entries = { ...catalogueOf({ ...places, camps: [] }), camps }
const index = campIndexOf(readSnapshot(publicationOf(entries).snapshot.bytes))
const rows: readonly IndexedCamp[] = Array.from({ length: index.count }, (_, place) => ({
  ...index.campAt(place),
  guidePrice: index.column('guidePrice').get(place),
}))

const text = fc.constantFrom(
  ...words,
  'Okavango Delta',
  'BW-OKA',
  'Kenya',
  'MOKO',
  'SWPO',
  'MUB',
  'C17',
  '',
  'r 1',
  '\n',
)
const texts = [
  'supplierCode',
  'campName',
  'regionName',
  'countryRegionCode',
  'country',
  'campFeatures',
  'transitPointCode',
]
const onText = fc.tuple(
  fc.constantFrom(...texts),
  fc.oneof(
    text,
    fc.record({ neq: text }),
    fc.record({ inq: fc.array(text, { minLength: 1, maxLength: 3 }) }),
    fc.record({ nin: fc.array(text, { minLength: 1, maxLength: 3 }) }),
    fc.record({
      like: fc.oneof(
        text,
        text.map((word) => `${word}%`),
        text.map((word) => `%${word}`),
      ),
      options: fc.constant('i'),
    }),
    fc.record({ like: text }),
  ),
)
const onNumber = fc.tuple(
  fc.constantFrom('minChildAge', 'latitude', 'guidePrice'),
  fc.oneof(
    fc.integer({ min: -20, max: 18 }),
    fc.record({ gte: fc.integer({ min: -20, max: 18 }) }),
    fc.record({
      between: fc.tuple(fc.integer({ min: -20, max: 5 }), fc.integer({ min: -19, max: 18 })),
    }),
  ),
)
const onFlag = fc.tuple(
  fc.constantFrom(...Object.keys(campFlags)),
  fc.oneof(fc.boolean(), fc.record({ neq: fc.boolean() }), fc.constant(null)),
)
const clause = fc
  .oneof(onText, onNumber, onFlag)
  .map(([field, condition]): object => ({ [field]: condition }))
const where = fc.oneof(
  clause,
  fc.array(clause, { minLength: 1, maxLength: 4 }).map((of) => ({ or: of })),
  fc
    .tuple(clause, fc.array(clause, { minLength: 1, maxLength: 3 }))
    .map(([one, of]) => ({ and: [one, { or: of }] })),
)
const order = fc
  .uniqueArray(fc.constantFrom(...campWhitelist.order), { maxLength: 4 })
  .chain((fields) =>
    fc.tuple(...fields.map((field) => fc.constantFrom(`${field} ASC`, `${field} DESC`))),
  )

describe('searchCamps', () => {
  test('selects and orders exactly what the filter language says of each camp by itself', () => {
    const hidden = fc.constantFrom(
      0,
      campFlags.disabled,
      campFlags.disabled | campFlags.restOfWorld | campFlags.dmcArrangedOnly,
    )
    const page = fc.record({
      skip: fc.integer({ min: 0, max: 60 }),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(where, order, hidden, page, (asked, by, mask, { skip, limit }) => {
        const filter = parseFilter(
          JSON.stringify({ where: asked, skip, limit, ...(by.length > 0 ? { order: by } : {}) }),
          campWhitelist,
        )
        const holds = matches(filter.where, byProperty)
        const expected = rows
          .filter((camp, place) => holds({ ...camp }) && ((index.flags[place] ?? 0) & mask) === 0)
          .toSorted(compileOrder(filter.order, (field) => (camp) => Reflect.get(camp, field)))
        const found = searchCamps(index, { ...filter, hidden: mask })
        expect(found.total).toBe(expected.length)
        expect(found.places.map((place) => rows[place]?.supplierCode)).toEqual(
          expected.slice(skip, skip + limit).map(({ supplierCode }) => supplierCode),
        )
      }),
      { numRuns: 400 },
    )
  })

  test('a search over lines finds nothing that goes from one name into the next', () => {
    const { where: asked } = parseFilter(
      JSON.stringify({ where: { campName: { ilike: '0\né' } } }),
      campWhitelist,
    )
    expect(searchCamps(index, { where: asked, hidden: 0, order: [], skip: 0, limit: 5 })).toEqual({
      places: [],
      total: 0,
    })
  })

  test('an empty catalogue has empty pages', () => {
    const none = campIndexOf(readSnapshot(publicationOf({ ...entries, camps: [] }).snapshot.bytes))
    const filter = parseFilter(
      JSON.stringify({ where: { online: true }, order: 'country DESC' }),
      campWhitelist,
    )
    expect(searchCamps(none, { ...filter, hidden: 0 })).toEqual({ places: [], total: 0 })
  })
})
