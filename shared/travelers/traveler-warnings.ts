import { addDays, type CalendarDate, sameDayIn } from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { longDate, shortDate } from '../format/dates'
import { joinWords } from '../format/words'
import type { TravelerPartName, TravelerValues } from './traveler-parts'
import type { TravelerSlot } from './traveler-slots'

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

interface WarningContext {
  readonly today: CalendarDate
  /** Whom the party has in this place, with the age that rates and camps go by. */
  readonly slot?: Pick<TravelerSlot, 'kind' | 'age'> | undefined
}

/**
 * What does not fit: the date of birth with the party's age, the passport with the journey's dates
 * and countries, the flights with its dates.
 */
export function travelerWarnings(
  { passport = {}, flights = {} }: TravelerValues,
  journey: Journey,
  { today, slot }: WarningContext,
): TravelerWarning[] {
  const { startDate, endDate, countries } = journey
  const warnings: TravelerWarning[] = []
  const warn = (part: TravelerPartName, field: string, text: string) =>
    warnings.push({ part, field, text })
  const born = dateOf(passport.born)
  if (born !== undefined && born > today) warn('passport', 'born', 'This date is in the future')
  else if (born !== undefined && slot !== undefined) {
    const mismatch = ageMismatch(born, { slot, startDate })
    if (mismatch !== undefined) warn('passport', 'born', mismatch)
  }
  const [issued, expires] = [dateOf(passport.issued), dateOf(passport.expires)]
  const [arrival, departure] = [dateOf(flights.arrivalDate), dateOf(flights.departureDate)]
  const passportUntil = passportNeededUntil(journey)
  if (issued !== undefined && issued > today)
    warn('passport', 'issued', 'This date is in the future')
  if (expires !== undefined) {
    if (issued !== undefined && expires <= issued)
      warn('passport', 'expires', 'Expires before it was issued')
    else if (expires < endDate) warn('passport', 'expires', 'Expires before the journey ends')
    else if (expires < passportUntil)
      warn(
        'passport',
        'expires',
        `Should be valid until ${longDate(passportUntil)}${countries.length === 0 ? '' : ` for ${joinWords(countries)}`}: renew it in time`,
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
  return warnings
}

/** Ages below it are children's. */
const adultFrom = 18

/** Why a date of birth does not fit the party: rates and rooms were chosen by its ages. */
function ageMismatch(
  born: CalendarDate,
  {
    slot: { kind, age },
    startDate,
  }: { readonly slot: Pick<TravelerSlot, 'kind' | 'age'>; readonly startDate: CalendarDate },
): string | undefined {
  const actual = ageOn(born, startDate)
  const ageWords = `${actual} on the first day of travel, but booked as`
  if (kind === 'adult' && actual < adultFrom) return `${ageWords} an adult: tell your agent`
  if (kind === 'child' && age !== undefined && actual !== age)
    return `${ageWords} ${age}: tell your agent`
  return undefined
}

/** Full years on a day. */
function ageOn(born: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

const dateOf = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined
