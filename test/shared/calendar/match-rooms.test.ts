import { describe, expect, test } from 'vitest'
import { matchRooms, roomLineOf, type SleptRoom } from '#shared/calendar/match-rooms'
import { roomTypeSchema } from '#shared/rooms/room-type'

const roomType = (code: string, overrides: object = {}) =>
  roomTypeSchema.parse({
    optionKey: `MOMBO-${code}`,
    supplierCode: 'MOMBO',
    uniqueName: code,
    name: `${code} tent`,
    roomTypeId: 1,
    systemType: 'Twin',
    minPax: 1,
    normalAdults: 2,
    normalChildren: 1,
    guestNormal: 3,
    minChildAge: 6,
    cost: 900,
    disabled: false,
    ...overrides,
  })
const twin = roomType('TWIN')
const double = roomType('DOUBLE', { systemType: '_Double', guestNormal: 2, normalChildren: 0 })
const family = roomType('FAM', {
  systemType: 'Family',
  normalAdults: 4,
  guestNormal: 6,
  normalChildren: 4,
})
const couple: SleptRoom = { adults: 2, children: 0, childrenAges: [], systemType: 'Twin' }
const parents: SleptRoom = {
  ...couple,
  adults: 2,
  children: 2,
  childrenAges: [8, 10],
  systemType: 'Family',
}
const offered = (
  counts: Readonly<Record<string, number | null>>,
  roomTypes = [twin, double, family],
) => ({
  roomTypes,
  available: new Map(Object.entries(counts)),
  prices: new Map([
    ['MOMBO-TWIN', 90_000],
    ['MOMBO-DOUBLE', 80_000],
  ]),
})
const keysOf = (...asked: Parameters<typeof matchRooms>) =>
  matchRooms(...asked).rooms.map(({ optionKey }) => optionKey)

describe('matchRooms', () => {
  test('takes the kind of room that they have, where it is free', () => {
    const all = offered({ 'MOMBO-TWIN': 2, 'MOMBO-DOUBLE': 2, 'MOMBO-FAM': 1 })
    expect(keysOf([couple, parents], all)).toEqual(['MOMBO-TWIN', 'MOMBO-FAM'])
    expect(matchRooms([parents], all).rooms[0]).toEqual({
      optionKey: 'MOMBO-FAM',
      roomTypeId: 1,
      systemType: 'Family',
      roomType: 'fr',
      name: 'FAM tent',
      adults: 2,
      children: 2,
      childrenAges: [8, 10],
    })
  })

  test('takes no more rooms of a type than are free; what has to be asked for may be had', () => {
    expect(keysOf([couple, couple], offered({ 'MOMBO-TWIN': 1, 'MOMBO-DOUBLE': -2 }))).toEqual([
      'MOMBO-TWIN',
      'MOMBO-DOUBLE',
    ])
    expect(keysOf([couple, couple], offered({ 'MOMBO-TWIN': -1 }))).toEqual([
      'MOMBO-TWIN',
      'MOMBO-TWIN',
    ])
  })

  test('counts on each room of a type once', () => {
    const { rooms, unmatched } = matchRooms([couple, couple, couple], offered({ 'MOMBO-TWIN': 2 }))
    expect([rooms.length, unmatched.length]).toEqual([2, 1])
  })

  test('of other kinds takes the room with the least to spare, whatever it costs', () => {
    const all = offered({ 'MOMBO-DOUBLE': 1, 'MOMBO-FAM': 1 }, [family, double])
    const dear = new Map([
      ['MOMBO-FAM', 1],
      ['MOMBO-DOUBLE', 99_000],
    ])
    expect(keysOf([couple], { ...all, prices: dear })).toEqual(['MOMBO-DOUBLE'])
  })

  test('takes their kind though another has less to spare', () => {
    expect(
      keysOf([couple], offered({ 'MOMBO-TWIN': 1, 'MOMBO-DOUBLE': 1 }, [double, twin])),
    ).toEqual(['MOMBO-TWIN'])
  })

  test('takes the cheaper of equals, and last what has no price', () => {
    const [river, garden, plain] = ['RIVER', 'GARDEN', 'PLAIN'].map((code) => roomType(code)) as [
      typeof twin,
      typeof twin,
      typeof twin,
    ]
    const counts = { 'MOMBO-RIVER': 1, 'MOMBO-GARDEN': 1, 'MOMBO-PLAIN': 1 }
    const prices = new Map([
      ['MOMBO-RIVER', 90_000],
      ['MOMBO-GARDEN', 70_000],
    ])
    const all = { ...offered(counts, [plain, river, garden]), prices }
    expect(keysOf([couple, couple, couple], all)).toEqual([
      'MOMBO-GARDEN',
      'MOMBO-RIVER',
      'MOMBO-PLAIN',
    ])
  })

  test('says for whom there is no room: too many, too young, closed, unknown, switched off', () => {
    const nobody = (counts: Readonly<Record<string, number | null>>, who = couple) =>
      expect(matchRooms([who], offered(counts))).toEqual({ rooms: [], unmatched: [who] })
    nobody({ 'MOMBO-TWIN': 4, 'MOMBO-DOUBLE': 4 }, parents)
    nobody({ 'MOMBO-FAM': 4 }, { ...parents, childrenAges: [5, 10] })
    nobody({ 'MOMBO-TWIN': -3, 'MOMBO-DOUBLE': 0, 'MOMBO-FAM': null })
    nobody({})
    expect(
      matchRooms([couple], offered({ 'MOMBO-TWIN': 1 }, [{ ...twin, disabled: true }])).unmatched,
    ).toEqual([couple])
  })

  test('keeps within the most rooms of one booking', () => {
    const { rooms, unmatched } = matchRooms([couple, couple], {
      ...offered({ 'MOMBO-TWIN': 9 }),
      roomTypes: [{ ...twin, maxUnits: 1 }],
    })
    expect([rooms.length, unmatched.length]).toEqual([1, 1])
  })
})

test('a single adult has a single, whatever the room', () => {
  expect(roomLineOf(twin, { adults: 1, children: 0, childrenAges: [] }).roomType).toBe('sr')
})
