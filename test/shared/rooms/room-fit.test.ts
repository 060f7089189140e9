import { describe, expect, test } from 'vitest'
import { misfitsOf } from '#shared/rooms/room-fit'
import { roomTypeSchema } from '#shared/rooms/room-type'

const room = { roomTypeId: 1, minPax: 2, normalAdults: 2, guestNormal: 3, minChildAge: 6 }
const guests = (adults: number, children = 0, youngestChildAge?: number) => ({
  adults,
  children,
  infants: 0,
  youngestChildAge,
})
const kinds = (...of: Parameters<typeof misfitsOf>) => misfitsOf(...of).map(({ kind }) => kind)

describe('misfitsOf', () => {
  test('finds nothing wrong with guests who fit', () => {
    expect(misfitsOf(guests(2, 1, 6), room)).toEqual([])
    expect(misfitsOf(guests(9, 9, 0), {})).toEqual([])
    const unlimited = {
      roomTypeId: null,
      minPax: null,
      normalAdults: null,
      guestNormal: null,
      minChildAge: null,
    }
    expect(misfitsOf(guests(9, 9, 0), unlimited)).toEqual([])
    expect(kinds({ ...guests(2), infants: 2 }, room)).toEqual(['too-many-guests'])
  })

  test('gives every reason with the limit that is missed', () => {
    expect(misfitsOf(guests(3, 1, 5), room)).toEqual([
      { kind: 'too-many-adults', most: 2 },
      { kind: 'too-many-guests', most: 3 },
      { kind: 'child-too-young', youngest: 5, minChildAge: 6 },
    ])
    expect(misfitsOf(guests(1), room)).toEqual([{ kind: 'too-few-guests', fewest: 2 }])
  })

  test('wants an adult with children', () => {
    expect(kinds(guests(0, 2, 8), room)).toEqual(['children-without-adult'])
  })

  test('wants two adults in room types 3 and 4, one in others', () => {
    expect(kinds(guests(1, 1, 8), { ...room, roomTypeId: 3 })).toEqual(['too-few-adults'])
    expect(kinds(guests(1, 1, 8), { ...room, roomTypeId: '4' })).toEqual(['too-few-adults'])
    expect(kinds(guests(1, 1, 8), { ...room, roomTypeId: 5 })).toEqual([])
    expect(kinds(guests(0), { ...room, minPax: 0 })).toEqual(['too-few-adults'])
  })
})

describe('roomTypeSchema', () => {
  const stored = {
    roomTypeId: 2,
    optionKey: 'ZULU-TENT',
    supplierCode: 'ZULU',
    uniqueName: 'Zulu Camp Tented Suite',
    systemType: '_Double',
    name: 'Tented Suite',
    minPax: 1,
    normalAdults: 2,
    normalChildren: 1,
    guestNormal: 3,
    minChildAge: 6,
    cost: 850,
    disabled: false,
  }

  test('reads a room type, with or without what is optional', () => {
    expect(roomTypeSchema.safeParse(stored).success).toBe(true)
    expect(
      roomTypeSchema.safeParse({ ...stored, description: 'On a deck.', maxChildAge: 12 }).success,
    ).toBe(true)
  })

  test.each([
    ['systemType', 'Double'],
    ['guestNormal', -1],
    ['minChildAge', 18],
    ['optionKey', 'TENT'],
  ])('refuses a wrong %s', (field, value) => {
    expect(roomTypeSchema.safeParse({ ...stored, [field]: value }).error?.issues[0]?.path).toEqual([
      field,
    ])
  })
})
