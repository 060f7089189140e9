import { addDays, type CalendarDate, calendarDate, daysBetween } from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { isAppError } from '../errors/app-error'
import { exponentOf } from '../money/currency-exponent'
import { majorText } from '../money/minor-units'
import { type BookingTerms, findNightlyRule, type NightlyRule } from '../rates/nightly-rule'
import { costStay, type StayCost, type StayToCost } from '../rooms/cost-stay'
import type { OfferFacts } from '../rooms/offers'

/** A stay without dates: who sleeps in which rooms for how many nights, and the camp's rates. */
export interface UndatedStay
  extends Pick<StayToCost, 'rooms' | 'roomTypes' | 'maxChildAge'>,
    OfferFacts,
    BookingTerms {
  readonly nights: number
  readonly rules: readonly NightlyRule[]
  /** The same rules in the same order with their published prices, for the rack model. */
  readonly publishedRules?: readonly NightlyRule[] | undefined
}

/**
 * What a stay costs from one arrival: decimals of `currency`. Offers of the same object cost the
 * same.
 */
export interface StayOffer {
  readonly costAmount: string
  readonly rspAmount: string | undefined
  readonly currency: string
}

/**
 * What a stay costs from each arrival, undefined where it cannot be sold: no rule for a night or
 * for that length of stay, a closed rate, guests who do not fit. Costs are costStay's; nights that
 * have the same rules, and the same early birds, share one call of it, but for charges of some dates.
 *
 * @param nights - one after the other; the arrivals are those that have all nights of the stay
 * among them
 */
export function stayOffers(
  stay: UndatedStay,
  nights: readonly CalendarDate[],
): (StayOffer | undefined)[] {
  const rulesByNight = rulesOfNights(stay, nights)
  const offersByKey = new Map<string, StayOffer | undefined>()
  const early = [...new Set(stay.rules.flatMap(({ earlyBirdDays }) => earlyBirdDays ?? []))]
  return nights.slice(0, nights.length - stay.nights + 1).map((arrival, index) => {
    const stayRules = rulesByNight.slice(index, index + stay.nights).flat()
    if (stayRules.includes(unsold)) return undefined
    const ahead =
      stay.bookedOn === undefined ? 0 : daysBetween(calendarDate(stay.bookedOn), arrival)
    const key = [
      ...stayRules,
      ...early.filter((days) => days <= ahead),
      stayRules.some((place) => hasDates(stay.rules[place])) ? arrival : '',
    ].join()
    if (!offersByKey.has(key)) offersByKey.set(key, offerOf(stay, { arrival, used: stayRules }))
    return offersByKey.get(key)
  })
}

const hasDates = (rule: NightlyRule | undefined): boolean => / from /i.test(rule?.charges ?? '')

/** Placeholder for a room without a rule. */
const unsold = -1

/** For each night the places of the rules that price it, room type by room type. */
function rulesOfNights(
  { rooms, rules, nights: length, market, bookedOn }: UndatedStay,
  nights: readonly CalendarDate[],
): number[][] {
  const places = new Map(rules.map((rule, place) => [rule, place]))
  const columns = [...new Set(rooms.map(({ optionKey }) => optionKey))].map((optionKey) => {
    const own = rules.filter((rule) => rule.optionKey === optionKey)
    const borders = bordersOf(own)
    let place = unsold
    return nights.map((night, index) => {
      if (index > 0 && !borders.has(night)) return place
      const rule = findNightlyRule(own, { optionKey, night, nights: length, market, bookedOn })
      place = (rule && places.get(rule)) ?? unsold
      return place
    })
  })
  return nights.map((_night, index) => columns.map((column) => column[index] ?? unsold))
}

/** The nights from which another rule may hold: between them nothing changes. */
function bordersOf(rules: readonly NightlyRule[]): Set<string> {
  return new Set(rules.flatMap(({ from, to }) => [from.slice(0, 10), dayAfter(to)]))
}

/** Imported rules may carry a time after the date; invalid dates are ignored. */
function dayAfter(text: string): string {
  const date = text.slice(0, 10)
  return isCalendarDate(date) ? addDays(date, 1) : date
}

function offerOf(
  stay: UndatedStay,
  { arrival, used }: { arrival: CalendarDate; used: readonly number[] },
): StayOffer | undefined {
  const ruleSet = new Set(used)
  const dates = { startDate: arrival, endDate: addDays(arrival, stay.nights) }
  const cost = (rules: readonly NightlyRule[]) =>
    costOrNone({ ...stay, ...dates, rules: rules.filter((_rule, place) => ruleSet.has(place)) })
  const net = cost(stay.rules)
  if (net === undefined) return undefined
  const publishedCost = stay.publishedRules === undefined ? undefined : cost(stay.publishedRules)
  return {
    costAmount: amountText(net),
    rspAmount: publishedCost && amountText(publishedCost),
    currency: net.currency,
  }
}

function costOrNone(stay: StayToCost): StayCost | undefined {
  try {
    return costStay(stay)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

const amountText = ({ amount, currency }: StayCost): string =>
  majorText(amount, exponentOf(currency))
