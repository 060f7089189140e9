import { type CalendarDate, calendarDate, daysBetween, nightsOf } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { type Problem, problem } from '#shared/itinerary/problem'
import { type Market, marketLabels } from '#shared/rates/markets'
import {
  type BookingTerms,
  findNightlyRule,
  isOfMarket,
  type NightlyRule,
} from '#shared/rates/nightly-rule'
import type { Offer } from './offer'
import type { StayRequest } from './supplier-system'

/** Who books a stay and when: today, where nothing is booked. */
export const bookingTerms = (
  { market, bookedOn }: StayRequest,
  { now }: Pick<Offer, 'now'>,
): BookingTerms => ({ market, bookedOn: bookedOn ?? now.toISOString().slice(0, 10) })

/** A night without a rate: says which lengths of stay have one, or until when it was to be booked. */
export function withReason(
  missing: Problem,
  { stay, offer }: { stay: StayRequest; offer: Offer },
): Problem {
  if (missing.code !== 'rate-rule-missing' || missing.date === undefined) return missing
  const night = missing.date
  const find = (terms: BookingTerms) =>
    stay.rooms
      .map(({ optionKey }) => findNightlyRule(offer.rules, { ...terms, optionKey, night }))
      .find((rule) => rule !== undefined)
  const rule = find(bookingTerms(stay, offer))
  if (rule !== undefined) {
    const { minLOS = 1, maxLOS } = rule
    const length = maxLOS ? `${minLOS} to ${maxLOS} nights` : `at least ${minLOS} nights`
    return { ...missing, message: `${missing.message}: rates require a stay of ${length}` }
  }
  const { bookBy } = find({ market: stay.market }) ?? {}
  return bookBy
    ? { ...missing, message: `${missing.message}: rates were for bookings until ${dayIn(bookBy)}` }
    : missing
}

const dayIn = (date: string): string => longDate(calendarDate(date))

/**
 * What is good to know of a stay's rates: until when they can be booked, that the camp may have
 * taken its rooms back, that the trip's market has none of its own.
 */
export function termAdvice(stay: StayRequest, offer: Offer): Problem[] {
  const { segmentId, startDate, endDate, market, bookedOn } = stay
  const nights = nightsOf(startDate, endDate)
  const terms = bookingTerms(stay, offer)
  const rules = stay.rooms.flatMap(({ optionKey }) =>
    nights.flatMap(
      (night) =>
        findNightlyRule(offer.rules, { ...terms, optionKey, night, nights: nights.length }) ?? [],
    ),
  )
  const isBooked = bookedOn !== undefined
  const messages = [
    ...(isBooked ? [] : bookByWords(rules)),
    ...(isBooked ? [] : releaseWords(rules, { startDate, today: terms.bookedOn ?? '' })),
    ...marketWords(rules, market),
  ]
  return messages.map((message) => problem('rate-terms', message, { segmentId }))
}

function bookByWords(rules: readonly NightlyRule[]): string[] {
  const [first] = rules.flatMap(({ bookBy }) => bookBy || []).sort()
  return first === undefined ? [] : [`Rates are for bookings until ${dayIn(first)}`]
}

function releaseWords(
  rules: readonly NightlyRule[],
  { startDate, today }: { startDate: CalendarDate; today: string },
): string[] {
  const release = Math.max(0, ...rules.map(({ releaseDays }) => releaseDays ?? 0))
  return daysBetween(calendarDate(today), startDate) < release
    ? [`The camp takes back free rooms ${countOf(release, 'day')} before arrival`]
    : []
}

function marketWords(rules: readonly NightlyRule[], market: string | undefined): string[] {
  const isOwn = market === undefined || market === 'international' || rules.length === 0
  return isOwn || rules.every(isOfMarket)
    ? []
    : [
        `No rate for this market (${marketLabels[market as Market]}): the international rate is used`,
      ]
}
