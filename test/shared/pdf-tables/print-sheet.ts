import { type BookSheet, textOf } from '#shared/rate-sheets/cells'
import type { Draw } from './paper'

/** How a supplier's program prints its sheet. */
export interface PrintStyle {
  readonly name: string
  readonly isRuled: boolean
  readonly align: 'left' | 'right' | 'center'
  /** Points between the feet of two rows. */
  readonly pitch: number
}
export const printStyles: readonly PrintStyle[] = [
  { name: 'ruled, figures to the right', isRuled: true, align: 'right', pitch: 16 },
  { name: 'without lines, all in the middle', isRuled: false, align: 'center', pitch: 15 },
  { name: 'without lines, figures to the right', isRuled: false, align: 'right', pitch: 13 },
]

const size = 5
/** About the width of a text in Helvetica. */
const widthOf = (text: string): number => text.length * size * 0.62 + 8

/** Prints a sheet as a table: labels to the left, merged cells around their middle. */
export function printSheet(paper: Draw, sheet: BookSheet, style: PrintStyle): void {
  const { rows, merged = [], hiddenRows = [], hiddenColumns = [] } = sheet
  const isTitle = (row: number) =>
    rows[row]?.filter((cell) => textOf(cell) !== '').length === 1 && textOf(rows[row]?.[0]) !== ''
  const count = Math.max(...rows.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_none, column) =>
    Math.max(
      24,
      ...rows.map((cells, row) =>
        isTitle(row) || merged.some(({ top, left }) => top === row && left === column)
          ? 0
          : Math.max(...textOf(cells[column]).split('\n').map(widthOf)),
      ),
    ),
  )
  const edges = [20]
  for (const [at, width] of widths.entries())
    edges.push((edges.at(-1) ?? 0) + (hiddenColumns.includes(at) ? 0 : width))
  const edge = (column: number) => edges[column] ?? 0
  let y = 30
  rows.forEach((cells, row) => {
    if (hiddenRows.includes(row)) return
    const lines = Math.max(1, ...cells.map((cell) => textOf(cell).split('\n').length))
    const height = style.pitch + (lines - 1) * 6
    const isDrawn = style.isRuled && !isTitle(row) && cells.some((cell) => textOf(cell) !== '')
    if (isDrawn) {
      paper.line(edge(0), y, edge(count), y)
      paper.line(edge(0), y + height, edge(count), y + height)
      paper.line(edge(count), y, edge(count), y + height)
    }
    cells.forEach((cell, column) => {
      const span = merged.find(
        ({ top, left, bottom, right }) =>
          row >= top && row <= bottom && column >= left && column <= right,
      )
      const isFirst = span === undefined || (span.top === row && span.left === column)
      if (isDrawn && (span === undefined || span.left === column))
        paper.line(edge(column), y, edge(column), y + height)
      if (!isFirst || hiddenColumns.includes(column)) return
      const [left, right] = [edge(column), edge((span?.right ?? column) + 1)]
      const align = column === 0 || isTitle(row) ? 'left' : span ? 'center' : style.align
      const x = align === 'left' ? left + 3 : align === 'right' ? right - 3 : (left + right) / 2
      const words = textOf(cell).split('\n')
      for (const [at, line] of words.entries())
        if (line !== '') paper.text(line, x, y + (style.pitch - size) / 2 + at * 6, { align, size })
    })
    y += height
  })
}
