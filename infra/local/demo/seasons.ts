import * as z from 'zod/mini'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  firstDayOf,
} from '#shared/dates/calendar-date'
import { readTable } from './rows'

export type SeasonName = 'high' | 'shoulder' | 'low' | 'closed'

/** Which months are high, shoulder and low in a kind of place. */
export const seasonPattern = z.enum([
  'delta',
  'bushveld',
  'eastAfrica',
  'gorilla',
  'desert',
  'cape',
  'indianOcean',
  'seychelles',
  'zambezi',
])
export type SeasonPattern = z.infer<typeof seasonPattern>

const day = z.string()
/**
 * The months and days (MM-DD, both included) of each season, January to December, for each kind of
 * place. High is when the game is easiest to see or the weather at its best; they follow the dry
 * months, the flood of the Okavango, the long rains of East Africa, the summer of the Cape and the
 * cyclones of the Indian Ocean.
 */
export const seasonsOf = z
  .record(
    seasonPattern,
    z.array(z.strictObject({ from: day, to: day, season: z.enum(['high', 'shoulder', 'low']) })),
  )
  .parse(readTable('seasons'))

/** Nights alike in season and contract year, first and last included. */
export type DemoPeriod = { from: CalendarDate; to: CalendarDate; season: SeasonName; year: number }

interface Seasonal {
  readonly seasonPattern: SeasonPattern
  readonly closed?: { readonly from: string; readonly to: string } | undefined
}

/**
 * The seasons of a camp over some months, one after the other without a gap: its region's pattern,
 * cut where the camp is shut. A period ends with the calendar year, for which rates are contracted.
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
