import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileOrder } from '#shared/catalogue/compile-order'
import type { OrderBy } from '#shared/catalogue/filter-types'
import { byProperty } from '#shared/catalogue/matches'

const sorted = (records: Record<string, unknown>[], ...order: OrderBy[]) =>
  records.toSorted(compileOrder(order, byProperty.read))
const by = (field: string, direction: OrderBy['direction'] = 'ascending') => ({ field, direction })

describe('compileOrder', () => {
  test('texts stand as people read them: case and accents last', () => {
    const names = ['Zulu', 'Émeraude', 'abu', 'Eden', 'Abu'].map((campName) => ({ campName }))
    expect(sorted(names, by('campName')).map(({ campName }) => campName)).toEqual([
      'abu',
      'Abu',
      'Eden',
      'Émeraude',
      'Zulu',
    ])
  })

  test('numbers stand by size and booleans false before true', () => {
    expect(sorted([{ a: 10 }, { a: 9 }], by('a'))).toEqual([{ a: 9 }, { a: 10 }])
    expect(sorted([{ a: true }, { a: false }], by('a'))).toEqual([{ a: false }, { a: true }])
  })

  test('what is missing comes last in either direction', () => {
    const records = [{}, { a: 1 }, { a: null }, { a: 2 }]
    expect(sorted(records, by('a'))).toEqual([{ a: 1 }, { a: 2 }, {}, { a: null }])
    expect(sorted(records, by('a', 'descending'))).toEqual([{ a: 2 }, { a: 1 }, {}, { a: null }])
  })

  test('the next field decides between equals, and no field leaves the order alone', () => {
    const records = [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 0, b: 3 },
    ]
    expect(sorted(records, by('a'), by('b', 'descending')).map(({ b }) => b)).toEqual([3, 2, 1])
    expect(sorted(records)).toEqual(records)
  })

  test('is an order: turning two about turns its sign', () => {
    const value = fc.option(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), {
      nil: undefined,
    })
    fc.assert(
      fc.property(
        value,
        value,
        fc.constantFrom('ascending' as const, 'descending' as const),
        (one, other, direction) => {
          const compare = compileOrder([by('a', direction)], byProperty.read)
          expect(Math.sign(compare({ a: one }, { a: other }))).toBe(
            0 - Math.sign(compare({ a: other }, { a: one })),
          )
        },
      ),
    )
  })
})
