import { describe, expect, test } from 'vitest'
import { optionKeySchema } from '#shared/ids/ids'
import { demandProblems, type RoomsFree } from '#shared/itinerary/demand-problems'
import type { KnownRoomType } from '#shared/itinerary/room-problems'
import type { SystemType } from '#shared/rooms/room-type-codes'
import { aStay } from './builders'

const type = (code: string, systemType: SystemType): KnownRoomType => ({
  optionKey: `JAO-${code}`,
  supplierCode: 'JAO',
  systemType,
  name: code,
  normalAdults: 2,
  guestNormal: 3,
})
const roomTypes = [
  type('TWIN', 'Twin'),
  type('DBL', '_Double'),
  type('FAM', 'Family'),
  { ...type('TWIN', 'Twin'), supplierCode: 'MOMBO' },
]
const free =
  (codes: Record<string, number>): RoomsFree =>
  (optionKey) =>
    codes[optionKey.slice(4)]
const problems = (rooms: string[], codes: Record<string, number>, overrides = {}) => {
  const lines = rooms.map((code) => ({
    optionKey: optionKeySchema.parse(`JAO-${code}`),
    adults: 2,
    children: 0,
  }))
  return demandProblems(aStay({ rooms: lines, ...overrides }), {
    roomTypes,
    roomsFree: free(codes),
  })
}

describe('demandProblems', () => {
  test.each([
    ['twin and double together cover twin', ['TWIN', 'TWIN'], { TWIN: 1, DBL: 1, FAM: 0 }, []],
    [
      'twin and double together fall short',
      ['TWIN', 'DBL', 'DBL'],
      { TWIN: 1, DBL: 1, FAM: 9 },
      ['twin-double-demand: Not enough twin or double rooms: 3 needed, 2 available'],
    ],
    [
      'family does not help twin',
      ['TWIN'],
      { TWIN: 0, DBL: 0, FAM: 9 },
      ['twin-double-demand: Not enough twin or double rooms: 1 needed, 0 available'],
    ],
    [
      'family falls short',
      ['FAM', 'FAM'],
      { TWIN: 9, DBL: 9, FAM: 1 },
      ['family-demand: Not enough family rooms: 2 needed, 1 available'],
    ],
    [
      'closed counts as none',
      ['FAM'],
      { TWIN: 0, DBL: 0, FAM: -3 },
      ['family-demand: Not enough family rooms: 1 needed, 0 available'],
    ],
    ['on request leaves it open', ['TWIN', 'TWIN'], { TWIN: 1, DBL: -2, FAM: 0 }, []],
    ['may be available leaves it open', ['FAM'], { TWIN: 1, DBL: 0, FAM: -1 }, []],
    ['unknown leaves it open', ['TWIN'], { DBL: 0 }, []],
    ['no demand is never too much', [], { TWIN: 0, DBL: 0, FAM: 0 }, []],
  ])('%s', (_, rooms, codes, expected) => {
    expect(problems(rooms, codes).map(({ code, message }) => `${code}: ${message}`)).toEqual(
      expected,
    )
  })

  test('the first night that falls short is named', () => {
    const roomsFree: RoomsFree = (_, night) => (night < '2027-06-17' ? 5 : 0)
    const stay = aStay({
      rooms: [{ optionKey: optionKeySchema.parse('JAO-FAM'), adults: 2, children: 0 }],
    })
    expect(demandProblems(stay, { roomTypes, roomsFree })).toMatchObject([
      { date: '2027-06-17', segmentId: 's1' },
    ])
  })

  test('an own arrangement and a transfer have none', () => {
    expect(problems(['FAM'], { FAM: 0 }, { arrangedBy: '1' })).toEqual([])
    expect(problems(['FAM'], { FAM: 0 }, { type: 'service' })).toEqual([])
  })
})
