import { type CalendarDate, calendarDate, daysBetween } from '../dates/calendar-date'
import { longDate } from '../format/dates'
import type { Ask } from './asking'
import { hasOwnDates } from './note-topics'
import { type DateForms, dayOf, lacksYear, periodsOf } from './read-periods'
import type { PlacedText } from './sheet-texts'

/** `16 Dec 2027`, `December 2027`; not the year of a title. */
const datedYear =
  /(?:\b\d{1,2}(?:st|nd|rd|th)?[ ./-]*)?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{1,2})\b[ .,'/-]*20\d\d\b/gi
const isOfPaper = /\b(?:print|updat|issue|version|revis|as (?:of|at)|copyright)|©/i

/**
 * The one year that texts name outside of dates, where the dates with years begin in it or in the
 * next, as `Camp rates 2027` above `20 Dec – 5 Jan 2028`.
 */
function yearBesideDates(texts: readonly PlacedText[], forms: DateForms): string | undefined {
  const years = new Set(
    texts.flatMap(({ text }) =>
      isOfPaper.test(text) ? [] : (text.replaceAll(datedYear, '').match(/\b20[23]\d\b/g) ?? []),
    ),
  )
  const begins = texts.flatMap(({ text }) =>
    text
      .split(/[;&\n]/)
      .filter((piece) => !lacksYear(piece, forms))
      .flatMap((piece) => periodsOf(piece, forms).periods.map(({ from }) => from.slice(0, 4))),
  )
  const [year] = years
  const isNext = (begin: string) => Number(begin) - Number(year) === 1
  const isOwn = begins.length > 0 && begins.every((begin) => begin === year || isNext(begin))
  return years.size === 1 && isOwn && !begins.every(isNext) ? year : undefined
}

/** The first day of about a year that a text is: `1 November 2026 – 31 October 2027`. */
const yearBegins = (text: string, forms: DateForms): CalendarDate[] =>
  hasOwnDates(text) || isOfPaper.test(text) || lacksYear(text, forms)
    ? []
    : periodsOf(text, forms)
        .periods.filter(({ from, to }) => daysBetween(from, to) > 300)
        .map(({ from }) => from)

/** The first of two years in a row that a title names: 2027 of `Rates 2027/28`. */
function firstOfTwoYears(text: string): string | undefined {
  for (const [, first = '', next] of text.replaceAll(datedYear, '').matchAll(twoYears))
    if (Number(first.slice(2)) + 1 === Number(next)) return first
  return undefined
}
const twoYears =
  /\b(20[2-9]\d)\s*[/–-]\s*(?:20)?(\d\d)\b(?!\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi

/**
 * Rates of two years begin on some day of the first: in January as often as with a season in
 * November, which moves every date without a year. So a person says which season is the first.
 */
function askFirstDay(
  year: string,
  {
    lacking,
    isMonthFirst,
    ask,
  }: Pick<YearSearch, 'isMonthFirst' | 'ask'> & { readonly lacking: readonly PlacedText[] },
): CalendarDate {
  const january = calendarDate(`${year}-01-01`)
  const forms = { start: january, isMonthFirst }
  const begins = lacking.flatMap(({ text }) => {
    const { periods } = periodsOf(text, forms)
    return periods.length > 0 ? periods.map(({ from }) => from) : (dayOf(text, forms) ?? [])
  })
  const answer = ask({
    id: 'first day',
    title: 'Which day do these rates start?',
    why: `The sheet covers ${year} and ${Number(year) + 1}, and some of its dates have no year. We count those from this day.`,
    places: lacking.slice(0, 1).map(({ place }) => place),
    options: [...new Set([...begins, january])].map((day) => ({
      value: day.slice(5),
      label: longDate(day),
    })),
  })
  return answer === undefined ? january : calendarDate(`${year}-${answer}`)
}

interface YearSearch {
  readonly texts: readonly PlacedText[]
  /** Of the sheets. */
  readonly names: readonly string[]
  readonly today: CalendarDate
  readonly isMonthFirst: boolean
  readonly ask: Ask
  /** The year of the columns that are read, where a sheet has several side by side. */
  readonly column: string | undefined
}

/**
 * From when dates without a year are counted: a validity with years, else the one year that the
 * sheet names, else asked. Not asked where all dates have years.
 */
export function startOf(search: YearSearch): CalendarDate {
  const { texts, names, today, isMonthFirst, ask, column } = search
  if (column !== undefined) return calendarDate(`${column}-01-01`)
  const forms = { start: today, isMonthFirst }
  for (const { text } of texts.filter((one) => !hasOwnDates(one.text))) {
    const valid = /valid(?:ity)?(?: period)?:?(?: from)? (.*)/is.exec(text)?.[1] ?? ''
    const [period] = /20\d\d/.test(valid) ? periodsOf(valid, forms).periods : []
    if (period !== undefined && !lacksYear(valid, forms)) return period.from
  }
  const present = Number(today.slice(0, 4))
  const lacking = texts.filter(({ text }) => lacksYear(text, forms))
  const [wholeYear, ...otherYears] = new Set(texts.flatMap(({ text }) => yearBegins(text, forms)))
  if (wholeYear !== undefined && otherYears.length === 0) return wholeYear
  const firstOfTwo = texts.map(({ text }) => firstOfTwoYears(text)).find((year) => year)
  if (firstOfTwo !== undefined && lacking.length > 0)
    return askFirstDay(firstOfTwo, { lacking, isMonthFirst, ask })
  const yearsIn = (list: readonly string[]) => [
    ...new Set(
      list
        .flatMap((text) => text.match(/\b20[2-9]\d\b(?!\s*[/–-]\s*(?:20)?\d\d\b)/g) ?? [])
        .filter((year) => Math.abs(Number(year) - present) < 6), // a price of 2044 is no year
    ),
  ]
  const titleYears = yearsIn(
    texts
      .map(({ text }) => text)
      .filter((text) => text.length < 90 && /rate|tariff|price|season|sto\b|nett?\b/i.test(text)),
  )
  const plainTexts = texts.map(({ text }) => text).filter((text) => !isOfPaper.test(text))
  const all = yearsIn([...names, ...plainTexts])
  const isUnclear = titleYears.length !== 1 && lacking.length > 0
  const year = isUnclear ? yearBesideDates(texts, forms) : undefined
  const firstYears =
    year === undefined
      ? ([titleYears, yearsIn(names), all].find(({ length }) => length > 0) ?? [])
      : [year]
  const [only] = firstYears
  if (lacking.length === 0) return calendarDate(`${only ?? today.slice(0, 4)}-01-01`)
  if (firstYears.length === 1 && only !== undefined) return calendarDate(`${only}-01-01`)
  const years = firstYears.length > 0 ? firstYears : [present, present + 1, present + 2].map(String)
  const answer = ask({
    id: 'year',
    title: 'Which year are the rates for?',
    why:
      firstYears.length > 0
        ? `The sheet names ${firstYears.join(' and ')}.`
        : 'The sheet names none. Dates without a year are counted from its January.',
    places: lacking.slice(0, 1).map(({ place }) => place),
    options: years.map((value) => ({ value, label: value })),
  })
  return calendarDate(`${answer ?? present + 1}-01-01`)
}
