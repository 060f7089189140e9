import { describe, expect, test } from 'vitest'
import { demoCamps } from '../../../../infra/local/demo/camps'
import { demoCountries } from '../../../../infra/local/demo/countries'
import { demoRegions } from '../../../../infra/local/demo/regions'
import { demoTransitPoints } from '../../../../infra/local/demo/transit-points'
import { boundsOf, isWithin } from './country-bounds'

const codesOf = (list: readonly { countryRegionCode: string }[]) => new Set(list.map((one) => one.countryRegionCode))

describe('countries', () => {
  test('are the fifteen of the specification and a few of the rest of the world', () => {
    const names = demoCountries.filter(({ restOfWorld }) => !restOfWorld).map(({ name }) => name)
    const wanted =
      'Botswana, Eswatini, Kenya, Lesotho, Malawi, Mauritius, Mozambique, Namibia, Rwanda, Seychelles, South Africa, Tanzania, Uganda, Zambia, Zimbabwe'
    expect(names.toSorted()).toEqual(wanted.split(', '))
    expect(demoCountries.filter(({ restOfWorld }) => restOfWorld).length).toBeGreaterThanOrEqual(2)
  })

  test('have their centre inside their own bounds', () => {
    for (const country of demoCountries)
      expect(isWithin(country, boundsOf(country.countryCode)), country.name).toBe(true)
  })
})

describe('regions', () => {
  test('are at least sixty, each with a code of its own that begins with its country', () => {
    expect(demoRegions.length).toBeGreaterThanOrEqual(60)
    expect(codesOf(demoRegions).size).toBe(demoRegions.length)
    for (const { countryRegionCode, countryCode, regionCode } of demoRegions) {
      expect(countryRegionCode).toBe(`${countryCode}-${regionCode}`)
    }
  })

  test('have at least one camp each, and each country has a region', () => {
    const withCamps = codesOf(demoCamps)
    expect(demoRegions.filter(({ countryRegionCode }) => !withCamps.has(countryRegionCode))).toEqual([])
    const withRegions = new Set(demoRegions.map(({ countryCode }) => countryCode))
    expect(demoCountries.filter(({ countryCode }) => !withRegions.has(countryCode))).toEqual([])
  })

  test('lie inside their country and are reached by a transit point that exists', () => {
    const points = new Set(demoTransitPoints.map(({ transitPointCode }) => transitPointCode))
    for (const region of demoRegions) {
      expect(isWithin(region, boundsOf(region.countryCode)), region.name).toBe(true)
      expect(points, region.name).toContain(region.preferredTransitPoint)
    }
  })
})

describe('transit points', () => {
  test('are at least ninety, with codes of their own, inside their country', () => {
    expect(demoTransitPoints.length).toBeGreaterThanOrEqual(90)
    expect(new Set(demoTransitPoints.map(({ transitPointCode }) => transitPointCode)).size).toBe(
      demoTransitPoints.length,
    )
    for (const point of demoTransitPoints) {
      expect(isWithin(point, boundsOf(point.countryCode)), point.name).toBe(true)
    }
  })

  test.each('JNB CPT NBO WIL MUB BBK KGL EBB DAR ZNZ JRO LUN LVI VFA HRE WDH MPM VNX SEZ MRU LLW'.split(' '))(
    'have %s as a gateway',
    (code) => {
      expect(demoTransitPoints).toContainEqual(expect.objectContaining({ transitPointCode: code, entryExitNode: true }))
    },
  )

  test('belong to a region of their country', () => {
    const regions = new Map(demoRegions.map((region) => [region.countryRegionCode, region.countryCode]))
    for (const { countryRegionCode, countryCode } of demoTransitPoints)
      expect(regions.get(countryRegionCode)).toBe(countryCode)
  })
})
