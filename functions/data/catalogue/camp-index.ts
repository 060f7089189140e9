import { fold } from '#shared/catalogue/like-pattern'
import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { type campFlagNames, campFlags, degreeParts, featureChar, zeroChar } from './camp-columns'
import type { CountryRecord, RegionRecord } from './catalogue-records'
import type { Snapshot } from './snapshot'

/** A region with its country, as camps see it. */
export interface RegionInIndex extends RegionRecord {
  readonly countryName: string
  readonly countryRestOfWorld: boolean
}

/** Camps ready for searching, in the order of their names. A camp is known by its place in this order. */
export interface CampIndex {
  readonly count: number
  readonly codes: readonly string[]
  readonly names: readonly string[]
  /** Names in lower case. */
  readonly lower: readonly string[]
  /** The same in one text, a line each: one `indexOf` runs over all of them. */
  readonly lowerNames: string
  /** Where each name begins in `lowerNames`; one entry more than there are camps. */
  readonly nameStarts: Uint32Array
  readonly featureIds: readonly string[]
  /** Two words a camp: a bit for each of `featureIds`. */
  readonly featureBits: Uint32Array
  /** Place of each camp's region in `regions`. */
  readonly regionOf: Uint16Array
  readonly regions: readonly RegionInIndex[]
  /** Place of a region by its countryRegionCode. */
  readonly regionAt: ReadonlyMap<string, number>
  /** Flags of campFlags; restOfWorld is that of the camp or of its country. */
  readonly flags: Uint8Array
  readonly ages: Uint8Array
  featuresAt(place: number): readonly string[]
  placeOf(supplierCode: string): number | undefined
  /** The camp at a place, without its text. */
  campAt(place: number): IndexedCamp
}

/** A camp as a search finds it (2 §3, Camp); its campInfo lies in another object. */
export interface IndexedCamp {
  readonly supplierCode: SupplierCode
  readonly campName: string
  readonly regionName: string
  readonly regionCode: string
  readonly countryRegionCode: string
  readonly country: string
  readonly countryCode: string
  readonly dmcArrangedOnly: boolean
  readonly consultantInteractionRequired: boolean
  readonly restOfWorld: boolean
  readonly disabled: boolean
  readonly online: boolean
  readonly thirdParty: boolean
  readonly campFeatures: string[]
  readonly featuredImageId: string
  readonly minChildAge: number
  readonly latitude: number
  readonly longitude: number
  readonly transitPointCode: string
}

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
  const ages = Uint8Array.from({ length: count }, (_, place) => camps.ages.charCodeAt(place) - zeroChar)
  const places = new Map(camps.codes.map((code, place) => [code, place]))
  const regionAtPlace = (place: number) => regions[regionOf[place] ?? -1]
  const transitPointOf = (place: number) => {
    const own = camps.transit[place] ?? 0
    return (own === 0 ? regionAtPlace(place)?.preferredTransitPoint : camps.transitPoints[own - 1]) ?? ''
  }
  const biomeOf = (place: number) => {
    const own = camps.biome.charCodeAt(place) - zeroChar
    return own === 0 ? regionAtPlace(place)?.biome : camps.biomes[own - 1]
  }
  const pictureOf = (place: number) => camps.pictures[place] ?? `art/${biomeOf(place)}/${camps.codes[place]}`
  const featuresAt = featuresReader(snapshot)
  return {
    count,
    codes: camps.codes,
    names: camps.names,
    ...nameLines(camps.names),
    featureIds: snapshot.features.map(({ featureId }) => featureId),
    featureBits: featureBitsOf(camps.features),
    regionOf,
    regions,
    regionAt: new Map(regions.map(({ countryRegionCode }, at) => [countryRegionCode, at])),
    flags,
    ages,
    featuresAt,
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
        minChildAge: ages[place] ?? 0,
        latitude: degreesAt(camps.latitude[place], region.latitude),
        longitude: degreesAt(camps.longitude[place], region.longitude),
        transitPointCode: transitPointOf(place),
      }
    },
  }
}

function regionsOf({ regions, countries }: Snapshot): RegionInIndex[] {
  const countryByCode = new Map<string, CountryRecord>(countries.map((country) => [country.countryCode, country]))
  return regions.map((region) => {
    const country = countryByCode.get(region.countryCode)
    return {
      ...region,
      countryName: country?.name ?? region.countryCode,
      countryRestOfWorld: country?.restOfWorld ?? false,
    }
  })
}

function nameLines(names: readonly string[]): Pick<CampIndex, 'lower' | 'lowerNames' | 'nameStarts'> {
  const lower = names.map(fold)
  const nameStarts = new Uint32Array(names.length + 1)
  for (const [place, name] of lower.entries()) nameStarts[place + 1] = (nameStarts[place] ?? 0) + name.length + 1
  return { lower, lowerNames: `${lower.join('\n')}\n`, nameStarts }
}

function featureBitsOf(texts: readonly string[]): Uint32Array {
  const bits = new Uint32Array(texts.length * 2)
  for (const [place, text] of texts.entries()) {
    for (let at = 0; at < text.length; at++) {
      const feature = text.charCodeAt(at) - featureChar
      const word = place * 2 + (feature >> 5)
      bits[word] = (bits[word] ?? 0) | (1 << (feature & 31))
    }
  }
  return bits
}

/** Camps with the same features share one list. */
function featuresReader({ camps, features }: Snapshot): (place: number) => readonly string[] {
  const lists = new Map<string, readonly string[]>()
  return (place) => {
    const text = camps.features[place] ?? ''
    const known = lists.get(text)
    if (known !== undefined) return known
    const list = Array.from(text, (char) => features[char.charCodeAt(0) - featureChar]?.featureId ?? '')
    lists.set(text, list)
    return list
  }
}

function flagsAt(mask: number) {
  const has = (flag: (typeof campFlagNames)[number]) => (mask & campFlags[flag]) !== 0
  return {
    disabled: has('disabled'),
    restOfWorld: has('restOfWorld'),
    dmcArrangedOnly: has('dmcArrangedOnly'),
    consultantInteractionRequired: has('consultantInteractionRequired'),
    online: has('online'),
    thirdParty: has('thirdParty'),
  }
}

function degreesAt(parts: number | undefined, from: number): number {
  return Math.round((from + (parts ?? 0) / degreeParts) * degreeParts) / degreeParts
}
