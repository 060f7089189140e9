import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type DemoCamp,
  demoCamps,
  demoCountries,
  demoFeatures,
  demoRegions,
  demoTransitPoints,
} from '../../../../infra/local/demo/catalogue'
import { boundsOf, isWithin, kilometersBetween } from './country-bounds'

const pointByCode = new Map(demoTransitPoints.map((point) => [point.transitPointCode, point]))
const campByCode = new Map<string, DemoCamp>(demoCamps.map((camp) => [camp.supplierCode, camp]))
const regionByCode = new Map(demoRegions.map((region) => [region.countryRegionCode, region]))

describe('camps', () => {
  test('are at least 160, each with a supplier code and a name of its own', () => {
    expect(demoCamps.length).toBeGreaterThanOrEqual(160)
    expect(campByCode.size).toBe(demoCamps.length)
    expect(new Set(demoCamps.map(({ campName }) => campName)).size).toBe(demoCamps.length)
    expect(campByCode.has('OWN')).toBe(false)
  })

  test('stand in their country, near their region and their airstrip', () => {
    for (const camp of demoCamps) {
      expect(isWithin(camp, boundsOf(camp.countryCode)), camp.campName).toBe(true)
      const region = regionByCode.get(camp.countryRegionCode)
      expect(region && kilometersBetween(camp, region), camp.campName).toBeLessThan(190)
      const point = pointByCode.get(camp.transitPointCode)
      expect(point && kilometersBetween(camp, point), camp.campName).toBeLessThan(210)
    }
  })

  test('have several features, named once each', () => {
    for (const { campFeatures, campName } of demoCamps) {
      expect(campFeatures.length, campName).toBeGreaterThan(1)
      expect(new Set(campFeatures).size, campName).toBe(campFeatures.length)
    }
  })

  test('use every feature somewhere', () => {
    const used = new Set(demoCamps.flatMap(({ campFeatures }) => campFeatures))
    expect(
      demoFeatures
        .filter(({ featureId }) => !used.has(featureId))
        .map(({ featureId }) => featureId),
    ).toEqual([])
  })

  test('are described in words of their own', () => {
    const texts = demoCamps.map(({ campInfo }) => campInfo)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(60)
      expect(text).not.toMatch(/\s\s|'|\p{Extended_Pictographic}/u)
    }
  })

  test('are of every kind that the screens tell apart', () => {
    const count = (is: (camp: (typeof demoCamps)[number]) => boolean) => demoCamps.filter(is).length
    expect(count(({ online }) => online) / demoCamps.length).toBeGreaterThan(0.7)
    expect(
      count(
        ({ online, dmcArrangedOnly: dmc, consultantInteractionRequired: consultant }) =>
          !online && !dmc && !consultant,
      ),
    ).toBeGreaterThan(10)
    expect(count(({ dmcArrangedOnly }) => dmcArrangedOnly)).toBeGreaterThan(4)
    expect(
      count(({ consultantInteractionRequired }) => consultantInteractionRequired),
    ).toBeGreaterThan(4)
    expect(count(({ disabled }) => disabled)).toBeGreaterThan(2)
    expect(count(({ restOfWorld }) => restOfWorld)).toBeGreaterThan(2)
    expect(count(({ thirdParty }) => thirdParty)).toBeGreaterThan(8)
    for (const age of [0, 5, 6, 8, 10, 12, 16])
      expect(
        count(({ minChildAge }) => minChildAge === age),
        `from ${age}`,
      ).toBeGreaterThan(0)
  })

  test('never offer live what only a consultant or the DMC can arrange', () => {
    const bookable = demoCamps.filter(({ online }) => online)
    expect(
      bookable.filter((camp) => camp.dmcArrangedOnly || camp.consultantInteractionRequired),
    ).toEqual([])
  })

  test.each([
    ['JAO', 'Okavango Delta', 6, /^Five suites and two villas under the canopy/],
    ['CHIEFS', 'Moremi Game Reserve', 8, /Geoffrey Kent Suite/],
    ['LEBOMBO', 'Kruger National Park', 10, /^Glass suites hang above/],
    ['COTTARS', 'Maasai Mara', 5, /gold-rated/],
    ['CRATER', 'Ngorongoro', 6, /^Thatch and chandeliers/],
  ] as const)('have %s in %s from %i years', (code, regionName, minChildAge, text) => {
    expect(campByCode.get(code)).toMatchObject({
      regionName,
      minChildAge,
      campInfo: expect.stringMatching(text),
    })
  })
})

const codes =
  'AIRC BARG BIRD BOAT CANO CUEX CYCL DISA ELIN FAMI FISH GADR GOLF GOTR GUWA GYMN HABA HEFL HIDE HIKE HORS JACZ JETS KIDS LAUA LAUN MATR MOKO NIDR OUSH PRPO PWIF QUBI RHTR RMSV SCFL SCUB SNRK SPTR STBE SURF SWPO TENN TRTL WHAL WIFI WINE'

describe('features', () => {
  test('are the 47 codes of the specification', () => {
    expect(demoFeatures.map(({ featureId }) => featureId).toSorted()).toEqual(codes.split(' '))
  })

  test('have distinct names, some of them activities and some amenities', () => {
    expect(new Set(demoFeatures.map(({ featureName }) => featureName)).size).toBe(47)
    expect(new Set(demoFeatures.map(({ featureType }) => featureType))).toEqual(
      new Set(['activity', 'amenity']),
    )
    expect(demoFeatures).toContainEqual({
      featureId: 'MOKO',
      featureName: 'Mokoro',
      featureType: 'activity',
    })
  })
})

const codesOf = (list: readonly { countryRegionCode: string }[]) =>
  new Set(list.map((one) => one.countryRegionCode))

describe('countries', () => {
  test('are the fifteen of the specification and a few of the rest of the world', () => {
    const names = demoCountries.filter(({ restOfWorld }) => !restOfWorld).map(({ name }) => name)
    const wanted =
      'Botswana, Eswatini, Kenya, Lesotho, Malawi, Mauritius, Mozambique, Namibia, Rwanda, Seychelles, South Africa, Tanzania, Uganda, Zambia, Zimbabwe'
    expect(names.toSorted()).toEqual(wanted.split(', '))
    expect(demoCountries.filter(({ restOfWorld }) => restOfWorld).length).toBeGreaterThanOrEqual(2)
  })

  test('have their centre inside their own bounds', () => {
    for (const country of demoCountries)
      expect(isWithin(country, boundsOf(country.countryCode)), country.name).toBe(true)
  })
})

describe('regions', () => {
  test('are at least sixty, each with a code of its own that begins with its country', () => {
    expect(demoRegions.length).toBeGreaterThanOrEqual(60)
    expect(codesOf(demoRegions).size).toBe(demoRegions.length)
    for (const { countryRegionCode, countryCode, regionCode } of demoRegions) {
      expect(countryRegionCode).toBe(`${countryCode}-${regionCode}`)
    }
  })

  test('have at least one camp each, and each country has a region', () => {
    const withCamps = codesOf(demoCamps)
    expect(
      demoRegions.filter(({ countryRegionCode }) => !withCamps.has(countryRegionCode)),
    ).toEqual([])
    const withRegions = new Set(demoRegions.map(({ countryCode }) => countryCode))
    expect(demoCountries.filter(({ countryCode }) => !withRegions.has(countryCode))).toEqual([])
  })

  test('lie inside their country and are reached by a transit point that exists', () => {
    const points = new Set(demoTransitPoints.map(({ transitPointCode }) => transitPointCode))
    for (const region of demoRegions) {
      expect(isWithin(region, boundsOf(region.countryCode)), region.name).toBe(true)
      expect(points, region.name).toContain(region.preferredTransitPoint)
    }
  })
})

describe('transit points', () => {
  test('are at least ninety, with codes of their own, inside their country', () => {
    expect(demoTransitPoints.length).toBeGreaterThanOrEqual(90)
    expect(new Set(demoTransitPoints.map(({ transitPointCode }) => transitPointCode)).size).toBe(
      demoTransitPoints.length,
    )
    for (const point of demoTransitPoints) {
      expect(isWithin(point, boundsOf(point.countryCode)), point.name).toBe(true)
    }
  })

  test.each(
    'JNB CPT NBO WIL MUB BBK KGL EBB DAR ZNZ JRO LUN LVI VFA HRE WDH MPM VNX SEZ MRU LLW'.split(
      ' ',
    ),
  )('have %s as a gateway', (code) => {
    expect(demoTransitPoints).toContainEqual(
      expect.objectContaining({ transitPointCode: code, entryExitNode: true }),
    )
  })

  test('belong to a region of their country', () => {
    const regions = new Map(
      demoRegions.map((region) => [region.countryRegionCode, region.countryCode]),
    )
    for (const { countryRegionCode, countryCode } of demoTransitPoints)
      expect(regions.get(countryRegionCode)).toBe(countryCode)
  })
})

/**
 * The register of airports, where it lies beside the project: the product itself does not need it.
 */
const register = new URL('../../../../../shared/data/airports_safari15.csv', import.meta.url)

describe.skipIf(!existsSync(register))('transit points beside the register of airports', () => {
  test('stand where the register has them', () => {
    const rows = existsSync(register) ? readFileSync(register, 'utf8').split('\n').slice(1) : []
    const places = new Map(rows.map((row) => placeOf(row)))
    const known = demoTransitPoints.filter(({ transitPointCode }) => places.has(transitPointCode))
    expect(known.length).toBeGreaterThan(150)
    for (const point of known) {
      const place = places.get(point.transitPointCode)
      expect(place && kilometersBetween(point, place), point.name).toBeLessThan(1)
    }
  })
})

/** Code and position of a row; the columns before them hold no quoted commas but the name. */
function placeOf(row: string) {
  const cells = row.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []
  return [cells[0] ?? '', { latitude: Number(cells[7]), longitude: Number(cells[8]) }] as const
}
