import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { relativeDay, shortDate } from '#shared/format/dates'
import { type Payment, type PaymentType, paymentLabel } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'

/** Styles of the next payment: `later` is outlined, `none` is plain text. */
export interface Due {
  readonly look: 'overdue' | 'soon' | 'later' | 'paid' | 'none'
  readonly words: string
}

interface DueFacts {
  readonly state: ItineraryState
  readonly sell: number
  readonly paid: number
  /** Of the earliest open payment. */
  readonly dueDate?: CalendarDate | undefined
  readonly dueType?: PaymentType | undefined
  readonly duePurpose?: Payment['purpose']
}

/** Within so many days of its due date, a payment counts as due soon. */
const soonDays = 7

/** A trip's next payment in a few words: how late it is, when it is due, or why there is none. */
export function dueOf(
  { state, sell, paid, dueDate, dueType: paymentType = 'balance', duePurpose: purpose }: DueFacts,
  today: CalendarDate,
): Due {
  if (state === 'cancelled')
    return dueDate === undefined
      ? { look: 'none', words: 'Nothing due' }
      : dueOn(dueDate, { type: paymentLabel({ paymentType, purpose: 'cancellation' }), today })
  if (dueDate !== undefined)
    return dueOn(dueDate, { type: paymentLabel({ paymentType, purpose }), today })
  if (sell > 0 && paid >= sell) return { look: 'paid', words: 'Paid in full' }
  if (hasCapability(state, 'payment') || state === 'holding')
    return { look: 'none', words: 'No payments yet' }
  return { look: 'none', words: 'Not quoted yet' }
}

function dueOn(date: CalendarDate, { type, today }: { type: string; today: CalendarDate }): Due {
  const days = daysBetween(today, date)
  if (days < 0)
    return { look: 'overdue', words: `${-days} ${days === -1 ? 'day' : 'days'} overdue` }
  if (days <= soonDays) return { look: 'soon', words: `${type} ${relativeDay(date, today)}` }
  return { look: 'later', words: `${type} ${dayWithYear(date, today)}` }
}

/** `Oct 24`, with the year if it isn't this one: `Jan 3, 2028`. */
export function dayWithYear(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? shortDate(date) : `${shortDate(date)}, ${year}`
}
