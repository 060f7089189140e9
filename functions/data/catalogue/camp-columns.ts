import * as z from 'zod/mini'
import type { CampRecord, FeatureRecord, RegionRecord } from './catalogue-records'

/**
 * Camps column by column, sorted by name: what the snapshot holds of them. Columns of like values
 * compress to a third of what rows would, and are what the search works on. Texts are not here:
 * nobody searches them.
 */
export const campColumnsSchema = z.object({
  codes: z.array(z.string()),
  names: z.array(z.string()),
  /** Index into the snapshot's regions. */
  region: z.array(z.int()),
  /** Ten-thousandths of a degree (11 m) from the region's own place. */
  latitude: z.array(z.int()),
  longitude: z.array(z.int()),
  /** A character a camp: code 48 plus its flags (`flagsOf`). */
  flags: z.string(),
  /** A character a camp: code 48 plus the youngest age. */
  ages: z.string(),
  /**
   * A character a camp: code 48 where it is its region's, else plus one plus the place of its biome
   * in `biomes`.
   */
  biome: z.string(),
  biomes: z.array(z.string()),
  /** A text a camp: a character a feature, code 65 plus its place among the snapshot's features. */
  features: z.array(z.string()),
  /** 0 where it is its region's preferred one, else one plus the index into `transitPoints`. */
  transit: z.array(z.int()),
  transitPoints: z.array(z.string()),
  /**
   * Guide prices in whole dollars, 0 where none is known; a snapshot from before they were kept has
   * none.
   */
  prices: z._default(z.array(z.int()), []),
  /** Storage keys of the pictures that are not drawn, by camp. */
  pictures: z.record(z.string(), z.string()),
})
export type CampColumns = z.infer<typeof campColumnsSchema>

export const campFlags = {
  disabled: 1,
  restOfWorld: 2,
  dmcArrangedOnly: 4,
  consultantInteractionRequired: 8,
  online: 16,
  thirdParty: 32,
} as const satisfies Record<string, number>
const campFlag = z.enum([
  'disabled',
  'restOfWorld',
  'dmcArrangedOnly',
  'consultantInteractionRequired',
  'online',
  'thirdParty',
])
export type CampFlag = z.infer<typeof campFlag>
export const campFlagNames = campFlag.options

export const degreeParts = 10_000
export const zeroChar = 48
export const featureChar = 65

/**
 * The columns of camps that are already in order. Their regions and features are in the lists
 * given.
 */
export function campColumnsOf(
  camps: readonly CampRecord[],
  { regions, features }: { regions: readonly RegionRecord[]; features: readonly FeatureRecord[] },
): CampColumns {
  const regionAt = placesOf(regions.map(({ countryRegionCode }) => countryRegionCode))
  const featureAt = placesOf(features.map(({ featureId }) => featureId))
  const transitPoints = [...new Set(camps.map(({ transitPointCode }) => transitPointCode))].sort()
  const biomes = [...new Set(camps.map(({ biome }) => biome))].sort()
  const regionOf = (camp: CampRecord) => regions[regionAt.get(camp.countryRegionCode) ?? -1]
  const parts = (degrees: number, from: number | undefined) =>
    Math.round((degrees - (from ?? 0)) * degreeParts)
  return {
    codes: camps.map(({ supplierCode }) => supplierCode),
    names: camps.map(({ campName }) => campName),
    region: camps.map(({ countryRegionCode }) => regionAt.get(countryRegionCode) ?? -1),
    latitude: camps.map((camp) => parts(camp.latitude, regionOf(camp)?.latitude)),
    longitude: camps.map((camp) => parts(camp.longitude, regionOf(camp)?.longitude)),
    flags: textOf(camps, flagsOf),
    ages: textOf(camps, ({ minChildAge }) => minChildAge),
    biome: textOf(camps, (camp) =>
      camp.biome === regionOf(camp)?.biome ? 0 : 1 + biomes.indexOf(camp.biome),
    ),
    biomes,
    features: camps.map(({ campFeatures }) => featureTextOf(campFeatures, featureAt)),
    transit: camps.map((camp) =>
      camp.transitPointCode === regionOf(camp)?.preferredTransitPoint
        ? 0
        : 1 + transitPoints.indexOf(camp.transitPointCode),
    ),
    transitPoints,
    prices: camps.map(({ guidePrice = 0 }) => guidePrice),
    pictures: Object.fromEntries(
      camps.flatMap(({ featuredImageId }, index) =>
        featuredImageId === undefined ? [] : [[index, featuredImageId]],
      ),
    ),
  }
}

const placesOf = (codes: readonly string[]) => new Map(codes.map((code, index) => [code, index]))

function flagsOf(camp: CampRecord): number {
  return campFlagNames.reduce((mask, name) => (camp[name] ? mask | campFlags[name] : mask), 0)
}

function textOf(camps: readonly CampRecord[], numberOf: (camp: CampRecord) => number): string {
  return camps.map((camp) => String.fromCharCode(zeroChar + numberOf(camp))).join('')
}

function featureTextOf(ids: readonly string[], featureAt: ReadonlyMap<string, number>): string {
  const places = ids.map((id) => featureAt.get(id)).filter((place) => place !== undefined)
  return String.fromCharCode(...places.map((place) => featureChar + place))
}
