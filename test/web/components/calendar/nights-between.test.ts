import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import type { CalendarDay } from '../../../../web/components/calendar/calendar-day'
import { nightsBetween } from '../../../../web/components/calendar/nights-between'

const june = (day: number) => calendarDate(`2027-06-${String(day).padStart(2, '0')}`)
const free: CalendarDay = { look: 'free', words: '' }
const own: CalendarDay = { look: 'selected', words: '' }
const closed: CalendarDay = { look: 'closed', words: '', isBlocked: true }
const dayOf = (date: string) =>
  date === '2027-06-12' ? own : date === '2027-06-15' ? closed : free

describe('nightsBetween', () => {
  test('has each day passed, both ends among them, without those of the stay itself', () => {
    expect(nightsBetween(june(10), june(13), dayOf)).toEqual([june(10), june(11), june(13)])
    expect(nightsBetween(june(13), june(10), dayOf)).toEqual([june(13), june(11), june(10)])
    expect(nightsBetween(june(10), june(10), dayOf)).toEqual([june(10)])
  })

  test('ends before the first day that cannot be chosen, so that a stay has no gap', () => {
    expect(nightsBetween(june(13), june(18), dayOf)).toEqual([june(13), june(14)])
    expect(nightsBetween(june(17), june(13), dayOf)).toEqual([june(17), june(16)])
    expect(nightsBetween(june(15), june(18), dayOf)).toEqual([])
  })
})
