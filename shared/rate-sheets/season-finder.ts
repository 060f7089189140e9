import { addDays, sameDayIn } from '../dates/calendar-date'
import type { Ask } from './asking'
import type { RawFigure } from './read-figures'
import { type DateForms, outsideOf, type Period, periodsOf } from './read-periods'
import type { DatedSeason } from './season-dates'
import { isRestOfYear, seasonKey } from './season-names'
import type { Legend, Season } from './seasons'

interface Finder {
  /** By sheet. */
  readonly legends: ReadonlyMap<string, Legend>
  readonly book: Legend
  readonly forms: DateForms
  readonly ask: Ask
  /** All of the workbook. */
  readonly raws: readonly RawFigure[]
}

/**
 * Finds the dates of a figure's season: its own, the list's, the validity, what other seasons leave
 * of the year, or a person's answer.
 */
export function seasonFinder({ legends, book, forms, ask, raws }: Finder) {
  return (raw: RawFigure): DatedSeason | { readonly open: string } => {
    const own = legends.get(raw.table.sheet.name) ?? book
    const { season } = raw
    if (season === undefined) {
      const valid = own.validity ?? book.validity
      return valid === undefined ? askValid(forms, ask) : withDates(valid, forms)
    }
    if (season.periods !== undefined) return withDates(season, forms)
    const rest = isRestOfYear(season.name) ? nightsLeft(raw, { raws, forms, own }) : []
    return rest.length > 0
      ? withDates({ ...season, periods: rest }, forms)
      : askSeason(season, forms, ask)
  }
}

/** Whether a season is a room's without a price of it: from above, or of a row with words for one. */
export const givesSeason = ({ hasSeasonAbove, figure, room }: RawFigure, own: string): boolean =>
  hasSeasonAbove || (figure === undefined && room === own)

/**
 * What the other seasons of a camp's table leave of its year: that of its validity, or a whole one.
 * Empty while one of them has no dates.
 */
function nightsLeft(
  { table, camp }: RawFigure,
  { raws, forms: { start }, own }: Pick<Finder, 'raws' | 'forms'> & { readonly own: Legend },
): readonly Period[] {
  const others = raws
    .filter((one) => one.table === table && one.camp === camp)
    .flatMap(({ season }) => (season === undefined || isRestOfYear(season.name) ? [] : season))
  const periods = others.flatMap((season) => season.periods ?? [])
  if (periods.length === 0 || others.some((season) => season.periods === undefined)) return []
  const year = own.validity?.periods ?? [{ from: start, to: addDays(sameDayIn(start, 12), -1) }]
  return periods.reduce<readonly Period[]>(
    (left, other) => left.flatMap((one) => outsideOf(one, other)),
    year,
  )
}

/** Names a season by its days, and by how many years after the sheet's first one they are. */
function keyOf(name: string, periods: readonly Period[], { start }: DateForms): string {
  const years = Number(periods[0]?.from.slice(0, 4) ?? 0) - Number(start.slice(0, 4))
  const later = periods.length > 0 && years > 0 ? `+${years}` : ''
  const days = periods.map(({ from, to }) => `${from.slice(5)}–${to.slice(5)}`)
  return [seasonKey(name), ...days, later].filter(Boolean).join(' ')
}

function withDates({ name, periods = [], places }: Season, forms: DateForms): DatedSeason {
  return { key: keyOf(name, periods, forms), name, periods, places }
}

function openBecause(name: string): string {
  if (/(?:^|, )From /.test(name)) return 'The sheet says when it starts, but not when it ends.'
  return /\d.*\d/.test(name)
    ? 'We couldn’t read these dates, or they don’t exist.'
    : 'We didn’t find its full dates in the sheet.'
}

function askSeason({ name, places }: Season, forms: DateForms, ask: Ask) {
  const id = `season ${seasonKey(name)}`
  const answer = ask({
    id,
    title: `When is ${name}?`,
    why: `${openBecause(name)} Type its dates as in “1 Jul – 31 Oct & 20 Dec – 5 Jan”.`,
    places,
    input: 'dates',
    options: [],
  })
  const { periods } = periodsOf(answer, forms)
  return answer === undefined
    ? { open: id }
    : { key: keyOf(name, periods, forms), name, periods, places }
}

function askValid(forms: DateForms, ask: Ask) {
  const year = forms.start.slice(0, 4)
  const whole = `1 Jan ${year} – 31 Dec ${year}`
  const answer = ask({
    id: 'valid',
    title: 'For which dates are these rates?',
    why: 'The sheet doesn’t say. Type other dates as in “1 Mar 2027 – 28 Feb 2028”.',
    places: [],
    input: 'dates',
    options: [{ value: whole, label: `All of ${year}` }],
  })
  const { periods } = periodsOf(answer, forms)
  return answer === undefined
    ? { open: 'valid' }
    : { key: keyOf('', periods, forms), name: '', periods, places: [] }
}
