import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { openPayments } from '#shared/itinerary/open-payments'
import { moneyText } from '../../components/money/money-parts'
import type { Trip } from '../page/trip'

/** What is to be paid next: all of the earliest day, as groups pay on the same one; undefined when nothing is open. */
export function nextDueWords(
  { payments, currency }: Pick<Trip, 'payments' | 'currency'>,
  today: CalendarDate,
): string | undefined {
  const open = openPayments(payments)
  const [first] = open
  if (first === undefined) return undefined
  const day = open.filter(({ dueDate }) => dueDate === first.dueDate)
  const sum = moneyText(
    day.reduce((all, { amount }) => all + amount, 0),
    currency,
  )
  const [what, isOne] = day.length === 1 ? [sum, true] : [`${day.length} payments, together ${sum},`, false]
  return `${what} ${dueWords(first.dueDate, { today, isOne })}`
}

/** `is due today`, `are due Feb 6, 2027`, `was due Nov 3`: the year only where it is another one. */
function dueWords(
  dueDate: string | undefined,
  { today, isOne }: { readonly today: CalendarDate; readonly isOne: boolean },
): string {
  const now = isOne ? 'is due' : 'are due'
  if (!isCalendarDate(dueDate)) return now
  if (dueDate === today) return `${now} today`
  const isFar = dueDate.slice(0, 4) !== today.slice(0, 4)
  const day = isFar ? `${shortDate(dueDate)}, ${dueDate.slice(0, 4)}` : shortDate(dueDate)
  if (dueDate > today) return `${now} ${day}`
  return `${isOne ? 'was' : 'were'} due ${day}`
}
