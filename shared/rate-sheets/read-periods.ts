import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysInMonth,
  sameDayIn,
} from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { type Cell, textOf } from './cells'

/** Nights from the first to the last. */
export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** How dates without a year, or in numbers, are to be taken. */
export interface DateForms {
  /** Dates without a year are the first ones from here on. */
  readonly start: CalendarDate
  /** 01/02 is January 2. */
  readonly isMonthFirst: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Months as sheets from Africa's suppliers spell them, in English, German, French, Spanish, Portuguese, Italian, Dutch. */
const spellings = [
  'jan january januar janvier ene enero janeiro gen gennaio',
  'feb february februar februari fevrier février fev febrero fevereiro febbraio',
  'mar march märz mrz mrt maart mars marzo março',
  'apr april avril avr abr abril aprile',
  'may mai mayo maio mag maggio mei',
  'jun june juni juin junio junho giu giugno',
  'jul july juli juillet julio julho lug luglio',
  'aug august augustus août aout ago agosto',
  'sep sept september septembre septiembre setembro settembre',
  'oct october okt oktober octobre octubre outubro ott ottobre',
  'nov november novembre noviembre novembro',
  'dec december dez dezember décembre decembre dic diciembre dezembro dicembre',
]
const monthNumbers = new Map(
  spellings.flatMap((line, index) => line.split(' ').map((word) => [word, index + 1] as const)),
)
const monthOf = (word: string): number => monthNumbers.get(word.toLowerCase()) ?? 0

/** Dates in numbers, by both orders: whether a sheet's can be told apart. */
export const numericDate = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/
/** `01/27 – 03/27` may be months of 2027 or days of January and March: neither is read. */
export const monthOrDay = /\b\d{1,2}\/(2[4-9]|3\d)\s*(?:[-–—]|to)\s*\d{1,2}\/\1\b(?!\/)/g
/** `Jan 27 – Mar 27`: nobody's season ends on the day of the month on which it began. */
const monthsOfYear =
  /\b([a-zä-ü]{3,9})\.? '?(2[4-9]|3[0-5])\s*(?:[-–—]|to)\s*([a-zä-ü]{3,9})\.? '?(2[4-9]|3[0-5])\b(?! ?\d)/g
/** Dates with points have their day first everywhere. */
const pointedDate = /\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?(?!\d)/g
/** `01.04-30.06`, with two digits for each month and no point behind it. */
const pointedRange =
  /\b((?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2]))(\s*[-–—]\s*)((?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2]))(?![.\d])/g
/** `2027-01-31`, `2027/01/31`, `2027.01.31`: whoever writes the year first writes the day last. */
export const yearFirst = /\b(20\d\d)([-/.])(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])\b/g
/** Days of a workbook that lost their format, 2020 to 2064. */
const [firstSerial, lastSerial] = [43_831, 60_000]

interface Day {
  readonly day?: number
  readonly month?: number
  readonly year?: number
}

interface Dated {
  /** The words before the dates, or after them where none stand before. */
  readonly name: string
  /** The words after the dates, where others stand before: `Low (May – Aug) single`. */
  readonly after?: string
  readonly periods: readonly Period[]
  /** It has dates but for some that aren't told by days. */
  readonly hasException?: boolean
}

/** Dates of every year: those of the sheet's first one, and its first nights of the year before. */
const yearly = /[\s,(]*\b(?:(?:of )?(?:each|every) year|annually|yearly)\b\)?/i

/**
 * The periods of a heading with dates of every year, or without (periodsIn). One year before or
 * after them is theirs: `2028 Low: 1 Jan – 30 Jun`.
 */
export function periodsOf(cell: Cell | undefined, forms: DateForms): Dated {
  const text = textOf(cell)
  const [, most = '', others] = exception.exec(text) ?? []
  const dates = others === undefined ? undefined : periodsOf(most, forms)
  if (others !== undefined && dates !== undefined && dates.periods.length > 0)
    return periodsBut(others, dates, forms)
  if (!yearly.test(text)) return periodsInYear(cell, forms)
  const plain = plainPeriods(text.replace(yearly, ''), forms)
  const { periods } = plain
  const before = periods.flatMap(({ from, to }): Period[] => {
    const [first, last] = [sameDayIn(from, -12), sameDayIn(to, -12)]
    return last < forms.start ? [] : [{ from: first < forms.start ? forms.start : first, to: last }]
  })
  return periods.length === 0
    ? { name: text, periods }
    : { ...plain, periods: [...before, ...periods] }
}

/** `6 Jan – 31 May, excluding Easter`: what is excepted has days, or names some. */
const exception =
  /^(.*\d.*?)[\s,;(]*\b(?:excl(?:uding|udes|\.)?|except(?:ing|ion of)?|other than|save for|but not)\b:?((?=.*(?:\d|\beaster|\bchristmas|\bxmas|\bfestive|\bnew year|\bholidays?\b|\bweek-?ends?\b|\bpeak\b)).*)$/is

/** Dates without those of an exception; without any where its days can't be told. */
function periodsBut(others: string, dates: Dated, forms: DateForms): Dated {
  const start = dates.periods[0]?.from ?? forms.start
  const but = periodsOf(others.replace(/[)\s]+$/, ''), { ...forms, start })
  const periods = but.periods.reduce<readonly Period[]>(
    (left, other) => left.flatMap((one) => outsideOf(one, other)),
    dates.periods,
  )
  const isTold =
    but.periods.length > 0 &&
    but.name === '' &&
    but.after === undefined &&
    JSON.stringify(periods) !== JSON.stringify(dates.periods)
  return isTold ? { ...dates, periods } : { name: dates.name, periods: [], hasException: true }
}

/** What of a period lies before and after another. */
export function outsideOf<P extends Period>(period: P, { from, to }: Period): P[] {
  if (period.to < from || period.from > to) return [period]
  return [
    ...(period.from < from ? [{ ...period, to: addDays(from, -1) }] : []),
    ...(period.to > to ? [{ ...period, from: addDays(to, 1) }] : []),
  ]
}

function periodsInYear(cell: Cell | undefined, forms: DateForms) {
  const plain = plainPeriods(cell, forms)
  const [year, ...others] = plain.name.match(/\b20[2-9]\d\b(?: ?\/ ?\d\d)?/g) ?? []
  if (plain.periods.length === 0 || year?.length !== 4 || others.length > 0) return plain
  return plainPeriods(cell, { ...forms, start: calendarDate(`${year}-01-01`) })
}

/**
 * The periods of a heading, and the words before them: `HIGH 15 Jun – 31 Oct & 20 Dec – 9 Jan`.
 * Empty where it has none.
 */
function plainPeriods(cell: Cell | undefined, forms: DateForms): Dated {
  const cellText = textOf(cell).replace(/(?<!\d\.\d{1,2})\.$/, '')
  const text = inWords(cellText, forms)
  const none = {
    name: cellText,
    periods: [],
    ...(impossibleRange.test(text) && { hasException: true }),
  }
  const words = text.split(/\s+/).filter((word) => word !== '')
  const last = words.findLastIndex(isDateWord)
  for (const [at, begin] of startsIn(words).entries()) {
    const periods = periodsIn(words.slice(begin, last + 1), forms)
    if (periods.length === 0) continue
    const own = cellText.split(/\s+/)
    const around = [own.slice(0, startsIn(own)[at] ?? 0).join(' '), words.slice(last + 1).join(' ')]
    const [name = '', after = ''] = around.map(withoutMarks).filter(Boolean)
    return { name, ...(after === '' ? {} : { after }), periods }
  }
  return none
}

/** From one day to another, one of which doesn't exist: `31 Nov – 15 Jan`. */
const impossibleRange = new RegExp(
  String.raw`\b\d{1,2} (?:${months.join('|')})[a-z]*\.?,?(?: \d{4})? - \d{1,2} (?:${months.join('|')})`,
)

/** Words from which on dates may stand: `Rates 2027: 1 Jan – 31 Mar` has two. */
const startsIn = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1] ?? ''
    const goesOn = isDateWord(before) && !/[:.]$/.test(before)
    return isDateWord(word) && !goesOn && !/^[-–—&,;+]$/.test(before) ? [at] : []
  })

/** The periods of words, empty unless all of them are dates. */
function periodsIn(words: readonly string[], forms: DateForms): readonly Period[] {
  const pieces = words
    .join(' ')
    .replaceAll(/[():]/g, ' ')
    .replaceAll(/([a-zä-ü])\s*\/\s*(?=[a-zä-ü])/g, '$1, ')
    .split(/\s*(?:[&,;+]|\band\b|\bund\b|\bet\b|\be\b|\by\b)\s*/i)
    .filter((piece) => piece.trim() !== '')
  const periods = pieces.map((piece) => periodOf(piece, forms))
  return periods.includes(undefined) ? [] : periods.flatMap((one) => one ?? [])
}

const withoutMarks = (text: string): string =>
  text
    .replace(/^[\s:,)–-]+/, '')
    .replace(/\b(incl(usive)?\.?|from|valid|dates?|travel|stays?|nights?)$/i, '')
    .replace(/[\s:,(;–-]+$/, '')
    .replace(/^(incl(usive)?\.?|both .*)$/i, '')
    .trim()

const isDateWord = (word: string): boolean => /^\(?'?\d/.test(word) || monthOf(bareWord(word)) > 0
const bareWord = (word: string): string => word.replace(/^[(/]+/, '').replace(/[^a-zä-ü].*$/i, '')

/** A single date of a cell. */
export function dayOf(cell: Cell | undefined, forms: DateForms): CalendarDate | undefined {
  const serial = Number(cell ?? Number.NaN)
  if (Number.isInteger(serial) && serial >= firstSerial && serial <= lastSerial)
    return addDays(calendarDate('1899-12-30'), serial)
  const day = dayIn(inWords(textOf(cell), forms))
  return day?.day === undefined ? undefined : dateOfDay(day, forms.start)
}

/** A single date of a cell, as the last of a period. */
export function lastDayOf(cell: Cell | undefined, forms: DateForms): CalendarDate | undefined {
  const day = dayIn(inWords(textOf(cell), forms))
  return dayOf(cell, forms) ?? (day?.day === undefined ? undefined : lastDay(day, forms.start))
}

/** Dates in numbers as `10 jan 2027`, and one kind of dash. */
function inWords(text: string, { isMonthFirst }: DateForms): string {
  const dayNamed = (day: string, month: string, year?: string) =>
    `${Number(day)} ${months[Number(month) - 1] ?? '?'}${year === undefined ? '' : ` ${year.length === 2 ? `20${year}` : year}`}`
  return (
    text
      .toLowerCase()
      .replaceAll(/\s*\n\s*(?=[–—-])|(?<=[–—-])\s*\n\s*/g, ' ')
      .replaceAll('\n', ' ; ')
      .replaceAll(monthsOfYear, (all, one, year, two, otherYear) =>
        monthOf(one) > 0 && monthOf(one) < monthOf(two) && year === otherYear
          ? `${one} 20${year} - ${two} 20${year}`
          : all,
      )
      .replaceAll(monthOrDay, '?')
      .replaceAll(/\b(\d{1,2})-([a-zä-ü]{3,9})-(\d{4}|\d{2})\b/g, '$1 $2 $3')
      .replaceAll(/\b(\d{1,2})-([a-zä-ü]{3,9})\b/g, (all, day, word) =>
        monthOf(word) > 0 ? `${day} ${word}` : all,
      )
      .replaceAll(/\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g, '$1/$2/$3')
      .replaceAll(yearFirst, (_all, year, _mark, month, day) => dayNamed(day, month, year))
      .replaceAll(pointedRange, '$1.$2$3.')
      .replaceAll(pointedDate, (_all, day, month, year) => dayNamed(day, month, year))
      .replaceAll(new RegExp(numericDate, 'g'), (_all, one, two, year) =>
        isMonthFirst ? dayNamed(two, one, year) : dayNamed(one, two, year),
      )
      // Portuguese and Italian, behind a day alone: both are English words, too.
      .replaceAll(/\b(\d{1,2}) out\b/g, '$1 oct')
      .replaceAll(/\b(\d{1,2}) set\b/g, '$1 sep')
      .replaceAll(/(\d)(st|nd|rd|th|er)\b/g, '$1')
      .replaceAll(/(\d),? +(20\d\d)\b/g, '$1 $2')
      .replaceAll(/\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day)?\b,? */g, '')
      .replaceAll(
        / *(?:[–—→]|-+>|\bto\b|\buntil\b|\btill\b|\bthrough\b|\bthru\b|\bbis\b|\bau\b|\bal\b|(?<=\d )a(?= \d)) */g,
        ' - ',
      )
      .replaceAll(/ *- */g, ' - ')
  )
}

function dayIn(text: string): Day | undefined {
  const parts =
    /^(?:(\d{1,2})(?!\d))?\.?\s*([a-zä-ü]+)?\.?\s*(?:(\d{1,2})(?!\d))?,?\s*'?(\d{4}|\d{2})?$/.exec(
      text.trim(),
    )
  if (parts === null) return undefined
  const [, first, word, second, late] = parts
  if (word !== undefined && monthOf(word) === 0) return undefined
  const day = first ?? (word === undefined ? undefined : second)
  const year = late ?? (first === undefined ? undefined : second)
  return {
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(word === undefined ? {} : { month: monthOf(word) }),
    ...(year === undefined ? {} : { year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
  }
}

/** `1 – 30 Nov`, `10 Jan – 31 Mar 2027`, `Jan – Mar`. */
function periodOf(piece: string, { start }: DateForms): Period | undefined {
  const [left, right, ...more] = piece.split(' - ')
  if (left === undefined || more.length > 0) return undefined
  const [from, to] = [dayIn(left), dayIn(right ?? left)]
  if (
    from === undefined ||
    to?.month === undefined ||
    (right === undefined && from.day !== undefined)
  )
    return undefined
  const month = from.month ?? to.month
  const endsEarlier = (to.month ?? 0) * 100 + (to.day ?? 31) < month * 100 + (from.day ?? 1)
  const year = from.year ?? (to.year === undefined ? undefined : to.year - (endsEarlier ? 1 : 0))
  const first = dateOfDay(
    { day: 1, ...from, month, ...(year === undefined ? {} : { year }) },
    start,
  )
  const last = first && lastDay({ day: lastOfMonth, ...to }, first)
  return first === undefined || last === undefined || last < first
    ? undefined
    : { from: first, to: last }
}

const lastOfMonth = -1

/** A last day; of `31 Jun`, or `29 Feb` in most years, the last of that month. */
function lastDay(day: Day, start: CalendarDate): CalendarDate | undefined {
  const isLater = day.day !== undefined && day.day > 28 && day.day < 32
  return (
    dateOfDay(day, start) ?? (isLater ? dateOfDay({ ...day, day: lastOfMonth }, start) : undefined)
  )
}

/** A day of its year, or the first such day from another on. */
function dateOfDay(
  { day = 1, month = 0, year }: Day,
  start: CalendarDate,
): CalendarDate | undefined {
  const inYear = (given: number): CalendarDate | undefined => {
    const begin = `${given}-${String(month).padStart(2, '0')}`
    const last = isCalendarDate(`${begin}-01`)
      ? daysInMonth(`${begin}` as Parameters<typeof daysInMonth>[0])
      : 0
    const text = `${begin}-${String(day === lastOfMonth ? last : day).padStart(2, '0')}`
    return isCalendarDate(text) ? text : undefined
  }
  if (year !== undefined) return inYear(year)
  const own = inYear(Number(start.slice(0, 4)))
  return own !== undefined && own < start ? inYear(Number(start.slice(0, 4)) + 1) : own
}

/** Whether a cell's dates depend on a year that the cell doesn't have. */
export function lacksYear(cell: Cell | undefined, forms: DateForms): boolean {
  const at = (year: number) => {
    const own = { ...forms, start: calendarDate(`${year}-01-01`) }
    return JSON.stringify([periodsOf(cell, own).periods, dayOf(cell, own)])
  }
  return at(2020) !== at(2040)
}
