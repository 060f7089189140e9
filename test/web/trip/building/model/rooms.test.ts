import { describe, expect, test, vi } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema } from '#shared/ids/ids'
import { campCodes } from '../../../../../web/trip/building/api/availability-query'
import { offersOfCalendar } from '../../../../../web/trip/building/detail/use-room-facts'
import { roomsWithAges } from '../../../../../web/trip/building/model/builder-segment'
import {
  capacityWords,
  roomsChosenWords,
} from '../../../../../web/trip/building/model/counting-words'
import { roomGroups, roomRank } from '../../../../../web/trip/building/model/room-groups'
import { roomHint, roomOffer } from '../../../../../web/trip/building/model/room-offer'
import { aLine, aRoomType, aStay, day } from '../support'

const room = aRoomType()
const entry = (available: number | null) => ({
  optionKey: room.optionKey,
  key: room.optionKey,
  available,
  price: 255_800,
  rateCurrency: 'USD',
  label: '',
  minChildAge: 6,
})
const facts = {
  room,
  hasDates: true,
  quoteMode: 'availability',
  entry: entry(3),
  monthRate: undefined,
  isLoading: false,
  chosen: [],
} as const

describe('what a room card offers', () => {
  test.each([
    [3, 'Rooms available: 3', 'ok', false],
    [-1, 'Rooms may be available', 'info', false],
    [-2, 'Availability on request', 'warn', false],
    [0, 'No Rooms Available', 'bad', true],
    [-3, 'No Rooms Available', 'bad', true],
  ])('for the code %s says %s', (available, label, tone, isOff) => {
    expect(roomOffer({ ...facts, entry: entry(available) })).toMatchObject({
      label,
      tone,
      isOff,
      price: 255_800,
    })
  })

  test('cannot be added while it loads, and is not called free', () => {
    expect(roomOffer({ ...facts, entry: undefined, isLoading: true })).toMatchObject({
      label: 'Availability is loading',
      tone: 'quiet',
      isOff: true,
    })
  })

  test('may be had where nobody could be asked, but for what the calendar said', () => {
    expect(roomOffer({ ...facts, entry: undefined, isUnknown: true })).toMatchObject({
      label: 'Rooms may be available',
      isOff: false,
    })
    const days = ['2027-06-15', '2027-06-16', '2027-06-17'].map((date, index) => ({
      date: calendarDate(date),
      r: {},
      o: {},
      a: { TENT: index === 1 ? 0 : 2, SUITE: 3 - index },
    }))
    const stay = { startDate: calendarDate('2027-06-15'), endDate: calendarDate('2027-06-18') }
    const offers = offersOfCalendar(campCodes({ days }), stay)
    expect([...offers].map(([key, { available }]) => [key, available])).toEqual([
      ['TENT', 0],
      ['SUITE', 1],
    ])
    expect(offersOfCalendar(undefined, stay).size).toBe(0)
  })

  test('ends with the last room, and with the most that one booking may take', () => {
    expect(roomOffer({ ...facts, entry: entry(1), chosen: [aLine()] })).toMatchObject({
      isOff: true,
      left: 0,
    })
    expect(roomOffer({ ...facts, room: aRoomType({ maxUnits: 1 }), chosen: [aLine()] }).isOff).toBe(
      true,
    )
    expect(roomOffer({ ...facts, chosen: [aLine()] })).toMatchObject({ isOff: false, left: 2 })
  })

  test('may be had on any date in quote-only mode', () => {
    expect(roomOffer({ ...facts, quoteMode: 'quote_only', entry: entry(0) })).toMatchObject({
      label: 'Rooms may be available',
      isOff: false,
    })
  })

  test('2 §2.1: shows the room’s lowest rate of the month and no label without dates', () => {
    const undated = { ...facts, hasDates: false, entry: undefined }
    const monthRate = { amount: 340_200, rateCurrency: 'ZAR' }
    expect(roomOffer({ ...undated, monthRate })).toMatchObject({
      label: undefined,
      price: 340_200,
      rateCurrency: 'ZAR',
    })
    expect(roomOffer(undated).price).toBe(0)
    expect(roomOffer({ ...facts, monthRate }).price).toBe(255_800)
  })
})

describe('words of a room card', () => {
  const segment = aStay()
  const offer = roomOffer(facts)

  test('say in short who fits', () => {
    expect(capacityWords(room)).toBe('Up to 3 travelers: 2 adults, 1 child')
    expect(capacityWords(aRoomType({ normalChildren: 0, guestNormal: 2 }))).toBe(
      'Up to 2 travelers: 2 adults, no children',
    )
  })

  test('name the nights that are taken', () => {
    const rooms = new Map([
      [day('2027-06-16'), { [room.optionKey]: 0 }],
      [day('2027-06-17'), { [room.optionKey]: -3 }],
    ])
    const taken = roomOffer({ ...facts, entry: entry(0) })
    expect(roomHint({ room, offer: taken, segment, codes: { camp: new Map(), rooms } })).toBe(
      'Fully booked on Jun 16 and Jun 17',
    )
    expect(roomHint({ room, offer: taken, segment, codes: undefined })).toBe('')
  })

  test('say that it is the last one, or for adults only', () => {
    expect(
      roomHint({
        room,
        offer: roomOffer({ ...facts, entry: entry(1) }),
        segment,
        codes: undefined,
      }),
    ).toBe('Last room on these dates')
    const adultsOnly = aRoomType({ normalChildren: 0 })
    expect(roomHint({ room: adultsOnly, offer, segment, codes: undefined })).toBe('Adults only')
    expect(roomHint({ room, offer, segment, codes: undefined })).toBe('')
  })

  test('count the rooms that the others would usually take', () => {
    expect(roomsChosenWords(1, { adults: 1, children: 1 })).toBe('1 of 2 rooms selected')
    expect(roomsChosenWords(2, { adults: 0, children: 0 })).toBe('2 rooms selected')
  })
})

describe('rooms of a stay', () => {
  test('take the children of the trip in order', () => {
    const rooms = [aLine({ children: 2 }), aLine({ id: 'r2', children: 1 })]
    const trip = { adults: 4, children: 3, childrenAges: [11, 7] }
    expect(roomsWithAges(rooms, trip).map(({ childrenAges }) => childrenAges)).toEqual([
      [11, 7],
      [12],
    ])
  })

  test('stand by system type, an unknown one is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const odd = { ...aRoomType(), systemType: 'Castle' }
    const groups = roomGroups([
      aRoomType({ systemType: 'Family' }),
      aRoomType(),
      JSON.parse(JSON.stringify(odd)),
    ])
    expect(groups.map(({ label, rooms }) => [label, rooms.length])).toEqual([
      ['Twin', 1],
      ['Family', 1],
    ])
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('the order of rooms', () => {
  const family = aRoomType({
    optionKey: optionKeySchema.parse('JAO-FAMILY'),
    systemType: 'Family',
    guestNormal: 4,
  })
  const party = { adults: 2, children: 0, childrenAges: [] }

  test('puts free rooms that fit the party first, and taken ones that do not fit last', () => {
    const alone = { adults: 1, children: 0, childrenAges: [] }
    const pair = aRoomType({ minPax: 2 })
    expect(roomRank(pair, { party, available: 3 })).toBe(0)
    expect(roomRank(pair, { party: alone, available: 3 })).toBe(1)
    expect(roomRank(pair, { party, available: 0 })).toBe(2)
    expect(roomRank(pair, { party: alone, available: 0 })).toBe(3)
  })

  test('moves a group behind another whose rooms are free', () => {
    const rankOf = ({ systemType }: { systemType: string }) => (systemType === 'Family' ? 0 : 2)
    expect(roomGroups([room, family], rankOf).map(({ systemType }) => systemType)).toEqual([
      'Family',
      'Twin',
    ])
  })
})
