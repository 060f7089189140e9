import * as z from 'zod/mini'
import { biomes } from '#shared/art/picture-terms'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { type CatalogueKind, catalogueKey } from '../table/keys'
import type { Item } from '../table/table-access'

const text = z.string()
const code = z.string().check(z.minLength(1), z.maxLength(40))
const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
const biome = z.enum(biomes)

/** A camp as it is stored; the names of its region and country are theirs, and found by their codes. */
export const campRecord = z.object({
  supplierCode: supplierCodeSchema,
  campName: text.check(z.maxLength(200), z.regex(/^\P{Cc}+$/u, { error: 'must be one line' })),
  countryRegionCode: code,
  latitude,
  longitude,
  biome,
  campInfo: text.check(z.maxLength(4000)),
  campFeatures: z.array(z.string().check(z.regex(/^[A-Z]{4}$/))),
  online: z.boolean(),
  minChildAge: z.int().check(z.minimum(0), z.maximum(17)),
  dmcArrangedOnly: z.boolean(),
  consultantInteractionRequired: z.boolean(),
  disabled: z.boolean(),
  restOfWorld: z.boolean(),
  thirdParty: z.boolean(),
  transitPointCode: text,
  /** The least that it costs in its shoulder season, per person sharing, in whole US dollars: for the order of lists. */
  guidePrice: z.optional(z.int().check(z.minimum(1))),
  /** Storage key of its picture, where it is not the drawn one. */
  featuredImageId: z.optional(text),
})
export const countryRecord = z.object({
  countryCode: code,
  name: text,
  currency: text,
  biome,
  restOfWorld: z.boolean(),
  latitude,
  longitude,
})
export const regionRecord = z.object({
  countryRegionCode: code,
  regionCode: code,
  name: text,
  countryCode: code,
  latitude,
  longitude,
  biome,
  preferredTransitPoint: text,
})
export const featureRecord = z.object({
  featureId: z.string().check(z.regex(/^[A-Z]{4}$/)),
  featureName: text,
  featureType: z.enum(['amenity', 'activity']),
})
export const transitPointRecord = z.object({
  transitPointCode: code,
  name: text,
  entryExitNode: z.boolean(),
  countryRegionCode: code,
  countryCode: code,
  latitude,
  longitude,
  disabled: z.boolean(),
})
export const activityRecord = z.object({
  optionKey: optionKeySchema,
  name: text,
  countryRegionCode: code,
  countryCode: code,
  description: text,
  durationMinutes: z.int(),
  /** Net cost per person: a decimal amount of `currency`. */
  cost: text,
  currency: text,
  minChildAge: z.int(),
  /** Only the DMC arranges it. */
  dmcArrangedOnly: z._default(z.boolean(), false),
  disabled: z.boolean(),
})

/** The schema and the code of each kind of catalogue entry. */
export const catalogueKinds = {
  country: { schema: countryRecord, codeField: 'countryCode' },
  region: { schema: regionRecord, codeField: 'countryRegionCode' },
  camp: { schema: campRecord, codeField: 'supplierCode' },
  feature: { schema: featureRecord, codeField: 'featureId' },
  'transit-point': { schema: transitPointRecord, codeField: 'transitPointCode' },
  activity: { schema: activityRecord, codeField: 'optionKey' },
} as const satisfies Record<CatalogueKind, { schema: z.ZodMiniObject; codeField: string }>

export type CampRecord = z.infer<typeof campRecord>
export type CountryRecord = z.infer<typeof countryRecord>
export type RegionRecord = z.infer<typeof regionRecord>
export type FeatureRecord = z.infer<typeof featureRecord>
export type TransitPointRecord = z.infer<typeof transitPointRecord>
export type ActivityRecord = z.infer<typeof activityRecord>

/** The whole catalogue as records: what is published. */
export interface Catalogue {
  readonly countries: readonly CountryRecord[]
  readonly regions: readonly RegionRecord[]
  readonly camps: readonly CampRecord[]
  readonly features: readonly FeatureRecord[]
  readonly transitPoints: readonly TransitPointRecord[]
  readonly activities: readonly ActivityRecord[]
}

/** The same as typed or imported; unknown fields are ignored. */
export interface CatalogueInput {
  readonly countries: readonly z.input<typeof countryRecord>[]
  readonly regions: readonly z.input<typeof regionRecord>[]
  readonly camps: readonly z.input<typeof campRecord>[]
  readonly features: readonly z.input<typeof featureRecord>[]
  readonly transitPoints: readonly z.input<typeof transitPointRecord>[]
  readonly activities: readonly z.input<typeof activityRecord>[]
}

/** The records of a catalogue. @throws ZodError naming the invalid field */
export function catalogueOf(input: CatalogueInput): Catalogue {
  return {
    countries: input.countries.map((country) => countryRecord.parse(country)),
    regions: input.regions.map((region) => regionRecord.parse(region)),
    camps: input.camps.map((camp) => campRecord.parse(camp)),
    features: input.features.map((feature) => featureRecord.parse(feature)),
    transitPoints: input.transitPoints.map((point) => transitPointRecord.parse(point)),
    activities: input.activities.map((activity) => activityRecord.parse(activity)),
  }
}

/** The items of a catalogue, one an entry. */
export function catalogueItems(input: CatalogueInput): Item[] {
  const catalogue = catalogueOf(input)
  return [
    ...catalogue.countries.map((country) => ({ ...catalogueKey('country', country.countryCode), ...country })),
    ...catalogue.regions.map((region) => ({ ...catalogueKey('region', region.countryRegionCode), ...region })),
    ...catalogue.camps.map((camp) => ({ ...catalogueKey('camp', camp.supplierCode), ...camp })),
    ...catalogue.features.map((feature) => ({ ...catalogueKey('feature', feature.featureId), ...feature })),
    ...catalogue.transitPoints.map((point) => ({ ...catalogueKey('transit-point', point.transitPointCode), ...point })),
    ...catalogue.activities.map((activity) => ({ ...catalogueKey('activity', activity.optionKey), ...activity })),
  ]
}
