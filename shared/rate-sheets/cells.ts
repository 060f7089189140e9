/** A cell of a supplier's sheet: a text, a number, a date at midnight UTC, or nothing. */
export type Cell = string | number | Date | null
export type Grid = readonly (readonly Cell[])[]

/** A place in a sheet, from 0. The sheet is named where its workbook has several. */
export interface Place {
  readonly sheet?: string
  readonly row: number
  readonly column: number
}

/** A rectangle of merged cells, from 0, both ends included. */
export interface Span {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Where the words of a cell stand on a page, points from the page's top left corner. */
export interface CellSpot {
  readonly row: number
  readonly column: number
  /** From 1. */
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One sheet of a supplier's workbook, its CSV file, or pages of its PDF. */
export interface BookSheet {
  readonly name: string
  readonly rows: Grid
  readonly merged?: readonly Span[]
  readonly hiddenRows?: readonly number[]
  readonly hiddenColumns?: readonly number[]
  /** Of a PDF's cells. */
  readonly spots?: readonly CellSpot[]
  /** What of it can't be read, as sentences. */
  readonly unreadable?: readonly string[]
}

/** The text of a cell as a person reads it, without white space around; `child_2_11` is `child 2-11`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date
    ? cell.toISOString().slice(0, 10)
    : String(cell)
        .replaceAll(/(?<=\d)_(?=\d)/g, '-')
        .replaceAll(/[^\S\n]+|_+/g, ' ')
        .trim()
}

/** `C6`, or `Rates!C6` in a workbook of several sheets; columns after Z are AA, AB … */
export function addressOf({ sheet, row, column }: Place): string {
  let letters = ''
  for (let leftColumn = column + 1; leftColumn > 0; leftColumn = Math.floor((leftColumn - 1) / 26))
    letters = String.fromCharCode(65 + ((leftColumn - 1) % 26)) + letters
  return `${sheet === undefined ? '' : `${sheet}!`}${letters}${row + 1}`
}

/** The first and last of places: `C6:G6`. */
export function rangeOf(places: readonly Place[]): string {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return ''
  const { row, column } = last
  return places.length === 1
    ? addressOf(first)
    : `${addressOf(first)}:${addressOf({ row, column })}`
}

/**
 * A grid whose merged cells all have the text of the first, so that a heading over several columns
 * stands over each of them.
 */
export function withMergedCells({ rows, merged = [] }: BookSheet): Grid {
  if (merged.length === 0) return rows
  const filledRows = rows.map((row) => [...row])
  for (const { top, left, bottom, right } of merged) {
    const cell = rows[top]?.[left] ?? null
    for (let row = top; row <= Math.min(bottom, filledRows.length - 1); row++)
      for (let column = left; column <= Math.min(right, left + 200); column++) {
        const cells = filledRows[row] ?? []
        while (cells.length <= column) cells.push(null)
        cells[column] = cell
      }
  }
  return filledRows
}
