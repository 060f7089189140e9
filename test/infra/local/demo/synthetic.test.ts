import { describe, expect, test } from 'vitest'
import { supplierCodeSchema } from '#shared/ids/ids'
import { syntheticCatalogue } from '../../../../infra/local/demo/synthetic'
import { kilometersBetween } from './country-bounds'

const { camps, regions, features } = syntheticCatalogue(5_000)

describe('syntheticCatalogue', () => {
  test('makes as many camps as asked for, each with a code and a name of its own', () => {
    expect(camps).toHaveLength(5_000)
    expect(new Set(camps.map(({ supplierCode }) => supplierCode)).size).toBe(5_000)
    expect(new Set(camps.map(({ campName }) => campName)).size).toBe(5_000)
    for (const { supplierCode } of camps)
      expect(supplierCodeSchema.safeParse(supplierCode).success).toBe(true)
  })

  test('begins a larger catalogue with the camps of a smaller one', () => {
    expect(syntheticCatalogue(40).camps).toEqual(camps.slice(0, 40))
    expect(syntheticCatalogue(0).camps).toEqual([])
  })

  test('names the hundred thousandth camp apart from the others', () => {
    const names = syntheticCatalogue(100_000).camps.map(({ campName }) => campName)
    expect(new Set(names).size).toBe(100_000)
  })

  test('spreads the camps over all regions, near where these are', () => {
    expect(new Set(camps.map(({ countryRegionCode }) => countryRegionCode)).size).toBe(
      regions.length,
    )
    const regionByCode = new Map(regions.map((region) => [region.countryRegionCode, region]))
    for (const camp of camps.slice(0, 300)) {
      const region = regionByCode.get(camp.countryRegionCode)
      expect(region && kilometersBetween(camp, region)).toBeLessThan(45)
    }
  })

  test('gives camps features, child ages and every kind of booking', () => {
    const used = new Set(camps.flatMap(({ campFeatures }) => campFeatures))
    expect(used.size).toBe(features.length)
    expect(new Set(camps.map(({ online, disabled }) => `${online} ${disabled}`)).size).toBe(4)
    expect(camps.some(({ dmcArrangedOnly }) => dmcArrangedOnly)).toBe(true)
    expect(
      camps.filter((camp) => camp.dmcArrangedOnly && camp.consultantInteractionRequired),
    ).toEqual([])
  })
})
