import type { TripStart } from '#shared/api/date-slide'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'

/**
 * The difference from the present total: `$1,204.10 less than now`. Undefined while the trip has no
 * price.
 */
export function differenceWords(
  sell: number,
  now: number | undefined,
  currency: string,
): string | undefined {
  if (now === undefined) return undefined
  if (sell === now) return 'same price as now'
  const amount = formatMoney({ amount: Math.abs(sell - now), currency })
  return `${amount} ${sell < now ? 'less' : 'more'} than now`
}

/** The wording for how sure a start date is. */
export const stateWords = {
  free: 'All rooms available',
  possible: 'Some rooms on request',
} as const

export interface DayFacts {
  readonly start: TripStart | undefined
  readonly currency: string
  readonly current: { readonly startDate: CalendarDate; readonly sell?: number | undefined }
}

/** The tooltip of a day. */
export function dayTip(date: CalendarDate, { start, currency, current }: DayFacts): string {
  const now = date === current.startDate ? ['Current start date'] : []
  if (start === undefined) return [...now, 'Not available from this date'].join('. ')
  const total = formatMoney({ amount: start.sell, currency })
  const difference =
    date === current.startDate ? undefined : differenceWords(start.sell, current.sell, currency)
  return [
    ...now,
    `${total}${difference === undefined ? '' : `, ${difference}`}`,
    stateWords[start.state],
  ].join('. ')
}

/** The accessible name of a day: its date, then the tooltip's words. */
export const dayName = (date: CalendarDate, facts: DayFacts): string =>
  `${longDate(date)}. ${dayTip(date, facts)}`
