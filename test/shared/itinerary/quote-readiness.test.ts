import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  type QuoteQuestion,
  quoteBlockers,
  type StayReadiness,
} from '#shared/itinerary/quote-readiness'

const everybody = { adults: 2, children: 1, childrenAges: [9] }
const aCamp = (overrides: Partial<StayReadiness> = {}): StayReadiness => ({
  id: 's1',
  supplierCode: 'JAO',
  startDate: calendarDate('2027-06-15'),
  endDate: calendarDate('2027-06-18'),
  rooms: [everybody],
  ...overrides,
})
const question = (overrides: Partial<QuoteQuestion> = {}): QuoteQuestion => ({
  travelers: everybody,
  stays: [aCamp()],
  clientId: 'cli_hartley',
  ...overrides,
})
const reasons = (overrides: Partial<QuoteQuestion>) =>
  quoteBlockers(question(overrides)).map(({ message }) => message)

const noTravelers = 'No travelers have been assigned to the itinerary'
const noAdult = 'An adult must be present if you have children'
const noRegion = 'Not all own arranged accommodations have a region selected'
const noRoom = 'Not all travelers have been assigned to rooms'
const gap = 'There is a gap in the itinerary dates'
const noClient = 'No client is selected'

test('a trip with everything has no reason against it', () => {
  expect(quoteBlockers(question())).toEqual([])
})

describe('the reasons', () => {
  test.each<[string, Partial<QuoteQuestion>, string[]]>([
    ['nobody travels', { travelers: { adults: 0, children: 0, childrenAges: [] } }, [noTravelers]],
    [
      'children travel alone',
      { travelers: { adults: 0, children: 1, childrenAges: [9] } },
      [noAdult],
    ],
    [
      'an own arrangement has no region',
      { stays: [aCamp({ supplierCode: 'OWN', rooms: [] })] },
      [noRegion],
    ],
    [
      'its region is empty',
      { stays: [aCamp({ supplierCode: 'OWN', rooms: [], regionCode: '' })] },
      [noRegion],
    ],
    [
      'an own arrangement has one',
      { stays: [aCamp({ supplierCode: 'OWN', rooms: [], regionCode: 'OKA' })] },
      [],
    ],
    [
      'an adult has no room',
      { stays: [aCamp({ rooms: [{ adults: 1, children: 1, childrenAges: [9] }] })] },
      [noRoom],
    ],
    [
      'a child has no room',
      { stays: [aCamp({ rooms: [{ adults: 2, children: 0, childrenAges: [] }] })] },
      [noRoom],
    ],
    ['only the DMC arranges rooms', { stays: [aCamp({ rooms: [], dmcArrangedOnly: true })] }, []],
    [
      'a consultant arranges rooms',
      { stays: [aCamp({ rooms: [], consultantInteractionRequired: true })] },
      [],
    ],
    [
      'a child is too young',
      { stays: [aCamp({ minChildAge: 12 })] },
      ['Not all accommodations can accept children aged 9 years'],
    ],
    ['a child is just old enough', { stays: [aCamp({ minChildAge: 9 })] }, []],
    ['no client is chosen', { clientId: undefined }, [noClient]],
  ])('when %s', (_, overrides, expected) => {
    expect(reasons(overrides)).toEqual(expected)
  })

  test('2 §5.3: a child’s age that changes after the rooms were chosen is judged by the child’s room too', () => {
    const stays = [aCamp({ minChildAge: 6, rooms: [{ ...everybody, minChildAge: 9 }] })]
    expect(reasons({ stays })).toEqual([])
    const travelers = { ...everybody, childrenAges: [8] }
    const rooms = [{ ...travelers, minChildAge: 9 }]
    expect(reasons({ travelers, stays: [aCamp({ minChildAge: 6, rooms })] })).toEqual([
      'Not all accommodations can accept children aged 8 years',
    ])
  })

  test('the youngest child is the one who counts', () => {
    const travelers = { adults: 2, children: 2, childrenAges: [13, 4] }
    const stays = [aCamp({ rooms: [travelers], minChildAge: 6 })]
    expect(reasons({ travelers, stays })).toEqual([
      'Not all accommodations can accept children aged 4 years',
    ])
  })

  test('all of them come in the order of 2 §5.3', () => {
    const later = { startDate: calendarDate('2027-06-20'), endDate: calendarDate('2027-06-21') }
    const stays = [
      aCamp({ minChildAge: 12, rooms: [] }),
      aCamp({ id: 's2', supplierCode: 'OWN', ...later, rooms: [] }),
    ]
    const travelers = { adults: 0, children: 1, childrenAges: [9] }
    expect(reasons({ stays, travelers, clientId: undefined })).toEqual([
      noAdult,
      noRegion,
      noRoom,
      'Not all accommodations can accept children aged 9 years',
      gap,
      noClient,
    ])
  })
})

describe('what a reason concerns', () => {
  test('the stays without enough rooms', () => {
    const stays = [
      aCamp(),
      aCamp({
        id: 's2',
        startDate: calendarDate('2027-06-18'),
        endDate: calendarDate('2027-06-19'),
        rooms: [],
      }),
    ]
    expect(quoteBlockers(question({ stays }))).toMatchObject([
      { code: 'travelers-without-room', segmentIds: ['s2'] },
    ])
  })

  test('the stays on both sides of a gap, and its nights', () => {
    const stays = [
      aCamp(),
      aCamp({
        id: 's2',
        startDate: calendarDate('2027-06-20'),
        endDate: calendarDate('2027-06-22'),
      }),
      aCamp({
        id: 's3',
        startDate: calendarDate('2027-06-22'),
        endDate: calendarDate('2027-06-23'),
      }),
    ]
    expect(quoteBlockers(question({ stays }))).toEqual([
      {
        code: 'gap',
        message: gap,
        segmentIds: ['s1', 's2'],
        gaps: [{ startDate: '2027-06-18', endDate: '2027-06-20', nights: 2 }],
      },
    ])
  })

  test('with two gaps, the stays beside either', () => {
    const nights = (id: string, startDate: string, endDate: string) =>
      aCamp({ id, startDate: calendarDate(startDate), endDate: calendarDate(endDate) })
    const stays = [
      nights('s1', '2027-06-01', '2027-06-02'),
      nights('s2', '2027-06-03', '2027-06-04'),
      nights('s3', '2027-06-05', '2027-06-06'),
    ]
    expect(quoteBlockers(question({ stays }))).toMatchObject([
      { code: 'gap', segmentIds: ['s1', 's2', 's3'] },
    ])
  })
})
