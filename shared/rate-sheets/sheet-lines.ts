import { type Cell, figureOf, type Grid, type Place, textOf } from './cells'
import { type DateForms, dayOf, type Period, periodsOf } from './read-periods'

/** A column of rates: its season, and what its heading says of the figures in it. */
export interface RateColumn {
  readonly column: number
  readonly name: string
  readonly periods: readonly Period[]
  readonly words: string
  readonly places: readonly Place[]
}

/** A line with figures below headings of seasons. */
export interface RateLine {
  readonly row: number
  readonly camp: string
  /** What stands left of the figures, but for the camp. */
  readonly labels: readonly string[]
  readonly columns: readonly RateColumn[]
}

/** A sheet's lines: those with rates, and the words of all others. */
export interface SheetLines {
  readonly lines: readonly RateLine[]
  readonly notes: readonly { readonly place: Place; readonly text: string; readonly camp: string }[]
  readonly columns: readonly RateColumn[]
}

/** Words of a line or column that say for whom or for what a figure is. */
export const kindWords =
  /\b(pp|pps|pppns?|sharing|per person|single|sgl|supp(lement)?|child(ren)?|kids?|infants?|per (room|tent|unit|villa|house|night)|nett?|sto|rack|published|min(imum)?|exclusive use)\b/i

/** Where the seasons stand, what lines are rates, and of which camp. */
export function sheetLines(grid: Grid, forms: DateForms): SheetLines {
  const lines: RateLine[] = []
  const notes: { place: Place; text: string; camp: string }[] = []
  const all: RateColumn[] = []
  let columns: readonly RateColumn[] = []
  let [camp, above]: [string, readonly string[]] = ['', []]
  for (let row = 0; row < grid.length; row++) {
    const cells = grid[row] ?? []
    const heading = headingAt(grid, row, forms)
    if (heading !== undefined) {
      columns = heading.columns
      all.push(...columns)
      row += heading.rows - 1
      continue
    }
    const first = Math.min(...columns.map(({ column }) => column))
    const filled = cells.flatMap((cell, column) =>
      textOf(cell) === '' ? [] : [{ column, text: textOf(cell) }],
    )
    const figured = columns.filter(({ column }) => figureOf(cells[column]) !== undefined)
    const left = cells
      .slice(0, columns.length === 0 ? 0 : first)
      .map((cell) => (typeof cell === 'number' ? '' : textOf(cell)))
    if (figured.length > 0 && left.some((text) => text !== '')) {
      above = left.map(
        (text, at) => text || (left.slice(at + 1).some(Boolean) ? (above[at] ?? '') : ''),
      )
      const texts = above.filter((text) => text !== '')
      const plain = texts.filter((text) => !isKind(text))
      const inLine = plain.length > 1 ? plain[0] : undefined
      lines.push({
        row,
        camp: inLine ?? camp,
        labels: inLine === undefined ? texts : texts.slice(1),
        columns,
      })
    } else if (filled.length > 0) {
      const [one] = filled
      const isHeading =
        filled.length === 1 && one !== undefined && one.column < first && one.text.length <= 60
      if (isHeading && columns.length > 0 && !/[%:]|\bpay\b/i.test(one.text))
        [camp, above] = [one.text, []]
      for (const { column, text } of filled) notes.push({ place: { row, column }, text, camp })
    }
  }
  return { lines, notes, columns: all }
}

/** Whether a text is only about whom a figure is for, and names no room. */
export const isKind = (text: string): boolean =>
  text
    .replaceAll(new RegExp(kindWords, 'gi'), '')
    .replaceAll(
      /[^a-z]|\b(rate|night|nightly|adult|age|aged|years?|yrs?|to|and|in|the|stay|nights)s?\b/gi,
      '',
    ) === ''

/** The seasons that begin at a row, and how many rows their headings take. */
function headingAt(grid: Grid, row: number, forms: DateForms) {
  const cells = grid[row] ?? []
  const found = cells.flatMap((cell, column) => {
    const { name, periods } = periodsOf(cell, forms)
    return periods.length === 0 ? [] : [{ column, name, periods, places: [{ row, column }] }]
  })
  const pairs = found.length > 0 ? [] : fromTo(grid, row, forms)
  const seasons = found.length > 0 ? found : pairs
  if (seasons.length === 0 || seasons.some(({ column }) => column === 0)) return undefined
  if (seasons.length === 1 && !hasFigures(grid, row, seasons[0]?.column ?? 0)) return undefined
  const dateRows = found.length > 0 ? 1 : 2
  const below = grid[row + dateRows] ?? []
  const width = Math.max(below.length, cells.length)
  const isWords = (at: number) =>
    typeof below[at] === 'string' && figureOf(below[at]) === undefined && isKind(textOf(below[at]))
  const hasWords = seasons.filter(({ column }) => isWords(column)).length === seasons.length
  const names = grid[row - 1] ?? []
  const columns = seasons.flatMap((season, index): RateColumn[] => {
    const next = seasons[index + 1]?.column ?? width
    const own = [season.column]
    for (let at = season.column + 1; hasWords && at < next && isWords(at); at++) own.push(at)
    const name = season.name || named(names, season.column) || `Season ${index + 1}`
    return own.map((column) => ({
      ...season,
      column,
      name,
      words: hasWords ? textOf(below[column]) : '',
    }))
  })
  return { columns, rows: dateRows + (hasWords ? 1 : 0) }
}

/** Seasons by their first days in one row and their last days in the next. */
function fromTo(grid: Grid, row: number, forms: DateForms) {
  const [starts, ends] = [grid[row] ?? [], grid[row + 1] ?? []]
  return starts.flatMap((cell, column) => {
    const [from, to] = [
      dayOf(cell, forms),
      dayOf(ends[column], forms && { ...forms, start: dayOf(cell, forms) ?? forms.start }),
    ]
    if (from === undefined || to === undefined || to < from) return []
    const places = [
      { row, column },
      { row: row + 1, column },
    ]
    return [{ column, name: '', periods: [{ from, to }], places }]
  })
}

/** A heading over a season, which may reach over several columns. */
function named(cells: readonly Cell[], column: number): string {
  for (let at = column; at > 0 && column - at < 4; at--)
    if (textOf(cells[at]) !== '') return textOf(cells[at])
  return ''
}

const hasFigures = (grid: Grid, row: number, column: number): boolean =>
  grid.slice(row + 1, row + 6).some((cells) => figureOf(cells[column]) !== undefined)
