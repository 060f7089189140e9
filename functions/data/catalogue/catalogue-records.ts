import * as z from 'zod/mini'
import { biomes } from '#shared/art/picture-terms'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { clockTimeSchema } from '#shared/itinerary/flight-status'
import { knownCurrency } from '#shared/itinerary/supplier-amount'
import { childBandsSchema } from '#shared/rates/child-bands-schema'
import { type CatalogueKind, catalogueKey } from '../table/keys'
import type { Item } from '../table/table-access'
import { localeTag } from './locales'

const text = z.string()
const code = z.string().check(z.minLength(1), z.maxLength(40))
/** As lists and papers show it. */
const name = z
  .string()
  .check(
    z.minLength(1, { abort: true }),
    z.maxLength(200),
    z.regex(/^\P{Cc}+$/u, { error: 'must be one line' }),
    z.regex(/\S/, { error: 'must not be empty' }),
  )
/** Nett, in the currency beside it. */
const cost = z
  .string()
  .check(z.regex(/^\d{1,9}(\.\d{1,4})?$/, { error: 'must be a decimal amount' }))
const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
const biome = z.enum(biomes)

/**
 * A camp as it is stored; the names of its region and country are theirs, and found by their codes.
 */
export const campRecord = z.object({
  supplierCode: supplierCodeSchema,
  campName: name,
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
  /**
   * The least that it costs in its shoulder season, per person sharing, in whole US dollars: for
   * the order of lists.
   */
  guidePrice: z.optional(z.int().check(z.minimum(1))),
  /** Storage key of its picture, where it is not the drawn one. */
  featuredImageId: z.optional(text),
})
export const countryRecord = z.object({
  countryCode: code,
  name,
  currency: knownCurrency,
  biome,
  restOfWorld: z.boolean(),
  latitude,
  longitude,
})
export const regionRecord = z.object({
  countryRegionCode: code,
  regionCode: code,
  name,
  countryCode: code,
  latitude,
  longitude,
  biome,
  preferredTransitPoint: text,
})
export const featureRecord = z.object({
  featureId: z.string().check(z.regex(/^[A-Z]{4}$/)),
  featureName: name,
  featureType: z.enum(['amenity', 'activity']),
})
export const transitPointRecord = z.object({
  transitPointCode: code,
  name,
  entryExitNode: z.boolean(),
  countryRegionCode: code,
  countryCode: code,
  latitude,
  longitude,
  disabled: z.boolean(),
})
export const activityRecord = z.object({
  optionKey: optionKeySchema,
  name,
  countryRegionCode: code,
  countryCode: code,
  description: text,
  durationMinutes: z.int().check(z.minimum(0), z.maximum(43_200)),
  /** Per person: a decimal amount of `currency`. */
  cost,
  currency: knownCurrency,
  /** Above 17 it is for adults only. */
  minChildAge: z.int().check(z.minimum(0), z.maximum(21)),
  /** Only the DMC arranges it. */
  dmcArrangedOnly: z._default(z.boolean(), false),
  /** What it is called and told in other languages, by locale; `description` is English. */
  texts: z.optional(
    z.record(localeTag, z.object({ name: z.optional(text), description: z.optional(text) })),
  ),
  disabled: z.boolean(),
})

/**
 * A flight or transfer between two transit points, as its operator's list has it. Times are local;
 * the price is nett.
 */
export const connectionRecord = z.object({
  connectionCode: code,
  operator: text.check(z.minLength(1), z.maxLength(100)),
  type: z.enum(['scheduled', 'chartered', 'road']),
  /** Transit points, named as segments name them. */
  fromHubCode: code,
  travelHubCode: code,
  /** Of the place where it begins. */
  countryCode: code,
  flightNumber: z.optional(text.check(z.maxLength(20))),
  departureTime: z.optional(clockTimeSchema),
  arrivalTime: z.optional(clockTimeSchema),
  /** How long it takes, where the clocks do not say so. */
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(2_880))),
  /** Days of operation as timetables write them, 1 is Monday: `135`, `1.3.5..`; every day without. */
  days: z.optional(
    text.check(z.regex(/^[1-7.]{1,7}$/, { error: 'must be days from 1 (Monday) to 7, as in 135' })),
  ),
  /** The first and the last day that the list is good for. */
  validFrom: z.optional(calendarDateSchema),
  validTo: z.optional(calendarDateSchema),
  cost,
  currency: knownCurrency,
  /** What the cost buys: one seat, or a vehicle or aircraft with all of its seats. */
  costPer: z.enum(['person', 'vehicle']),
  /** Of a vehicle or aircraft. */
  seats: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** What seats cost by a child's age, where they cost less: `0-1 free; 2-11 75%`. */
  childBands: z.optional(
    childBandsSchema.check(
      z.refine((bands) => !/bed|sharing/i.test(bands), { error: 'must have ages without beds' }),
    ),
  ),
  /** What may be taken along, in words. */
  luggage: z.optional(text.check(z.maxLength(200))),
  disabled: z.boolean(),
})

export type CampRecord = z.infer<typeof campRecord>
export type CountryRecord = z.infer<typeof countryRecord>
export type RegionRecord = z.infer<typeof regionRecord>
export type FeatureRecord = z.infer<typeof featureRecord>
export type ActivityRecord = z.infer<typeof activityRecord>
export type ConnectionRecord = z.infer<typeof connectionRecord>

/** The list, the schema and the code of each kind of catalogue entry. */
export const catalogueKinds = {
  country: { list: 'countries', schema: countryRecord, codeField: 'countryCode' },
  region: { list: 'regions', schema: regionRecord, codeField: 'countryRegionCode' },
  camp: { list: 'camps', schema: campRecord, codeField: 'supplierCode' },
  feature: { list: 'features', schema: featureRecord, codeField: 'featureId' },
  'transit-point': {
    list: 'transitPoints',
    schema: transitPointRecord,
    codeField: 'transitPointCode',
  },
  activity: { list: 'activities', schema: activityRecord, codeField: 'optionKey' },
  connection: { list: 'connections', schema: connectionRecord, codeField: 'connectionCode' },
} as const satisfies Record<
  CatalogueKind,
  { list: string; schema: z.ZodMiniObject; codeField: string }
>

const catalogueSchema = z.object({
  countries: z.array(countryRecord),
  regions: z.array(regionRecord),
  camps: z.array(campRecord),
  features: z.array(featureRecord),
  transitPoints: z.array(transitPointRecord),
  activities: z.array(activityRecord),
  connections: z._default(z.array(connectionRecord), []),
})
type Lists<T> = { readonly [Name in keyof T]: Readonly<T[Name]> }
/** The whole catalogue as records: what is published. */
export type Catalogue = Lists<z.output<typeof catalogueSchema>>
/** The same as typed or imported; unknown fields are ignored. */
export type CatalogueInput = Lists<z.input<typeof catalogueSchema>>

/** The records of a catalogue. @throws ZodError naming the invalid field */
export const catalogueOf = (input: CatalogueInput): Catalogue => catalogueSchema.parse(input)

/** The items of a catalogue, one an entry. */
export function catalogueItems(input: CatalogueInput): Item[] {
  const catalogue = catalogueOf(input)
  return catalogueKindNames.flatMap((kind) =>
    catalogue[catalogueKinds[kind].list].map((entry) => catalogueItem(kind, entry)),
  )
}

const catalogueKindNames = Object.keys(catalogueKinds) as CatalogueKind[]

/** The item of an entry that its kind's schema has parsed. */
export function catalogueItem(kind: CatalogueKind, entry: object): Item {
  return {
    ...catalogueKey(kind, String(Reflect.get(entry, catalogueKinds[kind].codeField))),
    ...entry,
  }
}
