import type { Biome } from '../../../functions/media/art/picture-terms'
import type { FeatureId } from './features'

/**
 * The shapes of the demo data. Plain values, as they would be typed by a person or sent by an import: dates are
 * `yyyy-MM-dd`, months `yyyy-MM`, amounts decimal strings of the named currency, ids the final ones. The seeder turns
 * them into records; nothing here knows the table.
 */
export type DemoCountry = {
  countryCode: string // ISO 3166-1 alpha-2
  name: string
  currency: string // ISO 4217
  /** Currency its camps usually quote in to the trade. */
  tradeCurrency: string
  biome: Biome
  restOfWorld: boolean
  /** Where the map is centred, in degrees. */
  latitude: number
  longitude: number
}

export type DemoRegion = {
  countryRegionCode: string // 'BW-OKA'
  regionCode: string // 'OKA'
  name: string
  countryCode: string
  latitude: number
  longitude: number
  biome: Biome
  seasonPattern: SeasonPattern
  /** transitPointCode by which one usually arrives. */
  preferredTransitPoint: string
}

/** Which months are high, shoulder and low; see seasons.ts. */
export type SeasonPattern =
  | 'delta'
  | 'bushveld'
  | 'eastAfrica'
  | 'gorilla'
  | 'desert'
  | 'cape'
  | 'indianOcean'
  | 'seychelles'
  | 'zambezi'

/** What its rooms are: decides their names. */
export type RoomStyle =
  | 'tents'
  | 'suites'
  | 'villas'
  | 'rooms'
  | 'cottages'
  | 'chalets'
  | 'houses'
  | 'rondavels'
  | 'cabins'

/** Price level, from a simple rest camp (1) to the most expensive lodges (6); see rate-levels.ts. */
export type PriceTier = 1 | 2 | 3 | 4 | 5 | 6

export type DemoCamp = {
  supplierCode: string
  campName: string
  countryRegionCode: string
  regionCode: string
  regionName: string
  countryCode: string
  country: string
  latitude: number
  longitude: number
  biome: Biome
  campInfo: string
  campFeatures: readonly FeatureId[]
  online: boolean
  minChildAge: number
  dmcArrangedOnly: boolean
  consultantInteractionRequired: boolean
  disabled: boolean
  restOfWorld: boolean
  /** Its availability comes from somebody else's system: stale after 4 hours instead of 48 (1 §9). */
  thirdParty: boolean
  tier: PriceTier
  seasonPattern: SeasonPattern
  /** Currency its rates are quoted in. */
  currency: string
  /** transitPointCode nearest to it. */
  transitPointCode: string
  roomStyle: RoomStyle
  /** Rooms of all kinds that it has. */
  units: number
  pricedPerRoom: boolean
  /** Net per person a night sharing (per room where priced per room), shoulder season, in its currency; else by tier. */
  twinRate?: number
  highSeasonNights: number
  /** Months and days (MM-DD, both included) in which it is shut every year; may run over the new year. */
  closed?: { from: string; to: string }
}

/** What the detail page of a camp tells beside its fields. */
export type DemoCampStory = {
  supplierCode: string
  /** Of the About section. */
  paragraphs: readonly string[]
  /** How many there are of a feature; 1 where it is not said. */
  featureCounts: Readonly<Partial<Record<FeatureId, number>>>
}

export type DemoFeature = { featureId: FeatureId; featureName: string; featureType: 'amenity' | 'activity' }

export type DemoTransitPoint = {
  transitPointCode: string
  name: string
  /** An international gateway at which a trip may begin and end. */
  entryExitNode: boolean
  countryRegionCode: string
  countryCode: string
  latitude: number
  longitude: number
  disabled: boolean
}

export type DemoActivity = {
  optionKey: string
  name: string
  countryRegionCode: string
  regionName: string
  countryCode: string
  description: string
  durationMinutes: number
  /** Net cost per person. */
  cost: string
  currency: string
  minChildAge: number
  disabled: boolean
}
