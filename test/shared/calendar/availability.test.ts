import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availabilityStateOf,
  availabilityStates,
  campCodeOf,
  isAvailable,
  roomAvailabilityLabel,
  stayCodeOf,
} from '#shared/calendar/availability'
import { availabilityWindow, quoteModeLabels, quoteModeSchema } from '#shared/calendar/quote-mode'
import { calendarDate } from '#shared/dates/calendar-date'

test.each([
  [7, true, 'Rooms available', 'available'],
  [1, true, 'Rooms available', 'available'],
  [0, false, 'No Rooms Available', 'closed'],
  [-1, true, 'Rooms may be available', 'request_check'],
  [-2, true, 'Availability on request', 'request'],
  [-3, false, 'No Rooms Available', 'closed'],
  [-9, false, 'No Rooms Available', 'closed'],
  [undefined, false, 'Availability is loading', 'unknown'],
])(
  'the code %s is available: %s, reads %s and has the state %s',
  (code, available, label, state) => {
    expect(isAvailable(code)).toBe(available)
    expect(roomAvailabilityLabel(code)).toBe(label)
    expect(availabilityStateOf({ code })).toBe(state)
  },
)

test.each([
  [{ code: undefined, loading: true }, 'loading'],
  [{ code: 3, fits: false }, 'config'],
  [{ code: 3, fits: true }, 'available'],
  [{ code: 3, quoteOnly: true }, 'quote_only'],
  [{ code: 3, quoteOnly: true, dmcArranged: true }, 'dmcarranged'],
] as const)('%j has the calendar state %s', (night, state) => {
  expect(availabilityStateOf(night)).toBe(state)
  expect(availabilityStates).toContain(state)
})

describe('campCodeOf', () => {
  test.each([
    [[], undefined],
    [[-3, -3], -3],
    [[-3, 0], 0],
    [[0, -2], -2],
    [[-2, -1, 0], -1],
    [[-1, 2, 3, 0], 5],
  ])('%j makes %s', (codes, code) => {
    expect(campCodeOf(codes)).toBe(code)
  })
})

describe('stayCodeOf', () => {
  test.each([
    [[], undefined],
    [[4, 2, 3], 2],
    [[4, -1], -1],
    [[-1, -2], -2],
    [[-2, 0], 0],
    [[0, -3], -3],
    [[4, undefined], undefined],
    [[undefined, 0], 0],
    [[undefined], undefined],
  ])('the nights %j make %s', (nights, code) => {
    expect(stayCodeOf(nights)).toBe(code)
  })

  test('a stay is available when, and only when, each of its nights is', () => {
    const code = fc.constantFrom(undefined, -3, -2, -1, 0, 1, 2, 9)
    fc.assert(
      fc.property(fc.array(code, { minLength: 1, maxLength: 10 }), (nights) => {
        expect(isAvailable(stayCodeOf(nights))).toBe(nights.every(isAvailable))
      }),
    )
  })
})

test('quote modes are labelled as in the first builder, and the second looks seven days ahead', () => {
  expect(quoteModeSchema.options.map((mode) => quoteModeLabels[mode])).toEqual([
    'Show All Dates',
    'Quote Only',
  ])
  expect(availabilityWindow(calendarDate('2028-02-25'))).toEqual({
    startDate: '2028-02-25',
    endDate: '2028-03-03',
  })
})
