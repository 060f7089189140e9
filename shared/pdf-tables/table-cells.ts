import type { TableRow } from './line-rows'
import { isFigureText, type PageLine } from './page-lines'
import type { Box, Rule } from './pdf-page'
import {
  centeredOver,
  columnsUnder,
  type Extent,
  findColumns,
  type PlacedRun,
  placeRuns,
} from './table-columns'

/** A cell, or several that are merged, with where its words stand. */
export interface TableCell {
  readonly first: number
  readonly last: number
  readonly text: string
  readonly box: Box
  readonly page: number
}

/** The cells of a table's rows, from left to right. */
export function tableCells(
  rows: readonly TableRow[],
  rules: readonly Rule[],
): { cells: TableCell[]; lines: readonly PageLine[] }[] {
  const upright = rules.filter(({ isAcross }) => !isAcross)
  const placedRows = rows.map((row) => ({
    row,
    placedRuns: row.lines.map((line) => placeRuns(line.runs, upright)),
  }))
  const all = placedRows.flatMap(({ row, placedRuns }) => {
    const isTitle = placedRuns.length === 1 && placedRuns[0]?.length === 1
    return isTitle ? [] : placedRuns.flat().map((one) => ({ one, hasFigures: row.hasFigures }))
  })
  const isFigure = ({ one: { run }, hasFigures }: (typeof all)[number]) =>
    hasFigures && isFigureText(run.text)
  const columns = findColumns(
    all.filter(isFigure).map(({ one }) => one),
    all.filter((each) => !isFigure(each)).map(({ one }) => one),
  )
  const firstFigures = all.filter(isFigure).flatMap(({ one }) => columnsUnder(columns, one.extent))
  const firstFigure = Math.max(1, Math.min(...firstFigures, columns.length))
  return placedRows.map(({ row, placedRuns }) => ({
    lines: row.lines,
    cells: rowCells(row, placedRuns, { columns, firstFigure }),
  }))
}

interface Layout {
  readonly columns: readonly Extent[]
  readonly firstFigure: number
}

function rowCells(row: TableRow, placedRuns: readonly PlacedRun[][], layout: Layout): TableCell[] {
  const cells: TableCell[] = []
  for (const [at, runs] of placedRuns.entries()) {
    const page = row.lines[at]?.page ?? 1
    for (const cell of lineCells(runs, row, layout)) {
      const before = cells.find(({ first, last }) => cell.first <= last && first <= cell.last)
      if (before === undefined) cells.push({ ...cell, page })
      else cells.splice(cells.indexOf(before), 1, joinCells(before, cell))
    }
  }
  return cells.toSorted((a, b) => a.first - b.first)
}

type LineCell = Omit<TableCell, 'page'>

function lineCells(runs: readonly PlacedRun[], row: TableRow, layout: Layout): LineCell[] {
  const { columns, firstFigure } = layout
  const labelEnd = columns[firstFigure - 1]?.right ?? 0
  const heads = runs.filter(({ run }) => run.left >= labelEnd - 1)
  const canSpread =
    !row.hasFigures &&
    heads.length > 0 &&
    heads.every(({ isBoxed }) => !isBoxed) &&
    !beginWithColumns(runs, columns)
  const spreads = canSpread
    ? centeredOver(
        heads.map(({ run }) => run),
        columns,
        firstFigure,
      )
    : undefined
  const isTitle = runs.length === 1 && spreads === undefined
  return runs.map((placedRun) => {
    const { run, extent, isBoxed } = placedRun
    const { text } = run
    const box = boxAround(run, run)
    const headSpread = spreads?.[heads.indexOf(placedRun)]
    if (headSpread !== undefined) return { ...headSpread, text, box }
    const under = columnsUnder(columns, extent)
    const [first = nearest(columns, extent), last = first] = [under[0], under.at(-1)]
    if (isTitle && !isBoxed && (first === 0 || under.length === 0))
      return { first: 0, last: 0, text, box }
    return { first, last, text, box }
  })
}

/**
 * Whether several texts begin exactly where columns do, as the titles of tables beside each other:
 * then they stand over the middle of nothing.
 */
const beginWithColumns = (runs: readonly PlacedRun[], columns: readonly Extent[]): boolean =>
  runs.length > 1 &&
  runs.every(({ run }) => columns.some(({ left }) => Math.abs(left - run.left) < 1))

function nearest(columns: readonly Extent[], extent: Extent): number {
  const at = columns.findLastIndex((column) => column.left <= extent.left)
  return Math.max(0, at)
}

const joinCells = (one: TableCell, { text, box }: LineCell): TableCell => ({
  ...one,
  text: `${one.text} ${text}`,
  box: boxAround(one.box, box),
})

const boxAround = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})
