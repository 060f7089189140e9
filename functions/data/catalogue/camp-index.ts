import type * as z from 'zod/mini'
import type { campView } from '#shared/api/catalogue-shapes'
import { supplierCodeSchema } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { Column, type Value } from '../lists/column'
import {
  type CampFlag,
  campFlagNames,
  campFlags,
  degreeParts,
  featureChar,
  zeroChar,
} from './camp-columns'
import type { CountryRecord, RegionRecord } from './catalogue-records'
import type { Snapshot } from './snapshot'

/** A region with its country, as camps see it. */
export interface RegionInIndex extends RegionRecord {
  readonly countryName: string
  readonly countryRestOfWorld: boolean
}

type CampValue = Value | readonly string[]

/**
 * Camps ready for searching, in the order of their names. A camp is known by its place in this
 * order.
 */
export interface CampIndex {
  readonly count: number
  readonly codes: readonly string[]
  readonly names: readonly string[]
  /** Place of each camp's region in `regions`. */
  readonly regionOf: Uint16Array
  readonly regions: readonly RegionInIndex[]
  /** Place of a region by its countryRegionCode. */
  readonly regionAt: ReadonlyMap<string, number>
  /** Flags of campFlags; restOfWorld is that of the camp or of its country. */
  readonly flags: Uint8Array
  /** One field of all camps, for filters and orders: made when it is first asked for. */
  column(field: string): Column<CampValue>
  placeOf(supplierCode: string): number | undefined
  /** The camp at a place, without its text. */
  campAt(place: number): IndexedCamp
}

/** A camp as a search finds it (2 §3, Camp); its campInfo lies in another object. */
export type IndexedCamp = Omit<z.infer<typeof campView>, 'campInfo'>

/** The index of a snapshot's camps: some 15 ms for 5 000. */
export function campIndexOf(snapshot: Snapshot): CampIndex {
  const { camps } = snapshot
  const count = camps.codes.length
  const regions = regionsOf(snapshot)
  const regionOf = Uint16Array.from(camps.region)
  const flags = Uint8Array.from({ length: count }, (_, place) => {
    const own = camps.flags.charCodeAt(place) - zeroChar
    return regions[regionOf[place] ?? 0]?.countryRestOfWorld ? own | campFlags.restOfWorld : own
  })
  const places = new Map(camps.codes.map((code, place) => [code, place]))
  const regionAtPlace = (place: number) => regions[regionOf[place] ?? -1]
  const transitPointOf = (place: number) => {
    const own = camps.transit[place] ?? 0
    return (
      (own === 0 ? regionAtPlace(place)?.preferredTransitPoint : camps.transitPoints[own - 1]) ?? ''
    )
  }
  const biomeOf = (place: number) => {
    const own = camps.biome.charCodeAt(place) - zeroChar
    return own === 0 ? regionAtPlace(place)?.biome : camps.biomes[own - 1]
  }
  const pictureOf = (place: number) =>
    camps.pictures[place] ?? `art/${biomeOf(place)}/${camps.codes[place]}`
  const featuresAt = featuresReader(snapshot)
  const columns = new Map<string, Column<CampValue>>()
  const ageAt = (place: number) => camps.ages.charCodeAt(place) - zeroChar
  const latitudeAt = (place: number) =>
    degreesAt(camps.latitude[place], regionAtPlace(place)?.latitude)
  const longitudeAt = (place: number) =>
    degreesAt(camps.longitude[place], regionAtPlace(place)?.longitude)
  const readers: Readonly<Record<string, (place: number) => CampValue>> = {
    supplierCode: (place) => camps.codes[place],
    campName: (place) => camps.names[place],
    regionName: (place) => regionAtPlace(place)?.name,
    regionCode: (place) => regionAtPlace(place)?.regionCode,
    countryRegionCode: (place) => regionAtPlace(place)?.countryRegionCode,
    country: (place) => regionAtPlace(place)?.countryName,
    countryCode: (place) => regionAtPlace(place)?.countryCode,
    campFeatures: featuresAt,
    minChildAge: ageAt,
    latitude: latitudeAt,
    longitude: longitudeAt,
    transitPointCode: transitPointOf,
    guidePrice: (place) => camps.prices[place] || undefined,
  }
  const readerOf = (field: string) => {
    const flag = campFlagNames.find((name) => name === field)
    return flag === undefined
      ? ownValue(readers, field)
      : (place: number) => hasFlag(flags[place], flag)
  }
  return {
    count,
    codes: camps.codes,
    names: camps.names,
    regionOf,
    regions,
    regionAt: new Map(regions.map(({ countryRegionCode }, at) => [countryRegionCode, at])),
    flags,
    column(field) {
      const cachedColumn = columns.get(field)
      if (cachedColumn !== undefined) return cachedColumn
      const [column, read] = [new Column<CampValue>(), readerOf(field)]
      for (let place = 0; place < count; place++) column.set(place, read?.(place))
      columns.set(field, column)
      return column
    },
    placeOf: (supplierCode) => places.get(supplierCode),
    campAt(place) {
      const region = regionAtPlace(place)
      if (region === undefined || place >= count) throw new RangeError(`No camp at ${place}`)
      return {
        supplierCode: supplierCodeSchema.parse(camps.codes[place]),
        campName: camps.names[place] ?? '',
        regionName: region.name,
        regionCode: region.regionCode,
        countryRegionCode: region.countryRegionCode,
        country: region.countryName,
        countryCode: region.countryCode,
        ...flagsAt(flags[place] ?? 0),
        campFeatures: [...featuresAt(place)],
        featuredImageId: pictureOf(place),
        minChildAge: ageAt(place),
        latitude: latitudeAt(place),
        longitude: longitudeAt(place),
        transitPointCode: transitPointOf(place),
      }
    },
  }
}

function regionsOf({ regions, countries }: Snapshot): RegionInIndex[] {
  const countryByCode = new Map<string, CountryRecord>(
    countries.map((country) => [country.countryCode, country]),
  )
  return regions.map((region) => {
    const country = countryByCode.get(region.countryCode)
    return {
      ...region,
      countryName: country?.name ?? region.countryCode,
      countryRestOfWorld: country?.restOfWorld ?? false,
    }
  })
}

/** Camps with the same features share one list. */
function featuresReader({ camps, features }: Snapshot): (place: number) => readonly string[] {
  const lists = new Map<string, readonly string[]>()
  return (place) => {
    const text = camps.features[place] ?? ''
    const cachedList = lists.get(text)
    if (cachedList !== undefined) return cachedList
    const list = Array.from(
      text,
      (char) => features[char.charCodeAt(0) - featureChar]?.featureId ?? '',
    )
    lists.set(text, list)
    return list
  }
}

function flagsAt(mask: number) {
  const has = (flag: CampFlag) => hasFlag(mask, flag)
  return {
    disabled: has('disabled'),
    restOfWorld: has('restOfWorld'),
    dmcArrangedOnly: has('dmcArrangedOnly'),
    consultantInteractionRequired: has('consultantInteractionRequired'),
    online: has('online'),
    thirdParty: has('thirdParty'),
  }
}

const hasFlag = (mask = 0, flag: CampFlag) => (mask & campFlags[flag]) !== 0

function degreesAt(parts = 0, from = 0): number {
  return Math.round((from + parts / degreeParts) * degreeParts) / degreeParts
}
