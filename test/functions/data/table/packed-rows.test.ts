import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packRows, unpackRows } from '../../../../functions/data/table/packed-rows'

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
)
const row = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value)

describe('packed rows', () => {
  test('come back as they were, through JSON', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))))).toEqual(rows)
      }),
    )
  })

  test('hold what is the same in every row once', () => {
    const packed = packRows([
      { currency: 'ZAR', from: 1, tags: ['a'] },
      { currency: 'ZAR', from: 2, tags: ['a'] },
    ])
    expect(packed).toEqual({ n: 2, same: { currency: 'ZAR', tags: ['a'] }, each: { from: [1, 2] } })
  })

  test('take null and missing for one', () => {
    expect(
      unpackRows(
        packRows([
          { a: 1, b: null },
          { a: 2, b: 3 },
        ]),
      ),
    ).toEqual([{ a: 1 }, { a: 2, b: 3 }])
  })
})
