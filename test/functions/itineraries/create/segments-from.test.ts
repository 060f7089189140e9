import { describe, expect, test } from 'vitest'
import { supplierCodeSchema } from '#shared/ids/ids'
import { type SegmentInput, segmentInput } from '#shared/itinerary/segment'
import { segmentsFrom } from '../../../../functions/itineraries/create/segments-from'
import { aStay } from '../../../shared/itinerary/builders'

const sent = (named: object = {}): SegmentInput =>
  segmentInput.parse({
    type: 'stay',
    supplierCode: 'JAO',
    startDate: '2027-06-15',
    endDate: '2027-06-18',
    rooms: [{ optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [9] }],
    ...named,
  })
const sources = (named: Partial<Parameters<typeof segmentsFrom>[1]> = {}) => ({
  stored: [],
  rooms: { rooms: [], accommodationRooms: [], childrenAges: [] },
  camps: new Map(),
  currency: 'USD',
  path: 'body.segments',
  ...named,
})
const jao = supplierCodeSchema.parse('JAO')
const facts = {
  campName: 'Jao Camp',
  country: 'Botswana',
  dmcArrangedOnly: true,
  consultantInteractionRequired: false,
  thirdParty: true,
}

describe('segments to store', () => {
  test('get ids that nothing else has, and keep those they have', () => {
    const made = segmentsFrom(
      [sent(), sent({ id: 's1' }), sent(), sent({ id: 'mine' })],
      sources({ stored: [aStay({ id: 's2' })] }),
    )
    expect(made.map(({ id }) => id)).toEqual(['s3', 's1', 's4', 'mine'])
  })

  test('get nights, ids of rooms, the trip’s currency, and what the catalogue knows', () => {
    const [stay] = segmentsFrom([sent()], sources({ camps: new Map([[jao, facts]]) }))
    expect(stay).toMatchObject({
      ...facts,
      nights: 3,
      currency: 'USD',
      priced: false,
      rooms: [{ id: 'r1' }],
    })
  })

  test('keep the name that the agent gave over the catalogue’s', () => {
    const [stay] = segmentsFrom(
      [sent({ campName: 'Our Jao' })],
      sources({ camps: new Map([[jao, facts]]) }),
    )
    expect(stay?.campName).toBe('Our Jao')
  })

  test('keep their amounts when none are sent and the stay is the same', () => {
    const stored = [
      aStay({
        costAmount: '100.00',
        rspAmount: '150.00',
        currency: 'ZAR',
        availability: 3,
        sellOverride: 5,
      }),
    ]
    const [stay] = segmentsFrom([sent({ id: 's1' })], sources({ stored }))
    expect(stay).toMatchObject({
      costAmount: '100.00',
      rspAmount: '150.00',
      currency: 'ZAR',
      availability: 3,
    })
    expect(stay?.sellOverride).toBeUndefined()
  })

  test.each([
    ['dates', { endDate: '2027-06-19' }],
    ['rooms', { rooms: [{ optionKey: 'JAO-TENT', adults: 1, children: 0 }] }],
    ['camp', { supplierCode: 'MOMBO', rooms: [] }],
  ])('lose the supplier’s amounts with other %s, although they are sent back', (_what, change) => {
    const stored = [aStay({ costAmount: '100.00', currency: 'ZAR', availability: 3 })]
    const [stay] = segmentsFrom(
      [sent({ id: 's1', costAmount: '100.00', ...change })],
      sources({ stored }),
    )
    expect(stay?.costAmount).toBeUndefined()
    expect(stay?.availability).toBeUndefined()
  })

  test('take an amount that the agent sets', () => {
    const stored = [aStay({ costAmount: '100.00', currency: 'ZAR' })]
    const [stay] = segmentsFrom(
      [sent({ id: 's1', costAmount: '120', currency: 'USD' })],
      sources({ stored }),
    )
    expect(stay).toMatchObject({ costAmount: '120', currency: 'USD' })
  })

  test('take the rooms chosen for the camp and the day, where the segment has none', () => {
    const rooms = [{ optionKey: 'JAO-VILLA', adults: 2, children: 0, childrenAges: [] }]
    const { startDate } = sent()
    const line = sent({ rooms }).rooms
    const accommodationRooms = [{ supplierCode: jao, startDate, rooms: line }]
    const [stay] = segmentsFrom(
      [sent({ rooms: [] })],
      sources({ rooms: { rooms: [], accommodationRooms, childrenAges: [] } }),
    )
    expect(stay?.rooms).toMatchObject([{ optionKey: 'JAO-VILLA', adults: 2 }])
  })

  test('lose their rooms for good, whatever was chosen for the camp and the day when they came', () => {
    const { startDate, rooms } = sent()
    const accommodationRooms = [{ supplierCode: jao, startDate, rooms }]
    const given = {
      rooms: { rooms: [], accommodationRooms, childrenAges: [] },
      stored: [aStay({ id: 's1', rooms })],
    }
    expect(segmentsFrom([sent({ id: 's1', rooms: [] })], sources(given))[0]?.rooms).toEqual([])
  })

  test('pair option keys with the rooms wanted everywhere, and the children’s ages in order', () => {
    const wanted = [
      { roomType: 'fr' as const, adults: 0, children: 2 },
      { roomType: 'tr' as const, adults: 2, children: 1 },
    ]
    const named = {
      rooms: [],
      optionKeys: ['JAO-FAM', 'JAO-TENT'],
      roomTypeIds: [5, 1],
      systemTypes: ['Family', 'Twin'],
    }
    const [stay] = segmentsFrom(
      [sent(named)],
      sources({ rooms: { rooms: wanted, accommodationRooms: [], childrenAges: [4, 7, 11] } }),
    )
    expect(stay?.rooms).toMatchObject([
      { optionKey: 'JAO-FAM', roomType: 'fr', children: 2, childrenAges: [4, 7], roomTypeId: 5 },
      { optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [11], systemType: 'Twin' },
    ])
  })

  test('of the agent’s own arrangement get a location and a description', () => {
    const [stay] = segmentsFrom(
      [sent({ supplierCode: 'OWN', rooms: [], arrangedBy: 'Agent' })],
      sources(),
    )
    expect(stay).toMatchObject({ locationCode: 'ZZZ', description: 'Own Arranged Accommodation' })
  })

  test('keep when their availability was checked as long as the stay is the same', () => {
    const stored = [aStay({ availability: 3, availabilityCheckedAt: '2026-11-20T08:00:00.000Z' })]
    const [same] = segmentsFrom([sent({ id: 's1' })], sources({ stored }))
    expect(same?.availabilityCheckedAt).toBe('2026-11-20T08:00:00.000Z')
    const [moved] = segmentsFrom([sent({ id: 's1', endDate: '2027-06-19' })], sources({ stored }))
    expect(moved?.availabilityCheckedAt).toBeUndefined()
  })

  test('may have a type that nobody knows, and keep an arranger that only the supplier system knows', () => {
    const stored = [aStay({ type: 'balloon', arrangedBy: 'Camp', rooms: [] })]
    const balloon = sent({
      id: 's1',
      type: 'balloon',
      arrangedBy: 'Camp',
      rooms: [],
      title: 'At dawn',
    })
    expect(segmentsFrom([balloon], sources({ stored }))[0]).toMatchObject({
      type: 'balloon',
      arrangedBy: 'Camp',
      title: 'At dawn',
    })
    const refused = (given: object) => () =>
      segmentsFrom([sent({ rooms: [], ...given })], sources({ stored }))
    expect(
      segmentsFrom([sent({ id: 's2', type: 'yacht', rooms: [] })], sources({ stored }))[0]?.type,
    ).toBe('yacht')
    expect(refused({ id: 's2', arrangedBy: 'Camp' })).toThrow('Some fields are invalid')
  })
})
