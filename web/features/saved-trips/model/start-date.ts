import type { TripStart, TripStarts } from '#shared/api/date-slide'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'

/** Fifty-two weeks: the same weekday in the same season. */
const year = 364

/** The default start date: the saved one, or the same week of a future year. */
export function firstStart(startDate: CalendarDate, today: CalendarDate): CalendarDate {
  const behind = daysBetween(startDate, today)
  return behind <= 0 ? startDate : addDays(startDate, Math.ceil(behind / year) * year)
}

/** A start date that the search found, and the one that was wanted. */
export interface BetterStart {
  readonly wanted: CalendarDate
  readonly startDate: CalendarDate
  readonly state: TripStart['state']
}

/**
 * The first future start date with all rooms available, else with some on request; undefined when
 * the wanted date works, wasn't searched, or there is no alternative.
 */
export function betterStart(
  { from, until, days }: Pick<TripStarts, 'from' | 'until' | 'days'>,
  { wanted, today }: { readonly wanted: CalendarDate; readonly today: CalendarDate },
): BetterStart | undefined {
  const isLookedAt = from <= wanted && wanted < until
  if (!isLookedAt || days.some(({ startDate }) => startDate === wanted)) return undefined
  const toCome = days.filter(({ startDate }) => startDate >= today)
  const foundStart = toCome.find(({ state }) => state === 'free') ?? toCome[0]
  return foundStart && { wanted, startDate: foundStart.startDate, state: foundStart.state }
}

/** Why it isn't the wanted date. */
export const betterWords = ({ state, wanted }: BetterStart): string =>
  `${state === 'free' ? 'First date with all rooms available' : 'First date with rooms available or on request'}. Not all rooms are available from ${longDate(wanted)}.`
