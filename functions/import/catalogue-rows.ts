import * as z from 'zod/mini'
import { optionKeySchema } from '#shared/ids/ids'
import {
  activityRecord,
  campRecord,
  connectionRecord,
  countryRecord,
  featureRecord,
  regionRecord,
  transitPointRecord,
} from '../data/catalogue/catalogue-records'

/**
 * The catalogue as rows of tables: what a region or country already says is not repeated, and what
 * is left out is usual (online, bookable by any agent, not disabled).
 */
export const countryRow = z.strictObject(countryRecord.shape)
export const regionRow = z.strictObject(regionRecord.shape)
export const featureRow = z.strictObject(featureRecord.shape)
export const transitPointRow = z.strictObject(
  z.extend(transitPointRecord, {
    entryExitNode: z._default(z.boolean(), false),
    disabled: z._default(z.boolean(), false),
  }).shape,
)
export const campRow = z.strictObject(
  z.extend(z.omit(campRecord, { biome: true, restOfWorld: true }), {
    online: z._default(z.boolean(), true),
    dmcArrangedOnly: z._default(z.boolean(), false),
    consultantInteractionRequired: z._default(z.boolean(), false),
    disabled: z._default(z.boolean(), false),
    thirdParty: z._default(z.boolean(), false),
  }).shape,
)
export const activityRow = z.strictObject(
  z.extend(z.omit(activityRecord, { optionKey: true, countryCode: true, texts: true }), {
    code: z.string().check(z.regex(/^[A-Z0-9]+$/)),
    disabled: z._default(z.boolean(), false),
  }).shape,
)

export const connectionRow = z.strictObject(
  z.extend(z.omit(connectionRecord, { countryCode: true }), {
    costPer: z._default(connectionRecord.shape.costPer, 'person'),
    disabled: z._default(z.boolean(), false),
  }).shape,
)

/** A schema of connections without fares of children where the cost is a whole vehicle's. */
export const withSeatFares = <
  S extends z.ZodMiniType<{ costPer: string; childBands?: string | undefined }>,
>(
  schema: S,
): S =>
  schema.check(
    z.refine(({ costPer, childBands }) => costPer === 'person' || childBands === undefined, {
      path: ['childBands'],
      error: 'Only where the cost is per person: a vehicle has one price for everyone in it',
    }),
  )

type CountryRow = z.output<typeof countryRow>
type RegionRow = z.output<typeof regionRow>

/** The regions by code, each with its country. */
export type Places<
  C extends CountryRow = CountryRow,
  R extends RegionRow = RegionRow,
> = ReadonlyMap<string, { readonly region: R; readonly country: C }>

/**
 * The places that other rows name.
 * @throws Error when a region lies in a country that is not among them
 */
export function placesOf<C extends CountryRow, R extends RegionRow>(
  countries: readonly C[],
  regions: readonly R[],
): Places<C, R> {
  const byCode = new Map(countries.map((country) => [country.countryCode, country]))
  return new Map(
    regions.map((region) => {
      const country = byCode.get(region.countryCode)
      if (country === undefined)
        throw new Error(`No country ${region.countryCode} for region ${region.name}`)
      return [region.countryRegionCode, { region, country }]
    }),
  )
}

/** A schema of rows that are refused where their region is not among the places. */
export const inPlaces = <S extends z.ZodMiniType<{ countryRegionCode: string }>>(
  schema: S,
  places: Places,
): S =>
  schema.check(
    z.refine(({ countryRegionCode }) => places.has(countryRegionCode), {
      path: ['countryRegionCode'],
      error: 'No such region',
    }),
  )

/** @throws Error when the region of a row is not among the places */
export function placeOf<C extends CountryRow, R extends RegionRow>(
  code: string,
  places: Places<C, R>,
) {
  const place = places.get(code)
  if (place === undefined) throw new Error(`No region ${code}`)
  return place
}

/** A camp with what its region and country say of it. */
export function campOf<Row extends z.output<typeof campRow>>(row: Row, places: Places) {
  const { region, country } = placeOf(row.countryRegionCode, places)
  return { ...row, biome: region.biome, restOfWorld: country.restOfWorld }
}

/**
 * An activity with the key that trips know it by: its region's code and its own, as in
 * `BWOKA-HELI45`.
 */
export function activityOf({ code, ...row }: z.output<typeof activityRow>, places: Places) {
  const { region } = placeOf(row.countryRegionCode, places)
  const optionKey = optionKeySchema.parse(`${row.countryRegionCode.replace('-', '')}-${code}`)
  return { ...row, optionKey, countryCode: region.countryCode }
}

/**
 * A connection with the country that it begins in.
 * @throws Error when its transit point is not among those given
 */
export function connectionWithCountry(
  row: z.output<typeof connectionRow>,
  transitPoints: readonly Pick<
    z.output<typeof transitPointRow>,
    'transitPointCode' | 'countryCode'
  >[],
) {
  const point = transitPoints.find(({ transitPointCode }) => transitPointCode === row.fromHubCode)
  if (point === undefined) throw new Error(`No transit point ${row.fromHubCode}`)
  return { ...row, countryCode: point.countryCode }
}
