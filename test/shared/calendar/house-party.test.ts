import { describe, expect, test } from 'vitest'
import {
  type FittingRoom,
  fitsParty,
  partyNight,
  stayCodes,
  whyNoBeds,
} from '#shared/calendar/house-party'
import { aTent } from '../rooms/builders'

const twin: FittingRoom = {
  ...aTent({ normalChildren: 0, guestNormal: 2 }),
  optionKey: 'TWIN',
  ...few(4),
}
const family: FittingRoom = {
  ...aTent({ normalChildren: 2, guestNormal: 4 }),
  optionKey: 'FAMILY',
  ...few(2),
  minChildAge: 6,
}
function few(maxUnits: number) {
  return { minChildAge: 0, maxUnits, disabled: false }
}
const rooms = [twin, family]
const couple = { adults: 2, children: 0, childrenAges: [] }
const family4 = { adults: 2, children: 2, childrenAges: [9, 12] }

describe('a room type', () => {
  test('fits a party by number, and by the age of its youngest child', () => {
    expect(fitsParty(twin, couple)).toBe(true)
    expect(fitsParty(family, family4)).toBe(true)
    expect(fitsParty(family, { ...family4, childrenAges: [5, 12] })).toBe(false)
    expect(fitsParty({ ...twin, minPax: 2 }, { adults: 1, children: 0, childrenAges: [] })).toBe(
      false,
    )
    expect(fitsParty({ ...twin, disabled: true }, couple)).toBe(false)
  })
})

describe('a night', () => {
  test('counts the rooms that fit the party, and says how many do not', () => {
    const young = { ...family4, childrenAges: [3, 4] }
    expect(partyNight({ TWIN: 3, FAMILY: 2 }, { rooms, party: couple })).toEqual({
      code: 5,
      isMisfit: false,
      otherRooms: 0,
    })
    expect(partyNight({ TWIN: 23, FAMILY: 1 }, { rooms, party: young })).toMatchObject({
      isMisfit: true,
      otherRooms: 24,
    })
  })

  test('is no night for a family when only rooms for two adults are left', () => {
    expect(partyNight({ TWIN: 23, FAMILY: 0 }, { rooms, party: family4 })).toMatchObject({
      code: 0,
      isMisfit: true,
    })
  })

  test('needs rooms for everybody: one room for two does not do for five', () => {
    const five = { adults: 5, children: 0, childrenAges: [] }
    expect(partyNight({ TWIN: 1, FAMILY: 0 }, { rooms, party: five })).toMatchObject({
      isMisfit: true,
    })
    expect(partyNight({ TWIN: 1, FAMILY: 2 }, { rooms, party: five })).toMatchObject({
      code: 3,
      isMisfit: false,
    })
  })

  test('puts no more children into a room than it takes, though it has a place left', () => {
    const twinForThree = { ...family, optionKey: 'TWIN3', normalChildren: 1, guestNormal: 3 }
    const judge = (codes: Record<string, number>) =>
      partyNight(codes, { rooms: [twin, twinForThree], party: family4 })
    expect(judge({ TWIN: 2, TWIN3: 1 })).toMatchObject({ code: 0, isMisfit: true })
    expect(judge({ TWIN: 2, TWIN3: 2 })).toMatchObject({ code: 4, isMisfit: false })
  })

  test('houses a family in one room that takes just them, and nobody beside them', () => {
    const judge = (party: typeof family4) => partyNight({ FAMILY: 1 }, { rooms: [family], party })
    expect(judge(family4)).toMatchObject({ code: 1, isMisfit: false })
    expect(judge({ ...family4, adults: 3 })).toMatchObject({ code: 0, isMisfit: true })
    const roomy = { ...family, normalAdults: 4 }
    expect(
      partyNight({ FAMILY: 1 }, { rooms: [roomy], party: { ...family4, adults: 3 } }).isMisfit,
    ).toBe(true)
    expect(
      partyNight({ FAMILY: 1 }, { rooms: [roomy], party: { ...couple, adults: 4 } }).isMisfit,
    ).toBe(false)
    expect(judge({ ...couple, adults: 3 })).toMatchObject({ code: 0, isMisfit: true })
  })

  test('keeps a place of each room with children for an adult', () => {
    const three = { adults: 1, children: 3, childrenAges: [9, 10, 12] }
    expect(partyNight({ FAMILY: 2 }, { rooms: [family], party: three })).toMatchObject({
      code: 0,
      isMisfit: true,
    })
    expect(
      partyNight({ FAMILY: 2 }, { rooms: [family], party: { ...three, adults: 2 } }),
    ).toMatchObject({ code: 2 })
    const narrow = { ...family, normalChildren: 3, guestNormal: 3 }
    expect(partyNight({ FAMILY: 1 }, { rooms: [narrow], party: three })).toMatchObject({
      code: 0,
      isMisfit: true,
    })
  })

  test('puts children into the rooms that take most of them, and of equals into the largest', () => {
    const small = { ...family, optionKey: 'SMALL', normalChildren: 1, guestNormal: 3 }
    const large = { ...family, optionKey: 'LARGE', normalChildren: 3, guestNormal: 4 }
    const three = { adults: 1, children: 3, childrenAges: [9, 10, 12] }
    const judge = (
      rooms: readonly FittingRoom[],
      party: typeof three,
      codes: Record<string, number>,
    ) => partyNight(codes, { rooms, party }).isMisfit
    expect(judge([small, large], three, { SMALL: 1, LARGE: 1 })).toBe(false)
    const forTwoAdults = { ...small, roomTypeId: 4 }
    const roomier = { ...family, optionKey: 'LARGE', normalChildren: 1, guestNormal: 4 }
    expect(judge([forTwoAdults, roomier], { ...family4 }, { SMALL: 1, LARGE: 2 })).toBe(false)
  })

  test('is none for a party of nobody', () => {
    expect(
      partyNight({ TWIN: 3 }, { rooms, party: { adults: 0, children: 0, childrenAges: [] } }),
    ).toMatchObject({
      code: 0,
      isMisfit: true,
    })
  })

  test('takes rooms that may be, then rooms on request, where the free ones do not do', () => {
    expect(partyNight({ TWIN: 3, FAMILY: -1 }, { rooms, party: family4 }).code).toBe(-1)
    expect(partyNight({ TWIN: 3, FAMILY: -2 }, { rooms, party: family4 }).code).toBe(-2)
  })

  test('without a code of any room is unknown, and with closed ones only is closed', () => {
    expect(partyNight({}, { rooms, party: couple }).code).toBeUndefined()
    expect(partyNight({ TWIN: -3, FAMILY: -3 }, { rooms, party: couple })).toMatchObject({
      code: -3,
      isMisfit: false,
    })
    expect(partyNight({ TWIN: -3, FAMILY: 0 }, { rooms, party: couple })).toMatchObject({
      code: 0,
      isMisfit: false,
    })
  })
})

test('a stay has the rooms that are free on all of its nights, and none of which a night is unknown', () => {
  const nights = [
    { TWIN: 3, FAMILY: 1, TENT: -2 },
    { TWIN: 2, FAMILY: 0, TENT: 4, VILLA: 1 },
  ]
  expect(stayCodes(nights)).toStrictEqual({ TWIN: 2, FAMILY: 0, TENT: -2 })
})

describe('rooms that are all free', () => {
  const alone = { adults: 1, children: 2, childrenAges: [9, 12] }

  test('say nothing to a party that can sleep in them', () => {
    expect(whyNoBeds(rooms, family4)).toBeUndefined()
    expect(whyNoBeds(rooms, alone)).toBeUndefined()
    expect(whyNoBeds([], family4)).toBeUndefined()
  })

  test('say why a party cannot', () => {
    expect(whyNoBeds([twin], family4)).toBe('No room here takes children.')
    expect(whyNoBeds(rooms, { ...family4, childrenAges: [4, 9] })).toBe(
      'Children permitted 6 years and up.',
    )
    expect(whyNoBeds([twin, { ...family, roomTypeId: 4 }], alone)).toBe(
      'Rooms that take children require at least 2 adults here.',
    )
    const forty = { adults: 40, children: 0, childrenAges: [] }
    expect([rooms, [twin]].map((own) => whyNoBeds(own, forty))).toEqual(
      Array(2).fill('The rooms here cannot sleep 40 adults.'),
    )
  })

  test('name the least that any of them asks for', () => {
    const older = { ...family, optionKey: 'OLDER', minChildAge: 12 }
    expect(whyNoBeds([older, family], { ...family4, childrenAges: [4, 9] })).toBe(
      'Children permitted 6 years and up.',
    )
    const [forTwo, forOne] = [
      { ...family, roomTypeId: 4 },
      { ...family, optionKey: 'ONE', maxUnits: 1 },
    ]
    const many = { adults: 1, children: 9, childrenAges: Array(9).fill(9) }
    expect(whyNoBeds([forTwo, forOne], many)).toBe(
      'The rooms here cannot sleep 1 adult, 9 children.',
    )
    expect(whyNoBeds([forTwo], { ...many, adults: 2 })).toBe(
      'The rooms here cannot sleep 2 adults, 9 children.',
    )
  })
})
