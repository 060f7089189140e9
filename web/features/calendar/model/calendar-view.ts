import {
  addDays,
  type CalendarDate,
  daysInMonth,
  firstDayOf,
  monthOf,
  nightsOf,
  sameDayIn,
  weekdayOf,
} from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { monthLabel, rangeWithYear } from '#shared/format/dates'
import { type CalendarKind, calendarKinds } from '#shared/itinerary/calendar-kinds'

/** What the calendar shows: the month or the week of a day, some kinds, whose trips. */
export interface CalendarView {
  readonly span: 'month' | 'week'
  readonly day: CalendarDate
  readonly kinds: readonly CalendarKind[]
  readonly whose: 'mine' | 'agency'
}

/** The view that an address names; without one, this month of everybody's. */
export function readView(search: URLSearchParams, today: CalendarDate): CalendarView {
  const day = search.get('day')
  const names = search.get('kinds')?.split(' ')
  return {
    span: search.get('view') === 'week' ? 'week' : 'month',
    day: isCalendarDate(day) ? day : today,
    kinds: calendarKinds.filter((kind) => names?.includes(kind) ?? true),
    whose: search.get('whose') === 'mine' ? 'mine' : 'agency',
  }
}

/** The address of a view, without what goes without saying. */
export function writeView(view: CalendarView, today: CalendarDate): URLSearchParams {
  const search = new URLSearchParams()
  if (view.span === 'week') search.set('view', 'week')
  if (view.day !== today) search.set('day', view.day)
  if (view.kinds.length < calendarKinds.length) search.set('kinds', view.kinds.join(' '))
  if (view.whose === 'mine') search.set('whose', 'mine')
  return search
}

/** The days of a view in whole weeks from Sunday; a month with the ends of its neighbors. */
export function listDays({ span, day }: Pick<CalendarView, 'span' | 'day'>): CalendarDate[] {
  const first = span === 'week' ? day : firstDayOf(monthOf(day))
  const last = span === 'week' ? day : addDays(first, daysInMonth(monthOf(day)) - 1)
  return nightsOf(addDays(first, -weekdayOf(first)), addDays(last, 7 - weekdayOf(last)))
}

/** The same day a week or a month later, or earlier. */
export const stepDay = ({ span, day }: CalendarView, by: 1 | -1): CalendarDate =>
  span === 'week' ? addDays(day, 7 * by) : sameDayIn(day, by)

/** `July 2027`, or `Jul 11 – 17, 2027`. */
export function viewTitle(view: CalendarView): string {
  if (view.span === 'month') return monthLabel(monthOf(view.day))
  const first = addDays(view.day, -weekdayOf(view.day))
  return rangeWithYear(first, addDays(first, 6))
}

/** Adds a kind to those that are shown, or takes it away. */
export const toggleKind = (kinds: readonly CalendarKind[], kind: CalendarKind): CalendarKind[] =>
  calendarKinds.filter((one) => kinds.includes(one) !== (one === kind))
