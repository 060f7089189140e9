import { type BookSheet, type Cell, type Grid, type Place, textOf, withMergedCells } from './cells'
import { figureOf, isUnclearPrice } from './figures'
import type { DateForms, Period } from './read-periods'
import { dayOf, lastDayOf, periodsOf } from './read-periods'
import type { Who, Words } from './word-facts'
import { isGeneric, wordsOf } from './words'

/** What a text of a sheet says, and where it stands. */
export interface Statement extends Words {
  readonly text: string
  readonly place: Place
  readonly periods: readonly Period[]
  /** It has dates but for some that aren't told by days. */
  readonly hasException?: boolean
  /** A note on a room or a price that is marked, and on nothing else. */
  readonly isBound?: boolean
  /** Other cells for which it stands. */
  readonly others?: readonly Place[]
  /** The text of the line whose question it shares. */
  readonly askedWith?: string
}

/** A row of a sheet by what it most likely is. */
export interface SheetRow {
  readonly row: number
  readonly cells: readonly Cell[]
  /** `heads` has several texts and no figure, `title` one short text, `note` a sentence. */
  readonly kind: 'blank' | 'heads' | 'title' | 'note' | 'figures'
  readonly filled: readonly number[]
}

/** A sheet ready to be understood: merged cells filled, hidden rows and columns left out. */
export interface ScannedSheet {
  readonly name: string
  /** Each at the index of its number. */
  readonly rows: readonly SheetRow[]
  readonly placeOf: (row: number, column: number) => Place
  readonly isMerged: boolean
}

/** The rows of a sheet, each by its kind. */
export function scanSheet(sheet: BookSheet, { isOnly }: { isOnly: boolean }): ScannedSheet {
  const [hiddenRows, hiddenColumns] = [new Set(sheet.hiddenRows), new Set(sheet.hiddenColumns)]
  const grid = withNights(withDittos(withMergedCells(sheet))).map((row, at) =>
    hiddenRows.has(at) ? [] : row.map((cell, column) => (hiddenColumns.has(column) ? null : cell)),
  )
  return {
    name: sheet.name,
    rows: scanRows(grid),
    placeOf: (row, column) => (isOnly ? { row, column } : { sheet: sheet.name, row, column }),
    isMerged: (sheet.merged ?? []).length > 0,
  }
}

const ditto = /^(?:["”“″〃]|ditto\.?|do\.|as above)$/i

/** Cells that say “the same” with what stands above them. */
function withDittos(grid: Grid): Grid {
  const rows: Cell[][] = []
  for (const row of grid) {
    const above = rows.at(-1) ?? []
    rows.push(row.map((cell, at) => (ditto.test(textOf(cell)) ? (above[at] ?? null) : cell)))
  }
  return rows
}

const minimumHead = /^min(?:imum)?\.? ?(?:stay|nights?|length of stay|los)$/i

/** Numbers in place of `2 nights` below the heading `Min stay`. */
const withNights = (grid: Grid): Grid => {
  const nightColumns = new Set<number>()
  return grid.map((row) =>
    row.map((cell, column) => {
      const text = textOf(cell)
      if (minimumHead.test(text)) nightColumns.add(column)
      const [, nights] = /^(\d{1,2}) ?(?:nights?|nts?)$/i.exec(text) ?? []
      return nights !== undefined && nightColumns.has(column) ? Number(nights) : cell
    }),
  )
}

/** The rows of a grid, each by what it most likely is. */
export function scanRows(grid: Grid): readonly SheetRow[] {
  let above: SheetRow | undefined
  return grid.map((cells, row) => {
    const plain = rowOf(cells, row)
    const one = isWordLine(plain, above) ? { ...plain, kind: 'figures' as const } : plain
    if (one.kind !== 'blank') above = one
    return one
  })
}

const lineGuests = new Set<Who | undefined>(['child', 'infant', 'single'])

/** A line for children or single guests below prices whose cells are words, as `see policy`. */
function isWordLine({ kind, cells, filled }: SheetRow, above: SheetRow | undefined): boolean {
  const [label, ...others] = filled.map((column) => textOf(cells[column]))
  return (
    kind === 'heads' &&
    above?.kind === 'figures' &&
    above.filled.length >= filled.length &&
    lineGuests.has(wordsOf(label ?? '').who) &&
    others.every((text) => wordsOf(text).who === undefined && !/\d/.test(text))
  )
}

/** What a title says; its name is the first part of what else it says. */
export function titleOf(text: string, place: Place, forms: DateForms): Statement {
  const statement = statementOf(text, place, forms)
  if (statement.periods.length > 0 && hasDayOrMonth(statement.rest))
    return { ...statement, rest: '', periods: [] }
  const parts = statement.rest.split(/\s[–—-]+(?=\s|$)|[;|,:•]/).map((part) => part.trim())
  return { ...statement, rest: parts.find((part) => !isGeneric(part)) ?? '' }
}

/** Whether dates stand in a name: those behind them are of something else than its first words. */
export const hasDayOrMonth = (name: string): boolean =>
  /\d{2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b/i.test(
    name.replaceAll(/\b20\d\d\b/g, ''),
  )

/** What a text says, with its dates. */
export function statementOf(text: string, place: Place, forms: DateForms): Statement {
  const { name, after, periods, hasException } = periodsOf(text, forms)
  if (hasException) return { ...wordsOf(name), text, place, periods, hasException }
  if (periods.length === 0) return { ...wordsOf(text), text, place, periods }
  const { rest, ...words } = wordsOf(name)
  return {
    ...(after === undefined ? words : wordsOf(`${name} ${after}`)),
    rest,
    text,
    place,
    periods,
  }
}

/** Whether a cell of a row is a figure: years and days that lost their format are none. */
export const isFigure = (cells: readonly Cell[], column: number): boolean =>
  figureOf(cells[column]) !== undefined && !isYearRow(cells) && !isDayRow(cells)

function rowOf(cells: readonly Cell[], row: number): SheetRow {
  const filledColumns = cells.flatMap((cell, column) => (textOf(cell) === '' ? [] : [column]))
  const texts = new Set(filledColumns.map((column) => textOf(cells[column])))
  if (filledColumns.length === 0) return { row, cells, kind: 'blank', filled: filledColumns }
  const isPriced = (column: number) =>
    column > 0 && (isFigure(cells, column) || isUnclearPrice(textOf(cells[column])))
  if (filledColumns.some(isPriced)) return { row, cells, kind: 'figures', filled: filledColumns }
  if (texts.size > 1) return { row, cells, kind: 'heads', filled: filledColumns }
  const [text = ''] = texts
  return { row, cells, kind: isSentence(text) ? 'note' : 'title', filled: filledColumns }
}

/** `2.` before a note; `2. Januar` is a day. */
export const noteNumber =
  /^\s*(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[ivx]{1,4}[.)])\s+(?!(?:jan|feb|m[aä]r|apr|ma[iyj]|jun|jul|aug|sep|o[kc]t|nov|de[zc])[a-zä]*\b)(?=\p{L})/iu

/** Whether a text says something of rates, and isn't only a name. */
export const isSentence = (text: string): boolean =>
  text.length > 140 ||
  /= ?(?:[A-Z]{3} |[A-Z]?[$€£])?\d/.test(text) || // a rate of exchange
  /%(?! ?(?:(?:agent |trade )?commission|v\.?a\.?t|tax))|(?<!\bincl|\bexcl|\bsupp)[.!]$|^[-•*–]|^\d+[.)]/i.test(
    text,
  ) ||
  /\b(?:are|is|must|will|may (?:be|not|only|apply)|can|includes?|excludes?|including|excluding|pay|pays|apply|applies|subject|please|only|receive|stay \d|closed|minimum|min)\b/i.test(
    text,
  )

const numbersOf = (cells: readonly Cell[]) =>
  cells.flatMap((cell) =>
    typeof cell === 'number' || /^\d+$/.test(textOf(cell)) ? [Number(cell)] : [],
  )
/** Whether the numbers of a row are years alone. */
export const isYearRow = (cells: readonly Cell[]): boolean => {
  const numbers = numbersOf(cells)
  const others = cells.filter((cell) => typeof cell === 'string' && /[1-9]/.test(textOf(cell)))
  return (
    numbers.length > 0 &&
    others.length ===
      cells.filter((cell) => typeof cell === 'string' && /^\d+$/.test(textOf(cell))).length &&
    numbers.every((year) => Number.isInteger(year) && year >= 2020 && year <= 2040)
  )
}
/** A row of first or last days, which a CSV file may have as numbers. */
const isDayRow = (cells: readonly Cell[]): boolean =>
  dayLabel.test(textOf(cells.find((cell) => textOf(cell) !== '')))
export const dayLabel =
  /^(?:dates? )?(?:from|start(?:s|ing)?(?: date)?|begin(?:s|ning)?|von|bis|to|until|till|ends?(?:ing)?(?: date)?|valid (?:from|to|until)|date (?:from|to)|first night|last night|first day|last day|(?:arrival|travel|stay|rate|season|effective) (?:from|to|until)|start|end|arrivals?|departures?|check[- ]?(?:in|out))\s*:?$/i
/** Of the two days of a period, whether a heading means the first. */
export const isFirstDay = (label: string): boolean =>
  /from|start|begin|first|von|^arrivals?:?$|check[- ]?in/i.test(label)
/** Days of two cells as a period. */
export function periodBetween(
  first: Cell | undefined,
  last: Cell | undefined,
  forms: DateForms,
): Period | undefined {
  const from = dayOf(first, forms)
  const to = from && lastDayOf(last, { ...forms, start: from })
  return from === undefined || to === undefined || to < from ? undefined : { from, to }
}
