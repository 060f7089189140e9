import { type CalendarDate, calendarDate } from '../dates/calendar-date'
import { currencyCodes } from '../money/currency-codes'
import { addressOf, type Grid, type Place, textOf } from './cells'
import { type DateForms, numericDate, periodsOf } from './read-periods'

/** Something that a sheet leaves open. It has to be answered before rates are published. */
export interface SheetQuestion {
  readonly id: string
  readonly title: string
  readonly why: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly places: readonly Place[]
  /** In percent; undefined for what is not in the sheet at all. */
  readonly sure?: number
  readonly answer?: string
}
export type Answers = Readonly<Record<string, string | undefined>>

/** What holds for a whole sheet. */
export interface SheetFacts {
  readonly forms: DateForms
  readonly currency: string
  /** Whether its amounts are what the supplier bills, or published ones. */
  readonly basis: 'nett' | 'rack'
  /** In percent, of published amounts. */
  readonly commission: string | undefined
  readonly questions: readonly SheetQuestion[]
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/US ?\$|\bdollars?\b/i, 'USD'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/\bR ?\d|\brands?\b/, 'ZAR'],
  [/\$/, 'USD'],
]
/** `25% commission`, `commission of 25%`, `STO less 25%`. */
const commissionIn =
  /(\d{1,2}(?:\.\d+)?) ?% (?:agent |trade )?commission|commission(?:able)?(?: is| of| at|:)? ?(\d{1,2}(?:\.\d+)?) ?%/i

/**
 * Currency, year, the order of dates, and whether amounts are nett; what the sheet doesn't say is
 * asked.
 */
export function sheetFacts(
  grid: Grid,
  { name, today, answers }: { name: string; today: CalendarDate; answers: Answers },
): SheetFacts {
  const texts = grid.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      typeof cell === 'string' ? [{ text: textOf(cell), place: { row, column } }] : [],
    ),
  )
  const dates = grid.flatMap((cells) => cells.filter((cell) => cell instanceof Date).map(textOf))
  const words = [name, ...texts.map(({ text }) => text)]
  const questions: SheetQuestion[] = []
  const ask = (question: Omit<SheetQuestion, 'answer'>): string | undefined => {
    const { [question.id]: answer } = answers
    const known = question.options.some(({ value }) => value === answer) ? answer : undefined
    questions.push({ ...question, ...(known === undefined ? {} : { answer: known }) })
    return known
  }
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  const isMonthFirst = monthFirst(texts, ask)
  const start = startOf({ words, dates, today, isMonthFirst, ask })
  const currency =
    words
      .flatMap((text) => text.match(/\b[A-Z]{3}\b/g) ?? [])
      .find((code) => currencyCodes.has(code)) ??
    signs.find(([sign]) => words.some((text) => sign.test(text)))?.[1] ??
    ask({
      id: 'currency',
      title: 'Which currency are the rates in?',
      why: 'The sheet names none.',
      places: [],
      options: plain(['USD', 'ZAR', 'EUR', 'GBP']),
    }) ??
    'USD'
  const has = (word: RegExp) => words.some((text) => word.test(text))
  const [isNett, isRack] = [
    has(/\bnett?\b|\bSTO\b/i),
    has(/\brack\b|\bpublished\b|\bcommissionable\b/i),
  ]
  const given = words.flatMap((text) => commissionIn.exec(text)?.slice(1).find(Boolean) ?? [])[0]
  const basis =
    (isNett ? 'nett' : isRack || given !== undefined ? 'rack' : undefined) ??
    ask({
      id: 'basis',
      title: 'Are these nett or rack rates?',
      why: 'The sheet says neither; nett is what the supplier bills.',
      places: [],
      options: [
        { value: 'nett', label: 'Nett' },
        { value: 'rack', label: 'Rack' },
      ],
    })
  const commission =
    basis !== 'rack'
      ? undefined
      : (given ??
        ask({
          id: 'commission',
          title: 'What commission does the supplier give?',
          why: 'Rates are rack; nett is what remains after commission.',
          places: [],
          options: ['20', '25', '30'].map((value) => ({ value, label: `${value}%` })),
        }))
  return {
    forms: { start, isMonthFirst },
    currency,
    basis: basis === 'rack' ? 'rack' : 'nett',
    commission,
    questions,
  }
}

type Ask = (question: Omit<SheetQuestion, 'answer'>) => string | undefined
interface PlacedText {
  readonly text: string
  readonly place: Place
}

/** Whether 01/02 is January 2: by a date that can only be read one way, else asked. */
function monthFirst(texts: readonly PlacedText[], ask: Ask): boolean {
  const dates = texts.flatMap(({ text, place }) =>
    Array.from(text.matchAll(new RegExp(numericDate, 'g')), ([all, one, two]) => ({
      all,
      one: Number(one),
      two: Number(two),
      place,
    })),
  )
  const [first] = dates
  if (first === undefined || dates.some(({ one, two }) => one > 12 && two <= 12)) return false
  if (dates.some(({ one, two }) => two > 12 && one <= 12)) return true
  const answer = ask({
    id: 'dates',
    title: `Which day is ${first.all}?`,
    why: `${addressOf(first.place)} and the others can be read both ways.`,
    places: [first.place],
    options: [
      { value: 'day', label: 'Day first' },
      { value: 'month', label: 'Month first' },
    ],
  })
  return answer === 'month'
}

/**
 * From when dates without a year are counted: a validity with years, else the year that the sheet
 * names, else asked.
 */
function startOf({
  words,
  dates,
  today,
  isMonthFirst,
  ask,
}: {
  words: readonly string[]
  dates: readonly string[]
  today: CalendarDate
  isMonthFirst: boolean
  ask: Ask
}): CalendarDate {
  for (const text of words) {
    const valid = /valid(?:ity)?:?(?: from)? (.*)/i.exec(text)?.[1] ?? ''
    const [period] = /20\d\d/.test(valid)
      ? periodsOf(valid, { start: today, isMonthFirst }).periods
      : []
    if (period !== undefined) return period.from
  }
  const year = [...words, ...dates].flatMap((text) => /\b(20[2-9]\d)\b/.exec(text)?.[1] ?? [])[0]
  if (year !== undefined) return calendarDate(`${year}-01-01`)
  const present = Number(today.slice(0, 4))
  const answer = ask({
    id: 'year',
    title: 'Which year are the rates for?',
    why: 'The sheet names none.',
    places: [],
    options: [present, present + 1, present + 2].map((one) => ({
      value: String(one),
      label: String(one),
    })),
  })
  return calendarDate(`${answer ?? present + 1}-01-01`)
}
