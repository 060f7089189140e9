import { describe, expect, test } from 'vitest'
import { itineraryPatch } from '#shared/itinerary/itinerary'
import { applyPatch as editedOnServer } from '../../../../functions/itineraries/edit/apply-patch'
import type { FieldValue } from '../../../../web/trip/edits/field-value'
import { patchOf } from '../../../../web/trip/edits/patch-of'
import { fieldValue, withEdits } from '../../../../web/trip/edits/trip-fields'
import { aRecord, aTrip, editsOf, flight, jao, mombo } from '../builders'

const clientId = 'cli_boone' as const

describe('the patch of edits', () => {
  test('holds only what they change', () => {
    const trip = aTrip()
    expect(
      patchOf(trip, editsOf({ name: ['Botswana Adventure', 'Kalahari'], 'rates.land': [20, 22] })),
    ).toEqual({
      name: 'Kalahari',
      rates: { land: 22 },
    })
    expect(patchOf(trip, editsOf({ client: [null, null] }))).toEqual({ clientId: null })
    expect(patchOf(aTrip({ flags: ['xfsm'] }), editsOf({ lcr: [false, true] }))).toEqual({
      flags: ['xfsm', 'lcr'],
    })
    expect(patchOf(aTrip(), editsOf({ market: ['international', 'sadc'] }))).toEqual({
      market: 'sadc',
    })
    expect(patchOf(aTrip(), editsOf({ published: [false, true] }))).toEqual({ published: true })
    expect(patchOf(aTrip({ flags: ['lcr', 'genpay'] }), editsOf({ xfsm: [false, true] }))).toEqual({
      flags: ['lcr', 'xfsm'],
    })
  })

  test('sends every segment once one is changed, without what the server adds', () => {
    const { segments = [] } = patchOf(
      aTrip(),
      editsOf({ 'segments.s2.hideFromClient': [false, true] }),
    )
    expect(segments.map(({ id, hideFromClient }) => [id, hideFromClient])).toEqual([
      ['s1', false],
      ['s2', true],
      ['s3', false],
    ])
    expect(Object.keys(segments[0] ?? {})).not.toEqual(
      expect.arrayContaining(['cost', 'priced', 'availability']),
    )
  })

  const changes: Readonly<Record<string, FieldValue>> = {
    name: 'Kalahari',
    discount: 12_345,
    customPriceAdjustment: -500,
    customPriceAdjustmentFee: 99,
    xfsm: true,
    'rates.rack': 7.5,
    'segments.s1.sellOverride': 1_000_000,
    'segments.s1.sellOverrideReason': 'Matched a competitor',
    'segments.s2.arrangedBy': 'Agent',
    'segments.s2.chargeable': true,
    'segments.s3.hideFromClient': true,
    'segment:s2': null,
  }

  test.each(Object.entries(changes))(
    'makes the server store %s as the page shows it',
    (path, to) => {
      const trip = aTrip()
      const edits = editsOf({ [path]: [fieldValue(trip, path) ?? null, to] })
      const patch = itineraryPatch.parse(JSON.parse(JSON.stringify(patchOf(trip, edits))))
      const { segments, ...record } = editedOnServer(aRecord(), patch, new Map())
      const shown = withEdits(trip, edits)
      expect({ ...trip, ...record, itinerary: { ...trip.itinerary, segments } }).toMatchObject({
        name: shown.name,
        discount: shown.discount,
        customPriceAdjustment: shown.customPriceAdjustment,
        customPriceAdjustmentFee: shown.customPriceAdjustmentFee,
        flags: shown.flags,
        rates: shown.rates,
      })
      const edited = (all: typeof segments) =>
        all.map(
          ({
            id,
            sellOverride,
            sellOverrideReason,
            arrangedBy,
            chargeable,
            hideFromClient,
            costAmount,
          }) => [
            id,
            sellOverride,
            sellOverrideReason,
            arrangedBy,
            chargeable,
            hideFromClient,
            costAmount,
          ],
        )
      expect(edited(segments)).toEqual(edited(shown.itinerary.segments))
    },
  )

  test('names a client by id, and takes them away with null', () => {
    const trip = aTrip()
    const edits = editsOf({
      client: [
        fieldValue(trip, 'client') ?? null,
        { id: clientId as never, name: 'Harriet Boone' },
      ],
    })
    expect(patchOf(trip, edits)).toEqual({ clientId })
    expect(withEdits(trip, edits).clientData?.name).toBe('Harriet Boone')
  })

  test('sends words of an imported booking back as they came, and the server keeps them', () => {
    const segments = [jao, { ...flight, type: 'balloon' }, { ...mombo, arrangedBy: 'Nobody' }]
    const patch = itineraryPatch.parse(
      patchOf(aTrip({ segments }), editsOf({ 'segments.s1.hideFromClient': [false, true] })),
    )
    const stored = editedOnServer({ ...aRecord(), segments }, patch, new Map()).segments
    expect(stored.map(({ type, arrangedBy }) => [type, arrangedBy])).toEqual(
      segments.map(({ type, arrangedBy }) => [type, arrangedBy]),
    )
  })
})
