import { describe, expect, test } from 'vitest'
import { maxCalendarDays } from '#shared/api/calendar'
import { addMonths, calendarDate, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { calendarKinds } from '#shared/itinerary/calendar-kinds'
import {
  listDays,
  readView,
  stepDay,
  toggleKind,
  viewTitle,
  writeView,
} from '../../../../web/features/calendar/model/calendar-view'

const today = calendarDate('2027-07-15')
const read = (search: string) => readView(new URLSearchParams(search), today)

describe('the view of a calendar', () => {
  test('is this month of everybody’s where the address says nothing, or nonsense', () => {
    const usual = { span: 'month', day: today, kinds: calendarKinds, whose: 'agency' }
    expect(read('')).toEqual(usual)
    expect(read('view=year&day=2027-02-31&whose=theirs')).toEqual(usual)
    expect(writeView(read(''), today).toString()).toBe('')
  })

  test('goes through the address unchanged', () => {
    const search = 'view=week&day=2027-08-02&kinds=hold+return&whose=mine'
    expect(read(search)).toEqual({
      span: 'week',
      day: '2027-08-02',
      kinds: ['hold', 'return'],
      whose: 'mine',
    })
    expect(writeView(read(search), today).toString()).toBe(search)
    expect(read(writeView({ ...read(''), kinds: [] }, today).toString()).kinds).toEqual([])
  })

  test('has the days of whole weeks from Sunday, as many as one answer may have', () => {
    const july = listDays(read(''))
    expect([july[0], july.at(-1), july.length]).toEqual(['2027-06-27', '2027-07-31', 35])
    expect(listDays(read('view=week'))).toEqual(listDays(read('view=week&day=2027-07-17')))
    for (let month = 0; month < 60; month++) {
      const day = firstDayOf(addMonths(monthOf(today), month))
      const days = listDays({ span: 'month', day })
      expect(days.length % 7).toBe(0)
      expect(days.length).toBeLessThanOrEqual(maxCalendarDays)
      expect(days).toContain(day)
    }
  })

  test('moves by a month, to its last day where it is shorter, and by a week', () => {
    expect(stepDay(read('day=2027-08-31'), 1)).toBe('2027-09-30')
    expect(stepDay(read('view=week&day=2027-08-31'), -1)).toBe('2027-08-24')
  })

  test('is titled by its month, or by the ends of its week', () => {
    expect(viewTitle(read(''))).toBe('July 2027')
    expect(viewTitle(read('view=week'))).toBe('Jul 11 – 17, 2027')
  })

  test('adds and takes away a kind', () => {
    expect(toggleKind(['hold'], 'return')).toEqual(['hold', 'return'])
    expect(toggleKind(['hold', 'return'], 'hold')).toEqual(['return'])
  })
})
