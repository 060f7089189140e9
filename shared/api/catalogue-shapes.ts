import * as z from 'zod/mini'
import { supplierCodeSchema } from '../ids/ids'

const text = z.string()
const degrees = z.number()

/** A picture by its storage key: the app shows `/media/${s3Key}?ratio=3x2`. */
export const imageRef = z.object({ s3Key: text })

/** A camp as agents see it (2 §3, Camp). Its id is its supplierCode. */
export const campView = z.object({
  supplierCode: supplierCodeSchema,
  campName: text,
  regionName: text,
  regionCode: text,
  countryRegionCode: text,
  country: text,
  countryCode: text,
  campInfo: text,
  dmcArrangedOnly: z.boolean(),
  consultantInteractionRequired: z.boolean(),
  restOfWorld: z.boolean(),
  disabled: z.boolean(),
  /** Its availability can be asked live. */
  online: z.boolean(),
  /**
   * Its availability comes from somebody else's system and is stale after 4 hours instead of 48 (1
   * §9).
   */
  thirdParty: z.boolean(),
  /** Feature ids, as in `GET /api/Features`. */
  campFeatures: z.array(text),
  featuredImageId: text,
  /** Youngest age in years that may stay; 0 when every age may. */
  minChildAge: z.int(),
  latitude: degrees,
  longitude: degrees,
  /** The airport or airstrip nearest to it. */
  transitPointCode: text,
})

/**
 * A camp in a list: what `fields` asked for, its supplierCode always, and what `include` asked for.
 */
export const campListed = z.extend(z.required(z.partial(campView), { supplierCode: true }), {
  featuredImage: z.optional(imageRef),
})
export type CampListed = z.infer<typeof campListed>

export const campComplete = z.extend(campView, { featuredImage: imageRef })

const campOfRegion = z.object({
  supplierCode: supplierCodeSchema,
  campName: text,
  countryRegionCode: text,
})
const campOfRegionListed = z.required(z.partial(campOfRegion), { supplierCode: true })

const regionShape = { countryRegionCode: text, regionCode: text, name: text, countryCode: text }

/**
 * A region as a part of its country; its camps leave out disabled ones and those that the agency
 * may not see.
 */
export const regionOfCountry = z.object({
  ...regionShape,
  /** How many camps `camps` would hold, also when it was not included. */
  campCount: z.int(),
  camps: z.optional(z.array(campOfRegion)),
})

export const countryView = z.object({
  countryCode: text,
  name: text,
  restOfWorld: z.boolean(),
  latitude: degrees,
  longitude: degrees,
  regions: z.array(regionOfCountry),
})
/** With what the scopes of `include` choose of its regions and of their camps. */
const scopedRegion = z.extend(z.required(z.partial(regionOfCountry), { countryRegionCode: true }), {
  camps: z.optional(z.array(campOfRegionListed)),
})
export const countryListed = z.extend(z.required(z.partial(countryView), { countryCode: true }), {
  regions: z.optional(z.array(scopedRegion)),
})
export type Country = z.infer<typeof countryListed>

export const regionView = z.object({
  ...regionShape,
  /** Name of its country. */
  country: text,
  latitude: degrees,
  longitude: degrees,
  biome: text,
  preferredTransitPoint: text,
  campCount: z.int(),
  camps: z.array(campOfRegion),
  /** Its airports and airstrips, without disabled ones; only where they are included. */
  transitPoints: z.array(z.lazy(() => transitPointView)),
})
export const regionListed = z.extend(
  z.required(z.partial(regionView), { countryRegionCode: true }),
  {
    camps: z.optional(z.array(campOfRegionListed)),
    transitPoints: z.optional(z.array(z.lazy(() => transitPointListed))),
  },
)

export const featureView = z.object({
  featureId: text,
  featureName: text,
  featureType: z.enum(['amenity', 'activity']),
})
export type Feature = z.infer<typeof featureView>

export const transitPointView = z.object({
  transitPointCode: text,
  name: text,
  /** An international gateway at which a trip may begin and end. */
  entryExitNode: z.boolean(),
  countryRegionCode: text,
  countryCode: text,
  latitude: degrees,
  longitude: degrees,
  disabled: z.boolean(),
})
export const transitPointListed = z.required(z.partial(transitPointView), {
  transitPointCode: true,
})

export const activityView = z.object({
  optionKey: text,
  name: text,
  countryRegionCode: text,
  regionName: text,
  countryCode: text,
  description: text,
  durationMinutes: z.int(),
  /** Net cost per person: a decimal amount of `currency`. */
  cost: text,
  currency: text,
  minChildAge: z.int(),
  /** Only the DMC arranges it: shown where the agency has the flag showJacadaActivities. */
  dmcArrangedOnly: z.boolean(),
  disabled: z.boolean(),
})
export const activityListed = z.required(z.partial(activityView), { optionKey: true })
export type Activity = z.infer<typeof activityListed>

const countOfFeature = z.object({ featureId: text, count: z.int() })

/** Everything the detail page of a camp tells beside its rooms (2 §2.1, accommodation detail). */
export const campInfoView = z.object({
  supplierCode: supplierCodeSchema,
  campName: text,
  locale: text,
  regionName: text,
  country: text,
  countryCode: text,
  countryRegionCode: text,
  /** Paragraphs of the About section. */
  description: z.array(text),
  amenities: z.array(countOfFeature),
  activities: z.array(countOfFeature),
  images: z.array(imageRef),
  minChildAge: z.int(),
  online: z.boolean(),
  dmcArrangedOnly: z.boolean(),
  consultantInteractionRequired: z.boolean(),
  lat: degrees,
  lon: degrees,
  transitPointCode: text,
  transitPointName: z.nullable(text),
})

export const accommodationInfoView = z.object({
  supplierCode: supplierCodeSchema,
  locale: text,
  rooms: z.array(
    z.object({ optionKey: text, name: text, description: text, images: z.array(imageRef) }),
  ),
})

export const activityInfoView = z.extend(activityView, {
  locale: text,
  /** Paragraphs. */
  paragraphs: z.array(text),
  images: z.array(imageRef),
})
export type ActivityInfo = z.infer<typeof activityInfoView>
