import { rule, textStyle } from './blocks'
import { artifact, mark, newPage, type Paper, within } from './paper'
import { drawLine, type Line, leadingOf, linesOf, type TextStyle } from './text'

export interface Column {
  readonly title: string
  /** Its share of the width. */
  readonly share: number
  readonly align?: 'start' | 'end'
}

export interface TableRow {
  readonly cells: readonly string[]
  /** A sum. */
  readonly isBold?: boolean
}

const padding = { x: 6, y: 5 } as const

interface Cell {
  readonly lines: readonly Line[]
  readonly x: number
  readonly width: number
  readonly column: Column
}

/** Draws the lines of a cell from the present line of the page down. */
const drawLines = (
  paper: Paper,
  lines: readonly Line[],
  at: TextStyle & { x: number; width: number; top?: number },
) => {
  const { x, top = 0, ...style } = at
  lines.forEach((line, index) => {
    drawLine(paper.doc, line, {
      ...style,
      x: paper.left + x,
      y: paper.y + top + index * leadingOf(style),
    })
  })
}

/**
 * A table with the titles of its columns, which are repeated on every page; the first cell of a row
 * names it.
 * @param keep - points that stay with the last row, for what is said below the table
 */
export function table(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly TableRow[],
  { after = 14, size = 9, keep = 0 } = {},
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const style = (isBold: boolean) =>
    textStyle(paper, { size, ...(isBold && { weight: 'bold' as const }) })
  const cellsOf = ({ cells, isBold = false }: TableRow): Cell[] => {
    let cellX = 0
    return columns.map((column, at) => {
      const x = cellX + padding.x
      const width = (paper.textWidth * column.share) / shares - 2 * padding.x
      cellX += width + 2 * padding.x
      return {
        lines: linesOf(paper.doc, cells[at] ?? '', { ...style(isBold), width }),
        column,
        x,
        width,
      }
    })
  }
  const leading = leadingOf(style(false))
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(1, ...cells.map(({ lines }) => lines.length)) * leading + 2 * padding.y
  const draw = (
    { lines, column: { align = 'start' }, x, width }: Cell,
    look: { isBold: boolean; color: string },
  ) =>
    drawLines(paper, lines, {
      ...style(look.isBold),
      color: look.color,
      x,
      width,
      align,
      top: padding.y,
    })
  const band = (height: number, color: string) => {
    const { doc, left, textWidth, y } = paper
    artifact(paper, () => doc.rect(left, y, textWidth, height).fill(color))
  }
  const { tokens } = paper
  const head = cellsOf({ cells: columns.map(({ title }) => title), isBold: true })
  const drawHead = (write: () => void) => {
    band(heightOf(head), tokens.forest[100])
    write()
    paper.y += heightOf(head)
  }
  const dark = { isBold: true, color: tokens.forest[900] }
  const [first] = rows
  if (paper.y + heightOf(head) + (first ? heightOf(cellsOf(first)) : 0) > paper.bottom)
    newPage(paper)
  within(paper, 'Table', () => {
    within(paper, 'THead', () =>
      within(paper, 'TR', () =>
        drawHead(() => {
          for (const cell of head)
            within(paper, 'TH', () => mark(paper, 'TH', () => draw(cell, dark)), {
              scope: 'Column',
            })
        }),
      ),
    )
    within(paper, 'TBody', () => {
      rows.forEach((row, at) => {
        const [cells, isBold, isLast] = [cellsOf(row), row.isBold === true, at === rows.length - 1]
        const height = heightOf(cells)
        if (paper.y + height + (isLast ? keep : 0) > paper.bottom) {
          newPage(paper)
          drawHead(() =>
            artifact(paper, () => head.forEach((cell) => void draw(cell, dark)), 'Pagination'),
          )
        }
        if (isBold) band(height, tokens.ground.sand)
        within(paper, 'TR', () => {
          cells.forEach((cell, column) => {
            const tag = column === 0 ? 'TH' : 'TD'
            const write = () =>
              cell.lines.length > 0 &&
              mark(paper, tag, () => draw(cell, { isBold, color: tokens.ink.main }))
            within(paper, tag, write, column === 0 ? { scope: 'Row' } : {})
          })
        })
        paper.y += height
        if (!isLast) rule(paper, { after: 0, color: tokens.ground.line })
      })
    })
  })
  paper.y += after
}

/**
 * Facts, each with its name: a table without titles of columns, with those that have a value. A
 * long one goes on over pages.
 */
export function facts(
  paper: Paper,
  pairs: readonly (readonly [name: string, value: string | undefined])[],
  { after = 12, share = 0.24 } = {},
): void {
  const there = pairs.flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : []))
  if (there.length === 0) return
  const indent = paper.textWidth * share
  const plain = { ...textStyle(paper, { size: 9.5 }), width: paper.textWidth - indent }
  const leading = leadingOf(plain)
  const small = {
    ...textStyle(paper, { size: 9, color: paper.tokens.ink.note, leading }),
    width: indent - 12,
  }
  within(paper, 'Table', () => {
    for (const [name, value] of there) {
      const [names, values] = [linesOf(paper.doc, name, small), linesOf(paper.doc, value, plain)]
      const fewest = Math.max(names.length, Math.min(values.length, 3))
      if (paper.y + fewest * leading > paper.bottom) newPage(paper)
      within(paper, 'TR', () => {
        within(
          paper,
          'TH',
          () => mark(paper, 'TH', () => drawLines(paper, names, { ...small, x: 0 })),
          {
            scope: 'Row',
          },
        )
        within(paper, 'TD', () => {
          for (let at = 0; at < values.length; ) {
            const fits = Math.max(1, Math.floor((paper.bottom - paper.y + 0.01) / leading))
            const linesShown = values.slice(at, at + fits)
            mark(paper, 'TD', () => drawLines(paper, linesShown, { ...plain, x: indent }))
            at += linesShown.length
            if (at < values.length) newPage(paper)
            else
              paper.y +=
                Math.max(at === linesShown.length ? names.length : 0, linesShown.length) * leading +
                3
          }
        })
      })
    }
  })
  paper.y += after
}
