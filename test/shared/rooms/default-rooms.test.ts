import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DefaultRoom, defaultRooms } from '#shared/rooms/default-rooms'
import { anyParty } from './builders'

const words = (rooms: DefaultRoom[]) =>
  rooms.map(({ roomType, adults, children }) => `${roomType} ${adults}+${children}`).join(', ')

describe('defaultRooms', () => {
  test.each([
    [0, 0, ''],
    [1, 0, 'sr 1+0'],
    [2, 0, 'tr 2+0'],
    [5, 0, 'tr 2+0, tr 2+0, sr 1+0'],
    [2, 1, 'fr 2+1'],
    [2, 2, 'fr 2+2'],
    [2, 3, 'fr 1+2, fr 1+1'],
    [3, 3, 'fr 2+2, fr 1+1'],
    [7, 3, 'fr 2+2, fr 2+1, tr 2+0, sr 1+0'],
    [1, 4, 'fr 1+2, fr 0+2'],
  ])('%i adults and %i children want %s', (adults, children, rooms) => {
    expect(words(defaultRooms({ adults, children }))).toBe(rooms)
  })

  test('everybody gets a bed and no room has more than two of either', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const rooms = defaultRooms(party)
        const total = (who: 'adults' | 'children') =>
          rooms.reduce((sum, room) => sum + room[who], 0)
        expect([total('adults'), total('children')]).toEqual([party.adults, party.children])
        expect(
          rooms.every(
            ({ adults, children }) => adults <= 2 && children <= 2 && adults + children > 0,
          ),
        ).toBe(true)
        expect(rooms.filter(({ roomType }) => roomType === 'sr').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
