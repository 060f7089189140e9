import type { TripStart } from '#shared/api/date-slide'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'

/** What a total is beside the present one: `$1,204.10 less than now`. Nothing where the trip has no price yet. */
export function differenceWords(sell: number, now: number | undefined, currency: string): string | undefined {
  if (now === undefined) return undefined
  if (sell === now) return 'same price as now'
  const amount = formatMoney({ amount: Math.abs(sell - now), currency })
  return `${amount} ${sell < now ? 'less' : 'more'} than now`
}

/** The words for how sure a start is. */
export const stateWords = { free: 'All rooms available', possible: 'Some rooms on request' } as const

export interface DayFacts {
  readonly start: TripStart | undefined
  readonly currency: string
  /** The trip as it stands. */
  readonly current: { readonly startDate: CalendarDate; readonly sell?: number | undefined }
}

/** What the tooltip of a day says. */
export function dayTip(date: CalendarDate, { start, currency, current }: DayFacts): string {
  const now = date === current.startDate ? ['Current start date'] : []
  if (start === undefined) return [...now, 'Not available from this date'].join('. ')
  const total = formatMoney({ amount: start.sell, currency })
  const difference = date === current.startDate ? undefined : differenceWords(start.sell, current.sell, currency)
  return [...now, `${total}${difference === undefined ? '' : `, ${difference}`}`, stateWords[start.state]].join('. ')
}

/** The name of a day for those who hear it: its date, then the same words. */
export const dayName = (date: CalendarDate, facts: DayFacts): string => `${longDate(date)}. ${dayTip(date, facts)}`
