import { describe, expect, test } from 'vitest'
import { drawDay } from '../../../../../web/trip/building/calendar/use-camp-days'
import { ownCamp } from '../../../../../web/trip/building/model/builder-camp'
import { staysByNight, staysOf } from '../../../../../web/trip/building/model/builder-segment'
import { aCamp, aLine, aStay, code, day } from '../support'

const facts = {
  date: day('2027-06-15'),
  today: day('2026-11-20'),
  camp: aCamp(),
  quoteMode: 'availability',
  code: 4,
  stay: undefined,
  youngestChildAge: undefined,
} as const

describe('a day of the calendar', () => {
  test.each([
    [4, 'free', 4],
    [2, 'few', 2],
    [-1, 'may', undefined],
    [-2, 'request', undefined],
    [0, 'none', undefined],
    [-3, 'closed', undefined],
    [undefined, 'loading', undefined],
  ])('with the code %s looks %s and counts %s', (given, look, count) => {
    expect(drawDay({ ...facts, code: given })).toMatchObject({ look, count })
  })

  test('that is taken by another stay wears its colour and cannot be picked', () => {
    const [stay] = staysOf([aStay({ supplierCode: code('MOMBO') })])
    expect(drawDay({ ...facts, stay })).toMatchObject({
      look: 'taken',
      hue: 1,
      stayId: 's1',
      isBlocked: true,
      words: 'This date is selected by another segment',
    })
  })

  test('of a stay with rooms says that it stands', () => {
    const [stay] = staysOf([aStay({ rooms: [aLine()] })])
    const drawn = drawDay({ ...facts, stay })
    expect(drawn).toMatchObject({ look: 'selected', isBlocked: true })
    expect(drawn.words).toContain('There are rooms assigned, so modifications cannot be made.')
  })

  test('of the own accommodation asks no supplier, and one in the past is gone', () => {
    expect(drawDay({ ...facts, camp: ownCamp, code: undefined })).toMatchObject({
      look: 'free',
      isBlocked: false,
    })
    expect(drawDay({ ...facts, today: day('2027-06-16') })).toMatchObject({
      look: 'past',
      isBlocked: true,
    })
  })

  test('is closed to a child who is too young', () => {
    expect(drawDay({ ...facts, youngestChildAge: 4 })).toMatchObject({
      look: 'child',
      words: 'Children permitted 6 years and up',
    })
  })

  test('where rooms are left that do not fit the party says so in place of a count', () => {
    const party = { code: 0, isMisfit: true, otherRooms: 23 }
    expect(drawDay({ ...facts, code: 23, party })).toMatchObject({
      look: 'config',
      words: 'Rooms available, but none fits your party',
      count: undefined,
      isBlocked: false,
    })
  })

  test('counts the rooms that fit the party, and names the others', () => {
    const party = { code: 3, isMisfit: false, otherRooms: 20 }
    expect(drawDay({ ...facts, code: 23, party })).toMatchObject({
      look: 'free',
      words: 'This date is available. 20 other rooms don’t fit your party',
      count: 3,
    })
  })

  test('of a camp whose rooms the DMC arranges says so, whatever its code', () => {
    const words = 'Arranged by the DMC / Pricing available upon quote'
    for (const given of [4, 0, undefined])
      expect(
        drawDay({ ...facts, camp: aCamp({ dmcArrangedOnly: true }), code: given }),
      ).toMatchObject({
        look: 'arranged',
        words,
        isBlocked: false,
      })
  })

  test('stays are found by night once for an itinerary', () => {
    const segments = [aStay()]
    const nights = staysByNight(segments)
    expect([...nights.keys()]).toEqual(['2027-06-15', '2027-06-16', '2027-06-17'])
    expect(staysByNight(segments)).toBe(nights)
  })
})
