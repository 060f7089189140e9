import { type Place, textOf } from './cells'
import { namesOf, plainWho } from './figure-names'
import { type Figure, figureOf, percentSense } from './figures'
import { seasonKey } from './season-names'
import type { Legend, Season } from './seasons'
import type { Statement } from './sheet-rows'
import type { Column, Line, Table } from './sheet-tables'
import type { Ages, Bed, Market, Who, Words } from './word-facts'
import { bareAges, wordsOf } from './words'

/** Something that a figure means, and the cell that says so. */
export interface Told<Value> {
  readonly value: Value
  readonly place: Place
}
/** Null where the words next to the figure contradict each other. */
type Maybe<Value> = Told<Value> | undefined | null

/** A figure with all that its row, its column and its section say of it. */
export interface RawFigure {
  readonly place: Place
  readonly text: string
  /** Undefined for words where a figure is expected. */
  readonly figure: Figure | undefined
  readonly who: Who | undefined
  readonly isSupplement: boolean
  readonly isForStay: boolean
  readonly per: Maybe<'person' | 'room' | 'unit'>
  readonly isRack: Maybe<boolean>
  readonly market: Maybe<Market>
  readonly tax: Maybe<'included' | 'excluded'>
  readonly currency: Maybe<string>
  readonly board: Maybe<string>
  readonly ages: Ages | undefined
  /** Of a child: beside one adult, or beside two. */
  readonly bed: Bed | undefined
  readonly camp: string
  readonly room: string
  /** What names the line: its labels as the sheet has them, or the headings that say for whom it is. */
  readonly label: string
  /** Undefined: none is named, so that it holds in all. */
  readonly season: Season | undefined
  /** The season stands over the column, so that every room of the table has it. */
  readonly hasSeasonAbove: boolean
  readonly line: Line
  readonly table: Table
  /** The question that decides what it is, while it is open. */
  readonly open?: string
  /** The column's heading isn't understood. */
  readonly isUnheaded: boolean
}

/** The figures of a table's lines, in order. */
export function figuresOf(table: Table, legend: Legend): RawFigure[] {
  return table.lines.flatMap((line) =>
    table.columns.flatMap((column) => {
      const cell = table.sheet.rows[line.row]?.cells[column.column]
      const text = textOf(cell)
      return text === '' ? [] : [rawFigure({ table, line, column, legend, text, cell })]
    }),
  )
}

interface Spot {
  readonly table: Table
  readonly line: Line
  readonly column: Column
  readonly legend: Legend
  readonly text: string
  readonly cell: Parameters<typeof figureOf>[0]
}

function rawFigure(spot: Spot): RawFigure {
  const { table, line, column, legend, text, cell } = spot
  const place = table.sheet.placeOf(line.row, column.column)
  const cellFigure = figureOf(cell)
  const inCell = cellFigure?.kind === 'amount' ? wordsOf(cellFigure.words ?? '') : undefined
  const own: readonly (Words & { place: Place; text?: string })[] = [
    ...(inCell === undefined ? [] : [{ ...inCell, place }]),
    ...line.labels,
    ...column.heads,
  ]
  const sections = [...line.titles].reverse()
  const find = <Key extends keyof Words>(key: Key) => toldBy(own, sections, key)
  const age = own.map(({ text: label }) => bareAges(label ?? '')).find(Boolean)
  const byAge = age === undefined ? undefined : isAges(age, table) ? 'child' : 'byGuests'
  const who = whoOf(own) ?? byAge ?? whoOf(line.run)
  const names = namesOf(spot)
  const sign = cellFigure?.kind === 'amount' ? cellFigure.currency : undefined
  const currencyLabel = find('currency')
  const currency =
    sign === undefined || (sign === '$' && currencyLabel) ? currencyLabel : { value: sign, place }
  const ages =
    own.find(({ ages: some }) => some !== undefined)?.ages ?? (who === 'child' ? age : undefined)
  const words = [...line.labels, ...column.heads].map(({ text: label }) => label).join(' ')
  const sense = percentSense(words)
  const figure =
    cellFigure?.kind === 'percent' && cellFigure.sense === undefined && sense !== undefined
      ? { ...cellFigure, sense }
      : cellFigure
  return {
    place,
    text,
    figure,
    who,
    isSupplement: own.some(({ isSupplement }) => isSupplement),
    isForStay: [...own, ...line.run].some(({ isForStay }) => isForStay),
    per: find('per'),
    isRack: find('isRack'),
    market: find('market'),
    tax: find('tax'),
    currency,
    board: find('board'),
    ages,
    bed: own.find(({ bed }) => bed !== undefined)?.bed,
    ...names,
    label: lineName(spot, who),
    season: names.season ?? sectionSeason(line, legend),
    line,
    table,
    isUnheaded:
      column.heads.length === 0 &&
      (line.labels.length === 0 || table.columns.some(({ heads }) => heads.length > 0)),
  }
}

/**
 * Whether numbers such as `4 – 11` are ages: the table names adults, or other guests beside numbers
 * that span no party.
 */
const isAges = ({ from, to }: Ages, table: Table): boolean =>
  speaksOf(table, /\badults?\b/i) ||
  (from <= 6 && to >= 9 && speaksOf(table, /\b(?:single|sgl|infants?|child(?:ren)?|under \d)/i))

/** Whether a table names some guests. */
const speaksOf = ({ columns, lines }: Table, guests: RegExp): boolean =>
  [...columns.flatMap(({ heads }) => heads), ...lines.flatMap(({ labels }) => labels)].some(
    ({ text }) => guests.test(text),
  )

function lineName({ line, column }: Spot, who: Who | undefined): string {
  const saysWho = (one: Statement) => one.who !== undefined && one.who === who
  const isByColumn = column.heads.some(saysWho) && !line.labels.some(saysWho)
  const statements = isByColumn ? column.heads.filter(saysWho) : line.labels
  return statements.map(({ text }) => text).join(', ')
}

/** What is said next to the figure, else in the section above it; two opposite words are none. */
function toldBy<Key extends keyof Words>(
  own: readonly (Words & { place: Place })[],
  sections: readonly Statement[],
  key: Key,
): Maybe<NonNullable<Words[Key]>> {
  const near = own.filter((one) => one[key] !== undefined)
  const [first = sections.find((one) => one[key] !== undefined)] = near
  const isOne = near.every((one) => one[key] === first?.[key])
  if (!isOne) return null
  return first === undefined
    ? undefined
    : { value: first[key] as NonNullable<Words[Key]>, place: first.place }
}

/** For whom a figure is; words for two different guests are nobody's rate. */
export function whoOf(statements: readonly Words[]): Who | undefined {
  const all = statements.map(({ who }) => who)
  const special = [...new Set(all.filter((who) => !plainWho.has(who)))]
  if (special.length > 1) return special.includes('levy') ? 'levy' : 'ownRoom'
  return special[0] ?? all.find((who) => who === 'sharing') ?? all.find((who) => who === 'double')
}

function sectionSeason({ season }: Line, legend: Legend): Season | undefined {
  if (season === undefined) return undefined
  const { rest: name, place } = season
  if (season.periods.length > 0) return { name, periods: season.periods, places: [place] }
  const legendSeason = legend.seasons.get(seasonKey(name))
  return legendSeason === undefined
    ? { name, periods: undefined, places: [place] }
    : { ...legendSeason, places: [place, ...legendSeason.places] }
}
