import { describe, expect, test } from 'vitest'
import { supplierCodeSchema } from '#shared/ids/ids'
import { campOf, demoCamps } from '../../../../infra/local/demo/camps'
import { demoFeatures } from '../../../../infra/local/demo/features'
import { demoRegions } from '../../../../infra/local/demo/regions'
import { demoTransitPoints } from '../../../../infra/local/demo/transit-points'
import { boundsOf, isWithin, kilometersBetween } from './country-bounds'

const pointByCode = new Map(demoTransitPoints.map((point) => [point.transitPointCode, point]))
const campByCode = new Map(demoCamps.map((camp) => [camp.supplierCode, camp]))
const regionByCode = new Map(demoRegions.map((region) => [region.countryRegionCode, region]))

describe('camps', () => {
  test('are at least 160, each with a supplier code and a name of its own', () => {
    expect(demoCamps.length).toBeGreaterThanOrEqual(160)
    expect(campByCode.size).toBe(demoCamps.length)
    expect(new Set(demoCamps.map(({ campName }) => campName)).size).toBe(demoCamps.length)
    for (const { supplierCode } of demoCamps) expect(supplierCodeSchema.safeParse(supplierCode).success).toBe(true)
    expect(campByCode.has('OWN')).toBe(false)
  })

  test.each(demoCamps.map((camp) => [camp.campName, camp] as const))('has %s where it stands', (_name, camp) => {
    expect(isWithin(camp, boundsOf(camp.countryCode))).toBe(true)
    const region = regionByCode.get(camp.countryRegionCode)
    expect(region && kilometersBetween(camp, region)).toBeLessThan(190)
    const point = pointByCode.get(camp.transitPointCode)
    expect(point && kilometersBetween(camp, point)).toBeLessThan(210)
  })

  test('have known features, named once each', () => {
    const known = new Set(demoFeatures.map(({ featureId }) => featureId))
    for (const { campFeatures, campName } of demoCamps) {
      expect(campFeatures.length, campName).toBeGreaterThan(1)
      expect(new Set(campFeatures).size, campName).toBe(campFeatures.length)
      for (const feature of campFeatures) expect(known, campName).toContain(feature)
    }
  })

  test('use every feature somewhere', () => {
    const used = new Set(demoCamps.flatMap(({ campFeatures }) => campFeatures))
    expect(demoFeatures.filter(({ featureId }) => !used.has(featureId)).map(({ featureId }) => featureId)).toEqual([])
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
        ({ online, dmcArrangedOnly: dmc, consultantInteractionRequired: consultant }) => !online && !dmc && !consultant,
      ),
    ).toBeGreaterThan(10)
    expect(count(({ dmcArrangedOnly }) => dmcArrangedOnly)).toBeGreaterThan(4)
    expect(count(({ consultantInteractionRequired }) => consultantInteractionRequired)).toBeGreaterThan(4)
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
    expect(bookable.filter((camp) => camp.dmcArrangedOnly || camp.consultantInteractionRequired)).toEqual([])
  })

  test.each([
    ['JAO', 'Okavango Delta', 6, /^Five suites and two villas under the canopy/],
    ['CHIEFS', 'Moremi Game Reserve', 8, /Geoffrey Kent Suite/],
    ['LEBOMBO', 'Kruger National Park', 10, /^Glass suites hang above/],
    ['COTTARS', 'Maasai Mara', 5, /gold-rated/],
    ['CRATER', 'Ngorongoro', 6, /^Thatch and chandeliers/],
  ] as const)('have %s in %s from %i years', (code, regionName, minChildAge, text) => {
    expect(campByCode.get(code)).toMatchObject({ regionName, minChildAge, campInfo: expect.stringMatching(text) })
  })

  test('cannot stand in a region that does not exist', () => {
    const [camp] = demoCamps
    expect(() => campOf({ ...row(camp), countryRegionCode: 'XX-YYY' })).toThrow('XX-YYY')
  })
})

function row(camp: (typeof demoCamps)[number] | undefined) {
  if (camp === undefined) throw new Error('No camps')
  const {
    supplierCode,
    campName,
    latitude,
    longitude,
    transitPointCode,
    tier,
    roomStyle,
    units,
    minChildAge,
    campFeatures,
    campInfo,
  } = camp
  return {
    supplierCode,
    campName,
    latitude,
    longitude,
    transitPointCode,
    tier,
    roomStyle,
    units,
    minChildAge,
    campFeatures,
    campInfo,
  }
}
