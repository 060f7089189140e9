import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hueOf, priceBands } from '../../../../../web/features/date-slide/model/price-bands'

describe('priceBands', () => {
  test('has as many different totals in each of five bands', () => {
    expect(priceBands([50, 10, 20, 20, 30, 40, 60, 70, 80, 90, 100])).toEqual([
      { hue: 1, from: 10, to: 20 },
      { hue: 2, from: 30, to: 40 },
      { hue: 3, from: 50, to: 60 },
      { hue: 4, from: 70, to: 80 },
      { hue: 5, from: 90, to: 100 },
    ])
  })

  test('spreads few totals over the whole scale', () => {
    expect(priceBands([7]).map(({ hue }) => hue)).toEqual([2])
    expect(priceBands([7, 9, 9]).map(({ hue }) => hue)).toEqual([1, 5])
    expect(priceBands([7, 9, 8]).map(({ hue }) => hue)).toEqual([1, 3, 5])
    expect(priceBands([])).toEqual([])
  })

  test('gives every total one colour, and a dearer one never a cheaper colour', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), (sells) => {
        const bands = priceBands(sells)
        const sorted = sells.toSorted((one, other) => one - other)
        const hues = sorted.map((sell) => hueOf(sell, bands))
        expect(hues).toEqual(hues.toSorted())
        for (const sell of sells) {
          const band = bands.find(({ hue }) => hue === hueOf(sell, bands))
          expect(band !== undefined && band.from <= sell && sell <= band.to).toBe(true)
        }
      }),
    )
  })
})
