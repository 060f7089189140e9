import { describe, expect, test } from 'vitest'
import { optionKeySchema } from '#shared/ids/ids'
import { type KnownRoomType, roomProblems } from '#shared/itinerary/room-problems'
import { aStay } from './builders'

const villa: KnownRoomType = {
  optionKey: 'JAO-VILLA',
  supplierCode: 'JAO',
  systemType: 'Family',
  name: 'Jao Villa',
  normalAdults: 4,
  guestNormal: 5,
}
const tent: KnownRoomType = {
  ...villa,
  optionKey: 'JAO-TENT',
  systemType: 'Twin',
  name: 'Tented Suite',
  normalAdults: 2,
  guestNormal: 3,
}
const problems = (optionKey: string, adults: number, children: number) =>
  roomProblems(
    aStay({ rooms: [{ optionKey: optionKeySchema.parse(optionKey), adults, children }] }),
    [villa, tent],
  )

describe('roomProblems', () => {
  test.each([
    ['a family room with as many guests as it takes', 'JAO-VILLA', 4, 1, []],
    [
      'a family room with more',
      'JAO-VILLA',
      4,
      2,
      ['family-room-guests: Jao Villa sleeps at most 5 travelers'],
    ],
    [
      'another room with more',
      'JAO-TENT',
      2,
      2,
      ['room-guests: Tented Suite sleeps at most 3 travelers'],
    ],
    [
      'a room with more adults than it takes',
      'JAO-TENT',
      3,
      0,
      ['room-adults: Tented Suite sleeps at most 2 adults'],
    ],
    ['a room of a type that we do not know', 'JAO-OTHER', 9, 9, []],
  ])('%s', (_, optionKey, adults, children, expected) => {
    expect(
      problems(optionKey, adults, children).map(({ code, message }) => `${code}: ${message}`),
    ).toEqual(expected)
  })

  test('both limits can be passed at once, and the segment is named', () => {
    expect(problems('JAO-VILLA', 6, 0)).toMatchObject([
      { code: 'family-room-guests', segmentId: 's1' },
      { code: 'room-adults', segmentId: 's1' },
    ])
  })
})
