import { describe, expect, test } from 'vitest'
import { optionKeySchema } from '#shared/ids/ids'
import { currencyCodes } from '#shared/money/currency-codes'
import { catalogueOf } from '../../../../functions/data/catalogue/catalogue-records'
import { demoData } from '../../../../infra/local/demo/demo-data'

const demo = demoData('2026-11')

describe('demoData', () => {
  test('gives the same data for the same month', () => {
    expect(demoData('2026-11')).toEqual(demo)
  })

  test('refuses what is not a month', () => {
    expect(() => demoData('2026-13')).toThrow()
    expect(() => demoData('November')).toThrow()
  })

  test('parses as the catalogue that is stored', () => {
    expect(catalogueOf(structuredClone(mutable())).camps).toHaveLength(demo.camps.length)
  })

  test('has activities in every kind of place, priced in many currencies', () => {
    expect(demo.activities.length).toBeGreaterThanOrEqual(60)
    expect(new Set(demo.activities.map(({ optionKey }) => optionKey)).size).toBe(
      demo.activities.length,
    )
    for (const { optionKey, cost } of demo.activities) {
      expect(optionKeySchema.safeParse(optionKey).success, optionKey).toBe(true)
      expect(cost).toMatch(/^\d+(\.\d\d)?$/)
    }
    expect(new Set(demo.activities.map(({ countryCode }) => countryCode)).size).toBe(15)
    expect(new Set(demo.activities.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(8)
  })

  test('has a story for every camp, Jao’s from its page', () => {
    expect(demo.campStories).toHaveLength(demo.camps.length)
    const jao = demo.campStories.find(({ supplierCode }) => supplierCode === 'JAO')
    expect(jao?.paragraphs[0]).toMatch(/^Jao stands in the canopy of a palm-studded island/)
    expect(jao?.featureCounts).toMatchObject({ PRPO: 7, GADR: 4 })
    for (const { paragraphs, supplierCode } of demo.campStories)
      expect(paragraphs.length, supplierCode).toBe(2)
  })

  test('tells when a camp is shut and how young its guests may be', () => {
    const story = (code: string) =>
      demo.campStories.find(({ supplierCode }) => supplierCode === code)?.paragraphs[1]
    expect(story('SANCAMP')).toBe(
      'Makgadikgadi Pans is at its best from July to October. Children are welcome from age 8. It closes every year from November 15 to April 14.',
    )
    expect(story('GOVERNORS')).toContain('Children of all ages are welcome.')
  })

  test('has the rates of forty currencies and more, among them every one that a camp or an activity asks for', () => {
    const { date, base, rates } = demo.exchange
    expect(date).toMatch(/^2026-\d\d-\d\d$/)
    expect([base, rates.USD]).toEqual(['USD', '1'])
    expect(Object.keys(rates).length).toBeGreaterThanOrEqual(40)
    for (const [currency, rate] of Object.entries(rates)) {
      expect(currencyCodes.has(currency), currency).toBe(true)
      expect(rate).toMatch(/^\d+(\.\d+)?$/)
    }
    for (const { currency } of [...demo.camps, ...demo.activities, ...demo.countries])
      expect(rates[currency], currency).toBeDefined()
  })
})

/** The readonly lists as plain ones. */
function mutable() {
  const { countries, regions, features, transitPoints, activities } = demo
  const camps = demo.camps.map((camp) => ({ ...camp, campFeatures: [...camp.campFeatures] }))
  return { countries, regions, features, transitPoints, activities, camps }
}
