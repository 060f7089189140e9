import { addDays, type CalendarDate, sameDayIn } from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { longDate, shortDate } from '../format/dates'
import { joinWords } from '../format/words'
import type { TravelerPartName, TravelerValues } from './traveler-parts'

export interface TravelerWarning {
  readonly part: TravelerPartName
  readonly field: string
  readonly text: string
}

interface Journey {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  /** Names of the countries that it leads through. */
  readonly countries: readonly string[]
}

/**
 * Forms are asked for this long before the journey: camps and charter flights want names, weights
 * and diets a month ahead.
 */
const dueDaysBefore = 30
export const formsDueOn = ({ startDate }: Pick<Journey, 'startDate'>): CalendarDate =>
  addDays(startDate, -dueDaysBefore)

/**
 * Forms are deleted this long after the journey: a lost bag, an insurance claim or a late invoice
 * may still need them for some weeks; nothing needs a passport after that.
 */
const keptDaysAfter = 30
export const formsDeletedOn = ({ endDate }: Pick<Journey, 'endDate'>): CalendarDate =>
  addDays(endDate, keptDaysAfter)

/**
 * South Africa asks for thirty days after leaving; wherever else, we go by the six months that most
 * countries ask for.
 */
const thirtyDays = ['South Africa']

/** Until when passports must be valid for a journey. */
export const passportNeededUntil = ({ endDate, countries }: Journey): CalendarDate =>
  countries.length > 0 && countries.every((country) => thirtyDays.includes(country))
    ? addDays(endDate, 30)
    : sameDayIn(endDate, 6)

/**
 * What does not fit: the passport with the journey's dates and countries, the flights with its
 * dates.
 */
export function travelerWarnings(
  { passport = {}, flights = {} }: TravelerValues,
  journey: Journey,
  today: CalendarDate,
): TravelerWarning[] {
  const { startDate, endDate, countries } = journey
  const found: TravelerWarning[] = []
  const warn = (part: TravelerPartName, field: string, text: string) =>
    found.push({ part, field, text })
  const [issued, expires] = [dateOf(passport.issued), dateOf(passport.expires)]
  const [arrival, departure] = [dateOf(flights.arrivalDate), dateOf(flights.departureDate)]
  const needed = passportNeededUntil(journey)
  if (issued !== undefined && issued > today)
    warn('passport', 'issued', 'This date is in the future')
  if (expires !== undefined) {
    if (issued !== undefined && expires <= issued)
      warn('passport', 'expires', 'Expires before it was issued')
    else if (expires < endDate) warn('passport', 'expires', 'Expires before the journey ends')
    else if (expires < needed)
      warn(
        'passport',
        'expires',
        `Should be valid until ${longDate(needed)}${countries.length === 0 ? '' : ` for ${joinWords(countries)}`}: renew it in time`,
      )
  }
  if (arrival !== undefined) {
    if (arrival > startDate)
      warn(
        'flights',
        'arrivalDate',
        `The journey begins on ${shortDate(startDate)}, before you arrive`,
      )
    else if (arrival < sameDayIn(startDate, -1))
      warn('flights', 'arrivalDate', 'This is more than a month before the journey')
  }
  if (departure !== undefined) {
    if (departure < endDate)
      warn('flights', 'departureDate', `The journey ends on ${shortDate(endDate)}, after you leave`)
    else if (departure > sameDayIn(endDate, 1))
      warn('flights', 'departureDate', 'This is more than a month after the journey')
  }
  return found
}

const dateOf = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined
