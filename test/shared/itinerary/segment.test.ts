import '../../../functions/runtime/schema-messages'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type SegmentInput, segmentInput, segmentRecord } from '#shared/itinerary/segment'
import { maxNights } from '#shared/itinerary/trip-dates'

const aStay = {
  type: 'stay',
  supplierCode: 'JAO',
  startDate: '2027-06-15',
  endDate: '2027-06-18',
  rooms: [{ optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [9] }],
}
const refusals = (segment: unknown) => {
  const parsed = segmentInput.safeParse(segment)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('segmentInput', () => {
  test('takes a stay with its rooms and fills what is not said', () => {
    const parsed: SegmentInput = segmentInput.parse(aStay)
    expect(parsed).toEqual({ ...aStay, hideFromClient: false, extras: [] })
  })

  test('takes what the first builder sends: option keys, ids and types by room, and an own arrangement', () => {
    const sent = {
      type: 'stay',
      supplierCode: 'OWN',
      startDate: '2027-06-15',
      endDate: '2027-06-17',
      nights: 2,
      optionKeys: [],
      roomTypeIds: [],
      systemTypes: [],
      arrangedBy: 'Agent',
      locationCode: 'ZZZ',
      description: 'Own Arranged Accommodation',
    } satisfies z.input<typeof segmentInput>
    expect(segmentInput.safeParse(sent).success).toBe(true)
  })

  test.each([
    [{ endDate: '2027-06-15' }, 'endDate: must be after startDate'],
    [{ endDate: '2027-06-14' }, 'endDate: must not be before startDate'],
    [{ endDate: '2029-06-14' }, `endDate: must be within ${maxNights} days of startDate`],
    [{ nights: 4 }, 'nights: must be the days from startDate to endDate'],
    [{ endDate: '2027-02-31' }, 'endDate: must be a date like 2027-06-15'],
    [{ supplierCode: undefined, rooms: [] }, 'supplierCode: is required for a stay'],
    [{ supplierCode: 'MOMBO' }, 'rooms.0.optionKey: must be a room of the supplier'],
    [{ optionKeys: ['MOMBO-TENT'] }, 'optionKeys.0: must be a room of the supplier'],
    [{ currency: 'dollars' }, 'currency: Invalid currency'],
    [{ costAmount: '12,50' }, 'costAmount: must be a decimal amount'],
    [
      { rooms: [{ optionKey: 'JAO-TENT', adults: 1, children: 0, childrenAges: [3] }] },
      'rooms.0.childrenAges: must not be longer than the number of children',
    ],
  ])('refuses %j and names the field', (change, message) => {
    expect(refusals({ ...aStay, ...change })).toContain(message)
  })

  test('says one thing about a date that is not one', () => {
    expect(refusals({ ...aStay, startDate: 'soon', nights: 3 })).toEqual([
      'startDate: must be a date like 2027-06-15',
    ])
  })

  test.each(['entry', 'exit', 'point', 'price', 'flight', 'road', 'service'])(
    'a %s may begin and end on one day',
    (type) => {
      expect(refusals({ type, startDate: '2027-06-15', endDate: '2027-06-15', nights: 0 })).toEqual(
        [],
      )
    },
  )

  test.each([{ cost: 1 }, { sell: 1 }, { dmcSell: 1 }, { priced: true }, { __proto__x: 1 }])(
    'refuses %j: it is not the caller to say',
    (extra) => {
      expect(refusals({ ...aStay, ...extra })).toEqual([
        `: Unrecognized key: "${Object.keys(extra)[0]}"`,
      ])
    },
  )

  test.each([
    ['N/A', 'N/A'],
    ['90000.00', '90000.00'],
    [-12.5, '-12.5'],
    [1e-7, '0.00000010000000000000'],
    [41500, '41500'],
  ])('keeps the amount %s as the text %s', (sent, kept) => {
    const parsed = segmentInput.parse({ ...aStay, costAmount: sent })
    expect(parsed.costAmount).toBe(kept)
    expect(segmentRecord.shape.costAmount.parse(kept)).toBe(kept)
  })

  test('limits a sell that is set by hand, but reads one that was stored before there was a limit', () => {
    expect(refusals({ ...aStay, sellOverride: 1e13 })).toEqual([])
    expect(refusals({ ...aStay, sellOverride: 1e13 + 1 })).toEqual([
      expect.stringContaining('sellOverride: '),
    ])
    const stored = { ...aStay, id: 's1', nights: 3, sellOverride: Number.MAX_SAFE_INTEGER }
    expect(segmentRecord.parse(stored).sellOverride).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each([1e11, '100000000000', Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the amount %s',
    (costAmount) => {
      expect(refusals({ ...aStay, costAmount })).not.toEqual([])
    },
  )
})

describe('segmentRecord', () => {
  test('keeps a segment of a type that we do not know, so that it can be shown and warned about', () => {
    const stored = segmentRecord.parse({
      id: 's1',
      type: 'balloon',
      startDate: '2027-06-15',
      endDate: '2027-06-15',
      nights: 0,
    })
    expect(stored).toMatchObject({ type: 'balloon', priced: false, rooms: [], thirdParty: false })
  })

  test('what the input makes can be stored', () => {
    expect(
      segmentRecord.safeParse({ ...segmentInput.parse(aStay), id: 's1', nights: 3 }).success,
    ).toBe(true)
  })
})
