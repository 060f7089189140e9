import type { Answers, SheetQuestion } from './asking'
import type { ReadRoom } from './build-rooms'
import { addressOf, type BookSheet, type Cell, type Place, textOf } from './cells'
import { figureOf, hasAmount, isUnclearPrice } from './figures'
import { groupBy } from './group-by'
import type { RawFigure } from './read-figures'
import { isLonePrice, noteOf } from './read-notes'
import type { LeftOut } from './resolve-figures'
import { stoPercent } from './sheet-facts'
import { isFigure, type Statement } from './sheet-rows'
import { isGeneric, sentenceEnd, wordsOf } from './words'

/** Words or figures of a sheet that aren't published. */
export interface Unread {
  /** The same for the same words of next year's sheet. */
  readonly id: string
  readonly title: string
  readonly why: string
  readonly places: readonly Place[]
  /** A person has seen it. */
  readonly isNoted: boolean
}

interface Reading {
  readonly sheets: readonly BookSheet[]
  readonly outside: readonly Statement[]
  /** Notes whose rule was read or asked. */
  readonly read: ReadonlySet<Statement>
  readonly rooms: readonly ReadRoom[]
  readonly raws: readonly RawFigure[]
  readonly leftOut: readonly LeftOut[]
  readonly questions: readonly SheetQuestion[]
  readonly answers: Answers
}

/** All that may change a price and isn't in the rates: notes, figures left out, hidden cells. */
export function unreadIn(reading: Reading): Unread[] {
  const { sheets, outside, read, rooms, leftOut, answers } = reading
  const names = new Set(rooms.flatMap(({ camp, room }) => [camp, room]))
  const seasons = new Set(
    reading.raws.flatMap(({ season }) => (season?.places ?? []).map(addressOf)),
  )
  const notes = outside.flatMap((one): LeftOut[] => {
    const about = noteOf(one).about ?? (one.isBound ? 'Footnote' : undefined)
    const isUsed =
      read.has(one) ||
      isName(one) ||
      (one.rest !== '' && names.has(one.rest)) ||
      seasons.has(addressOf(one.place)) ||
      isConsumed(one)
    return about === undefined || isUsed
      ? []
      : [{ title: one.text, why: about, places: [one.place] }]
  })
  const others = [...notes, ...groupLeftOut([...leftOut, ...unusedIn(reading)])]
  const all = [
    ...others,
    ...groupLeftOut(forgottenIn(reading, others)),
    ...hiddenIn(sheets),
    ...lostIn(sheets),
  ]
  const answersById = new Map(Object.entries(answers))
  return all.map(({ title, why, places }) => {
    const id = `noted ${title.slice(0, 200)}`
    return { id, title, why, places, isNoted: answersById.get(id) === 'noted' }
  })
}

/** What rates do beside being named: `Weekend rates are higher`. */
const warning =
  /\b(?:higher|lower|differ(?:ent)?|request|appl(?:y|ies|icable)|subject|increases?|changes?|not(?! for )|except|only|week[- ]?(?:ends?|days?))\b/i

/** A title such as `Kwando Safaris: rates 2027`. */
const isName = ({ text, who, periods }: Statement): boolean =>
  text.length <= 70 &&
  !warning.test(text) &&
  (who === undefined || who === 'sharing') &&
  periods.length === 0 &&
  /\brates?\b|\btariffs?\b|\bprices?\b/i.test(text) &&
  !/\d/.test(text.replaceAll(/20\d\d/g, '').replace(/\d+% (?:agent |trade )?commission/i, ''))

/** A day up to which something is valid, which is no period. */
const lastDay = /\bvalid\b.*\b(?:until|till|up to|to) .*\d/i

/** A text that says only what the reader takes from it: basis, currency, tax, validity. */
const isConsumed = ({ text, rest, periods, who }: Statement): boolean => {
  if (hasAmount(text) || isLonePrice(text) || stoPercent.test(text)) return false
  if (/\bonly\b/i.test(text)) return false
  if (periods.length === 0 && lastDay.test(text)) return false
  if (who !== undefined && who !== 'sharing' && who !== 'double') return false
  if (/\bbook/i.test(text)) return false
  if (periods.length > 0 && isGeneric(rest)) return true
  return text
    .split(sentenceEnd)
    .every((part) => isGeneric(wordsOf(part.replace(/\bvalid\b.*$/i, '')).rest))
}

/** Figures of tables that no rate, question or list names. */
function unusedIn({ raws, rooms, leftOut, questions }: Reading): LeftOut[] {
  const usedPlaces = new Set(
    [
      ...rooms.flatMap(({ seasons }) =>
        seasons.flatMap(({ figures, sameFigures }) =>
          [...figures, ...sameFigures].map(({ place }) => place),
        ),
      ),
      ...leftOut.flatMap(({ places }) => places),
      ...questions.flatMap(({ places }) => places),
    ].map(addressOf),
  )
  const lineOf = ({ sheet, row }: Place) => `${sheet} ${row}`
  const askedPlaces = new Set(
    questions.flatMap(({ answer, places }) => (answer === undefined ? places.map(lineOf) : [])),
  )
  return raws
    .filter(({ place }) => !usedPlaces.has(addressOf(place)) && !askedPlaces.has(lineOf(place)))
    .map(({ camp, label, place, text }) => ({
      title: [camp, label].filter(Boolean).join(', ') || text,
      why: 'It doesn’t belong to any published rate.',
      places: [place],
    }))
}

/**
 * Figures of cells that nothing else names, as where a price stands left of its room: whatever isn't
 * understood, no price is lost in silence. Small whole numbers may count beds, and are left.
 */
function forgottenIn(
  { sheets, outside, read, raws, questions }: Reading,
  others: readonly LeftOut[],
): LeftOut[] {
  const places = [
    ...raws.map(({ place }) => place),
    ...outside
      .filter((one) => read.has(one))
      .flatMap(({ place, others = [] }) => [place, ...others]),
    ...[...others, ...questions].flatMap(({ places: own }) => own),
  ]
  const namedPlaces = new Set(places.map(addressOf))
  return sheets.flatMap(({ name, rows, hiddenRows = [], hiddenColumns = [] }) =>
    rows.flatMap((cells, row) => {
      const label = textOf(cells.find((cell) => /[a-z]/i.test(textOf(cell))))
      return cells.flatMap((cell, column): LeftOut[] => {
        const place = sheets.length > 1 ? { sheet: name, row, column } : { row, column }
        const isHidden = hiddenRows.includes(row) || hiddenColumns.includes(column)
        if (isHidden || namedPlaces.has(addressOf(place)) || !isPrice(cells, column)) return []
        const title = [label, textOf(cell)].filter((text) => text !== '').join(': ')
        return [{ title, why: 'It doesn’t belong to any published rate.', places: [place] }]
      })
    }),
  )
}

/** Whether a cell is most likely a price or a share: no year, no day, no number of beds. */
function isPrice(cells: readonly Cell[], column: number): boolean {
  if (isUnclearPrice(textOf(cells[column]))) return true
  const figure = isFigure(cells, column) ? figureOf(cells[column]) : undefined
  if (figure?.kind === 'percent') return true
  if (figure === undefined && hasAmount(textOf(cells[column]))) return true
  if (figure?.kind !== 'amount') return false
  const isYear = /^20[2-4]\d$/.test(figure.value)
  return !isYear && (figure.currency !== undefined || Number(figure.value) >= 20)
}

/** One entry for the cells of a line. */
function groupLeftOut(list: readonly LeftOut[]): LeftOut[] {
  const same = groupBy(list, ({ title, why }) => `${title}|${why}`)
  return [...same.values()].map((own) => {
    const [first] = own
    return {
      title: first?.title ?? '',
      why: first?.why ?? '',
      places: own.flatMap(({ places }) => places),
    }
  })
}

/** Pages and words that nobody can read from the file. */
const lostIn = (sheets: readonly BookSheet[]): LeftOut[] =>
  sheets.flatMap(({ unreadable = [] }) =>
    unreadable.map((title) => ({
      title,
      why: 'We couldn’t read this. Check it in the file.',
      places: [],
    })),
  )

function hiddenIn(sheets: readonly BookSheet[]): LeftOut[] {
  return sheets.flatMap(({ name, rows, hiddenRows = [], hiddenColumns = [] }) => {
    const isFilled = (row: number, column: number) => textOf(rows[row]?.[column]) !== ''
    const own = hiddenRows.filter((row) => rows[row]?.some((cell) => textOf(cell) !== ''))
    const columns = hiddenColumns.filter((column) => rows.some((_row, at) => isFilled(at, column)))
    const count = own.length + columns.length
    if (count === 0) return []
    const sheet = sheets.length > 1 ? { sheet: name } : {}
    return [
      {
        title: `Hidden ${[own.length > 0 && 'rows', columns.length > 0 && 'columns'].filter(Boolean).join(' and ')}${sheets.length > 1 ? ` of ${name}` : ''}`,
        why: 'Hidden cells aren’t read. Show them in the sheet to have them read.',
        places: [
          ...own.map((row) => ({ ...sheet, row, column: 0 })),
          ...columns.map((column) => ({ ...sheet, row: 0, column })),
        ],
      },
    ]
  })
}
