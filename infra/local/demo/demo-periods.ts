import { addDays, addMonths, type CalendarDate, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import type { DemoCamp } from './catalogue-types'
import type { SeasonName } from './sale-types'
import { seasonsOf } from './seasons'

/** Nights alike in season and contract year, first and last included. */
export type DemoPeriod = { from: CalendarDate; to: CalendarDate; season: SeasonName; year: number }

type Seasonal = Pick<DemoCamp, 'seasonPattern' | 'closed'>

/**
 * The seasons of a camp over some months, one after the other without a gap: its region's pattern, cut where the camp
 * is shut. A period ends with the calendar year, for which rates are contracted.
 */
export function periodsOf(camp: Seasonal, start: CalendarMonth, months: number): DemoPeriod[] {
  const end = firstDayOf(addMonths(start, months))
  const periods: DemoPeriod[] = []
  for (let night = firstDayOf(start); night < end; night = addDays(night, 1)) {
    const season = seasonOn(camp, night)
    const year = Number(night.slice(0, 4))
    const last = periods.at(-1)
    if (last !== undefined && last.season === season && last.year === year) last.to = night
    else periods.push({ from: night, to: night, season, year })
  }
  return periods
}

/** The season of a camp on a night. */
export function seasonOn({ seasonPattern, closed }: Seasonal, night: CalendarDate): SeasonName {
  const day = night.slice(5)
  if (closed !== undefined && isWithin(day, closed)) return 'closed'
  return seasonsOf[seasonPattern].find((season) => isWithin(day, season))?.season ?? 'shoulder'
}

/** Whether a day of the year (MM-DD) lies in a range that may run over the new year. */
function isWithin(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}
