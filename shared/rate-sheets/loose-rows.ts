import { textOf } from './cells'
import { hasAmount } from './figures'
import { aboutOf } from './note-topics'
import { type DateForms, dayOf } from './read-periods'
import { isSeasonName } from './season-names'
import {
  isFigure,
  isSentence,
  type ScannedSheet,
  type SheetRow,
  type Statement,
  statementOf,
  titleOf,
} from './sheet-rows'
import { roleOf } from './table-heads'
import type { Facts } from './word-facts'
import { isGeneric } from './words'

/** The season of a section: the one dated title of its run. Several are a list of seasons. */
export function sectionSeason(run: readonly Statement[], before: Statement | undefined) {
  const datedRows = run.filter(
    ({ periods, rest }) => (periods.length > 0 && rest !== '') || isSeasonName(rest),
  )
  return datedRows.length === 0 ? before : datedRows.length === 1 ? datedRows[0] : undefined
}

/** One text above a column of figures, which says nothing but what they are. */
export function isLoneHead(
  { rows }: ScannedSheet,
  { row, cells, kind, filled: [column = 0] }: SheetRow,
) {
  if (kind !== 'title' || column === 0 || hasAmount(textOf(cells[column]))) return false
  const below = rows.slice(row + 1).find((one) => one.kind !== 'blank')
  return below?.kind === 'figures' && isFigure(below.cells, column)
}

/**
 * A row with the sheet's title whose other cells say of what kind all its rates are:
 * `Vumbura Camp | 2027 | Nett | USD`. Headings stand below it, or fewer figures; cells of one kind
 * head columns.
 */
export function isBanner(sheet: ScannedSheet, row: SheetRow, forms: DateForms): boolean {
  const [title = 0, ...others] = ownCells(row)
  const textAt = (column: number) => textOf(row.cells[column])
  const wordsAt = (column: number) =>
    statementOf(textAt(column), sheet.placeOf(row.row, column), forms)
  const { rest, periods } = wordsAt(title)
  const isTitled = !isGeneric(rest) && !isSeasonName(rest) && periods.length === 0
  const below = sheet.rows
    .slice(row.row + 1)
    .find(({ kind }) => kind !== 'note' && kind !== 'blank')
  // More facts than figures below them head no columns.
  const isAboveFigures = below?.kind === 'figures' && below.filled.length <= others.length
  const isAbove = below?.kind === 'heads' || isAboveFigures
  if (title > 0 || !isTitled || !isAbove || roleOf(textAt(title)) !== undefined) return false
  const facts = others.map((column) => factsAlone(wordsAt(column)))
  const kinds = facts.flat()
  return facts.every(({ length }) => length > 0) && new Set(kinds).size === kinds.length
}

/**
 * A row whose cells say what holds for all rates: `Currency: USD | Basis: full board | Rates are nett`.
 * Headings stand below it; cells of one kind head columns.
 */
export function isFactRow(sheet: ScannedSheet, row: SheetRow, forms: DateForms): boolean {
  const columns = ownCells(row)
  const below = sheet.rows.slice(row.row + 1).find(({ kind }) => kind !== 'blank')
  if (columns[0] !== 0 || columns.length < 2 || below?.kind !== 'heads') return false
  const texts = columns.map((column) => textOf(row.cells[column]))
  const facts = texts
    .filter((text) => !isSentence(text))
    .map((text, at) => factsAlone(statementOf(text, sheet.placeOf(row.row, at), forms)))
  const kinds = facts.flat()
  return facts.every(({ length }) => length > 0) && new Set(kinds).size === kinds.length
}

/** The title of a banner, and what each of its other cells says. */
export const cellStatements = (sheet: ScannedSheet, row: SheetRow, forms: DateForms) =>
  ownCells(row).map((column, at) => {
    const readCell = at === 0 ? titleOf : statementOf
    return readCell(textOf(row.cells[column]), sheet.placeOf(row.row, column), forms)
  })

/**
 * A sheet's first line with its name and, behind dashes, what holds for all its rates:
 * `Vumbura Camp - nett 2027, excl. levies`.
 */
export function isTitleWithNotes(sheet: ScannedSheet, row: SheetRow, forms: DateForms): boolean {
  const parts = partStatements(sheet, row, forms)
  const [name] = parts
  if (name === undefined || parts.length < 2 || isSentence(name.text)) return false
  const isNamed = !isGeneric(name.rest) && !isSeasonName(name.rest) && name.periods.length === 0
  const isOfRates = name.who === undefined || name.who === 'sharing'
  const isPlain = isOfRates && !/\d/.test(name.text.replaceAll(/20\d\d/g, ''))
  return isNamed && isPlain && parts.some((part) => kindsIn(part).length > 0)
}

/** The parts of a line between dashes and before `STO`, the first as a title. */
export const partStatements = (sheet: ScannedSheet, row: SheetRow, forms: DateForms) =>
  textOf(row.cells[row.filled[0] ?? 0])
    .split(/\s[–—-]\s|[;,]\s(?=STO\b)/)
    .map((part, at) =>
      (at === 0 ? titleOf : statementOf)(part, sheet.placeOf(row.row, row.filled[0] ?? 0), forms),
    )

/** The filled columns of a row without those that a merged cell goes on over. */
const ownCells = ({ cells, filled }: SheetRow): readonly number[] =>
  filled.filter(
    (column, at) => at === 0 || textOf(cells[column]) !== textOf(cells[filled[at - 1] ?? 0]),
  )

/** What a text says of the kind of rates, if it says nothing else. */
function factsAlone({ text, rest, who, periods, ...facts }: Statement): string[] {
  if (/^20[2-4]\d$/.test(text)) return ['year']
  return !isGeneric(rest) || periods.length > 0 || (who !== undefined && who !== 'sharing')
    ? []
    : kindsIn(facts)
}

/** Of which kinds a text says something. */
const kindsIn = (facts: Facts): string[] =>
  (['per', 'currency', 'tax', 'market', 'isRack', 'board'] as const).filter(
    (kind) => facts[kind] !== undefined,
  )

/** Rows that head no figures: seasons by name above their dates, else each row as one text. */
export function looseHeads(sheet: ScannedSheet, rows: readonly SheetRow[], forms: DateForms) {
  const at = (row: SheetRow | undefined, column: number) => textOf(row?.cells[column])
  return rows.flatMap((row, index) => {
    const below = rows[index + 1]
    const pairs = row.filled.flatMap((column) => {
      const dates = statementOf(at(below, column), sheet.placeOf(row.row, column), forms)
      return dates.periods.length === 0 || dates.rest !== ''
        ? []
        : [statementOf(`${at(row, column)}: ${dates.text}`, dates.place, forms)]
    })
    return pairs.length > 1 ? pairs : rowStatements(sheet, row, forms)
  })
}

/** `Two activities a day | Under 6 not accepted`: notes in columns, of which a later one is of rates. */
const hasNotesBeside = ([first = '', ...others]: readonly string[]): boolean =>
  !/:$/.test(first) &&
  first.split(' ').length < 8 &&
  aboutOf(first) === undefined &&
  others.some((text) => text.split(' ').length > 2 && aboutOf(text) === 'Children')

/** The number or bullet of a note, in a column of its own. */
const aloneNumber = /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[-•*–])\s*$/i

/** A row of texts that heads nothing, as one text: `Currency: ZAR`. */
export function rowStatements(sheet: ScannedSheet, sheetRow: SheetRow, forms: DateForms) {
  const { row, cells } = sheetRow
  const all = ownCells(sheetRow)
  const isNumbered = all.length > 1 && aloneNumber.test(textOf(cells[all[0] ?? 0]))
  const texts = isNumbered ? all.slice(1) : all
  const [first = 0] = texts
  const text = texts.map((column) => textOf(cells[column]).replace(/:$/, '')).join(': ')
  const days = texts.filter((column) => dayOf(cells[column], forms) !== undefined)
  if (days.length === 2 && texts.length === 3 && days[0] !== first) {
    const [name = '', from = '', to = ''] = texts.map((column) => textOf(cells[column]))
    return [statementOf(`${name}: ${from} – ${to}`, sheet.placeOf(row, first), forms)]
  }
  const seasons = texts
    .map((column) => statementOf(textOf(cells[column]), sheet.placeOf(row, column), forms))
    .filter((one) => one.periods.length > 0 && one.rest !== '')
  if (seasons.length > 1 && seasons.length >= texts.length - 1) return seasons
  const isShort = texts.length <= 3 && !hasNotesBeside(texts.map((column) => textOf(cells[column])))
  return isShort
    ? [statementOf(text, sheet.placeOf(row, first), forms)]
    : texts.map((column) => statementOf(textOf(cells[column]), sheet.placeOf(row, column), forms))
}
