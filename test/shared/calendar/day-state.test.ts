import { describe, expect, test } from 'vitest'
import { type DayFacts, firstBuilderDay, secondBuilderDay } from '#shared/calendar/day-state'
import { calendarDate } from '#shared/dates/calendar-date'

const facts = (overrides: Partial<DayFacts>): DayFacts => ({
  date: calendarDate('2027-06-15'),
  today: calendarDate('2026-11-20'),
  mode: 'availability',
  code: 3,
  ...overrides,
})
const locked =
  'There are rooms assigned, so modifications cannot be made. Remove the segment to re-add the dates.'
const maybe = 'May be Available / Pricing available upon quote'
const own = { own: true, locked: false, campName: 'Jao Camp' }
const other = { own: false, locked: false, campName: 'Mombo Camp' }

describe('a day of the first builder', () => {
  test.each<[string, Partial<DayFacts>]>([
    ['past', { date: calendarDate('2026-11-19') }],
    ['selected', { takenBy: own }],
    ['locked', { takenBy: { ...own, locked: true } }],
    ['taken', { takenBy: other }],
    ['arranged', { isArranged: true }],
    ['config', { isMisfit: true, code: 0 }],
    ['request', { code: -2 }],
  ])('is drawn as %s', (kind, overrides) => {
    expect(firstBuilderDay(facts(overrides)).kind).toBe(kind)
  })

  test.each<[string, Partial<DayFacts>, string, boolean]>([
    ['in the past', { date: calendarDate('2026-11-19') }, 'This date is unavailable', false],
    [
      'in the past though requested',
      { date: calendarDate('2026-11-19'), takenBy: own },
      'This date is unavailable',
      false,
    ],
    ['today with rooms', { date: calendarDate('2026-11-20') }, 'This date is available', true],
    ['requested here', { takenBy: own }, 'This accommodation is requested on this date', true],
    ['requested here with rooms', { takenBy: { ...own, locked: true } }, locked, false],
    ['requested elsewhere', { takenBy: other }, 'Mombo Camp is requested on this date', false],
    [
      'with a child too young',
      { minChildAge: 12, youngestChildAge: 11 },
      'Children permitted 12 years and up',
      false,
    ],
    [
      'with a child old enough',
      { minChildAge: 12, youngestChildAge: 12 },
      'This date is available',
      true,
    ],
    ['without children', { minChildAge: 12 }, 'This date is available', true],
    ['not known yet', { code: undefined }, 'Availability is loading', false],
    ['that may be available', { code: -1 }, maybe, true],
    ['on request', { code: -2 }, maybe, true],
    ['closed', { code: -3 }, 'This date is unavailable', false],
    ['without rooms', { code: 0 }, 'This date is unavailable', false],
    ['with a code nobody knows', { code: -7 }, 'This date is unavailable', false],
    ['for quotes only', { mode: 'quote_only', code: undefined }, maybe, true],
  ])('%s', (_, overrides, tooltip, clickable) => {
    expect(firstBuilderDay(facts(overrides))).toMatchObject({ tooltip, clickable })
  })
})

describe('a day of the second builder', () => {
  test('today is not in the past', () => {
    expect(secondBuilderDay(facts({ date: calendarDate('2026-11-20') })).kind).toBe('available')
  })

  test.each<[string, Partial<DayFacts>, object]>([
    [
      'in the past',
      { date: calendarDate('2026-11-19') },
      { kind: 'past', tooltip: 'This date is in the past', clickable: false },
    ],
    [
      'selected',
      { takenBy: own },
      { kind: 'selected', tooltip: 'This date is selected', clickable: true },
    ],
    [
      'selected with rooms',
      { takenBy: { ...own, locked: true } },
      { kind: 'locked', tooltip: 'This date is selected', clickable: false, note: locked },
    ],
    [
      'selected elsewhere',
      { takenBy: other },
      { kind: 'taken', tooltip: 'This date is selected by another segment', clickable: false },
    ],
    [
      'that people arrange',
      { isArranged: true, code: 0 },
      {
        kind: 'arranged',
        tooltip: 'Arranged by the DMC / Pricing available upon quote',
        clickable: true,
      },
    ],
    [
      'with rooms that do not fit',
      { isMisfit: true, code: 0 },
      { kind: 'config', tooltip: 'Rooms available, but none fits your party', clickable: true },
    ],
    ['with rooms', {}, { kind: 'available', tooltip: 'This date is available', clickable: true }],
    ['that may be available', { code: -1 }, { kind: 'maybe', tooltip: maybe, clickable: true }],
    [
      'on request',
      { code: -2 },
      { kind: 'request', tooltip: 'Availability on request', clickable: true },
    ],
    [
      'closed',
      { code: -3 },
      { kind: 'closed', tooltip: 'This date is unavailable', clickable: false },
    ],
    [
      'without rooms',
      { code: 0 },
      { kind: 'unavailable', tooltip: 'This date is unavailable', clickable: false },
    ],
    [
      'not known yet',
      { code: undefined },
      { kind: 'loading', tooltip: 'Availability is loading', clickable: false },
    ],
    [
      'for quotes only',
      { mode: 'quote_only', code: 0 },
      { kind: 'quote-only', tooltip: maybe, clickable: true },
    ],
    [
      'of an own arrangement',
      { mode: 'own', code: undefined },
      { kind: 'available', tooltip: 'This date is available', clickable: true },
    ],
    [
      'with a child too young',
      { mode: 'quote_only', minChildAge: 6, youngestChildAge: 0 },
      { kind: 'too-young', tooltip: 'Children permitted 6 years and up', clickable: false },
    ],
  ])('%s', (_, overrides, state) => {
    expect(secondBuilderDay(facts(overrides))).toEqual(state)
  })
})
