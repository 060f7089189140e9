import type { Country } from '#shared/api/catalogue-shapes'

/** A region of the picker's tree. */
export interface RegionLeaf {
  readonly countryRegionCode: string
  readonly regionCode: string
  readonly name: string
  readonly countryCode: string
  readonly country: string
  readonly camps: number
}

/** A country of the picker's tree. */
export interface CountryBranch {
  readonly countryCode: string
  readonly name: string
  readonly regions: readonly RegionLeaf[]
}

/** The tree of countries and their regions by name; a region or a country without camps is dropped (2 §7.2). */
export function countryBranches(countries: readonly Country[]): CountryBranch[] {
  return countries
    .map(({ countryCode, name = countryCode, regions = [] }) => ({
      countryCode,
      name,
      regions: regions
        .map(({ camps, campCount, ...region }) => ({
          countryRegionCode: region.countryRegionCode,
          regionCode: region.regionCode,
          name: region.name,
          countryCode,
          country: name,
          camps: camps?.length ?? campCount,
        }))
        .filter((region) => region.camps > 0)
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter(({ regions }) => regions.length > 0)
}
