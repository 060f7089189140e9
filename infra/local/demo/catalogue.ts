import * as z from 'zod/mini'
import * as rows from '../../../functions/import/catalogue-rows'
import { rowsOf } from './rows'
import { seasonPattern } from './seasons'

export const roomKinds = ['twin', 'double', 'family', 'best', 'single', 'house'] as const
/** What rooms are made of: decides their names. */
export const roomStyles = [
  'tents',
  'suites',
  'villas',
  'rooms',
  'cottages',
  'chalets',
  'houses',
  'rondavels',
  'cabins',
] as const

export const demoCountries = rowsOf(
  'countries',
  'countryCode',
  // The currency in which its camps usually quote to the trade.
  z.extend(rows.countryRow, { tradeCurrency: z.string() }),
)
export const demoRegions = rowsOf(
  'regions',
  'countryRegionCode',
  z.extend(rows.regionRow, { seasonPattern }),
)
const places = rows.placesOf(demoCountries, demoRegions)
export const demoFeatures = rowsOf('features', 'featureId', rows.featureRow)
export const demoTransitPoints = rowsOf(
  'transit-points',
  'transitPointCode',
  rows.inPlaces(rows.transitPointRow, places),
)
export const demoConnections = rowsOf('connections', 'connectionCode', rows.connectionRow).map(
  (row) => rows.connectionWithCountry(row, demoTransitPoints),
)
export const demoActivities = rowsOf(
  'activities',
  'countryRegionCode code',
  rows.inPlaces(rows.activityRow, places),
).map((row) => rows.activityOf(row, places))

const features = new Set(demoFeatures.map(({ featureId }) => featureId))
const dayOfYear = z.string().check(z.regex(/^\d\d-\d\d$/))

/** A camp as the catalogue takes it, with what its rooms, rates and counts are invented from. */
export const campRow = z.extend(rows.campRow, {
  campFeatures: z.array(
    z.string().check(z.refine((id) => features.has(id), { error: 'No such feature' })),
  ),
  /** Price level, from a simple rest camp (1) to the most expensive lodges (6). */
  tier: z.literal([1, 2, 3, 4, 5, 6]),
  roomStyle: z.enum(roomStyles),
  /** Rooms of all kinds that it has. */
  units: z.int().check(z.minimum(1)),
  pricedPerRoom: z._default(z.boolean(), false),
  /** Of its rates, where it is not the trade currency of its country. */
  currency: z.optional(z.string()),
  /**
   * Net per person a night sharing (per room where priced per room), shoulder season, in its
   * currency; else by tier.
   */
  twinRate: z.optional(z.number()),
  /** Fewest nights it takes in the high season. */
  highSeasonNights: z._default(z.int(), 1),
  /** Months and days, both included, in which it is shut every year; may run over the new year. */
  closed: z.optional(z.strictObject({ from: dayOfYear, to: dayOfYear })),
  /** Rooms that are no longer offered. */
  withdrawnRooms: z._default(z.array(z.enum(roomKinds)), []),
})

export type DemoCamp = ReturnType<typeof campOf>

/** A camp with what its region and country say of it. */
export function campOf(row: z.output<typeof campRow>) {
  const { region, country } = rows.placeOf(row.countryRegionCode, places)
  return {
    ...rows.campOf(row, places),
    regionCode: region.regionCode,
    regionName: region.name,
    seasonPattern: region.seasonPattern,
    countryCode: country.countryCode,
    country: country.name,
    currency: row.currency ?? country.tradeCurrency,
  }
}

export const demoCamps = rowsOf('camps', 'supplierCode', rows.inPlaces(campRow, places)).map(campOf)
