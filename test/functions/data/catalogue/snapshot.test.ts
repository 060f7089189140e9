import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campIndexOf } from '../../../../functions/data/catalogue/camp-index'
import { catalogueOf } from '../../../../functions/data/catalogue/catalogue-records'
import { publicationOf, readSnapshot } from '../../../../functions/data/catalogue/snapshot'
import { places, someCamps } from '../../../support/published'
import { aCamp } from '../../../support/suppliers'

const entries = catalogueOf({ ...places, camps: [] })
const publish = (camps = someCamps) => publicationOf({ ...entries, camps })

describe('a published snapshot', () => {
  test('gives every camp back as it was', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => /\S/.test(text))
    const fields = fc.record({
      campName: name,
      countryRegionCode: fc.constantFrom('BW-OKA', 'BW-CHO', 'KE-MAR'),
      latitude: fc.integer({ min: -900_000, max: 900_000 }).map((parts) => parts / 10_000),
      longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((parts) => parts / 10_000),
      biome: fc.constantFrom('delta', 'savanna', 'coast'),
      campFeatures: fc.uniqueArray(fc.constantFrom('GADR', 'MOKO', 'SWPO')),
      online: fc.boolean(),
      minChildAge: fc.integer({ min: 0, max: 17 }),
      dmcArrangedOnly: fc.boolean(),
      consultantInteractionRequired: fc.boolean(),
      disabled: fc.boolean(),
      restOfWorld: fc.boolean(),
      thirdParty: fc.boolean(),
      transitPointCode: fc.constantFrom('MUB', 'BBK'),
    })
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 20 }), (list) => {
        const camps = list.map((named, index) => aCamp({ ...named, supplierCode: `C${index}` }))
        const index = campIndexOf(readSnapshot(publish(camps).snapshot.bytes))
        for (const { campInfo: _text, biome, ...camp } of camps) {
          const place = index.placeOf(camp.supplierCode) ?? -1
          expect(index.campAt(place)).toMatchObject({
            ...camp,
            featuredImageId: `art/${biome}/${camp.supplierCode}`,
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  test('has the same key for the same content in whatever order, and another after an edit', () => {
    const key = publish().snapshot.key
    expect(publish(someCamps.toReversed()).snapshot.key).toBe(key)
    expect(publish([...someCamps, aCamp({ supplierCode: 'NEW' })]).snapshot.key).not.toBe(key)
  })

  test('keeps texts apart: an edited text is another chunk, and all other chunks stay', () => {
    const camps = Array.from({ length: 1001 }, (_, index) =>
      aCamp({
        supplierCode: `C${index}`,
        campName: `Camp ${String(index).padStart(5, '0')}`,
        campInfo: `Text ${index}`,
      }),
    )
    const before = publish(camps).texts.map(({ key }) => key)
    const after = publish(camps.with(700, aCamp({ ...camps[700], campInfo: 'New' }))).texts.map(
      ({ key }) => key,
    )
    expect(before).toHaveLength(3)
    expect([before[0] === after[0], before[1] === after[1], before[2] === after[2]]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('leaves out and names a camp whose region is not there', () => {
    const lost = aCamp({ supplierCode: 'LOST', countryRegionCode: 'XX-NONE' })
    const { leftOut, snapshot } = publish([...someCamps, lost])
    expect(leftOut).toEqual(['LOST'])
    expect(readSnapshot(snapshot.bytes).camps.codes).toHaveLength(someCamps.length)
  })

  test('shows the picture that a camp was given in place of the drawn one', () => {
    const index = campIndexOf(
      readSnapshot(publish([aCamp({ featuredImageId: 'photos/zulu' })]).snapshot.bytes),
    )
    expect(index.campAt(0).featuredImageId).toBe('photos/zulu')
  })

  test('a camp of a country of the rest of the world is of it too', () => {
    const index = campIndexOf(readSnapshot(publish().snapshot.bytes))
    expect(index.campAt(index.placeOf('KANHA') ?? -1).restOfWorld).toBe(true)
    expect(() => index.campAt(99)).toThrow('No camp at 99')
  })
})
