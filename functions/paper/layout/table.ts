import { textStyle } from './blocks'
import { artifact, mark, newPage, type Paper, within } from './paper'
import { drawLine, type Line, leadingOf, linesOf } from './text'

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

/** A table with the titles of its columns, which are repeated on every page; the first cell of a row names it. */
export function table(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly TableRow[],
  { after = 14, size = 9 } = {},
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const style = (isBold: boolean) => textStyle(paper, { size, ...(isBold && { weight: 'bold' as const }) })
  const cellsOf = (texts: readonly string[], isBold: boolean): Cell[] => {
    let x = 0
    return columns.map((column, at) => {
      const width = (paper.textWidth * column.share) / shares
      const lines = linesOf(paper.doc, texts[at] ?? '', { ...style(isBold), width: width - 2 * padding.x })
      const cell = { lines, column, x: x + padding.x, width: width - 2 * padding.x }
      x += width
      return cell
    })
  }
  const leading = leadingOf(style(false))
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(1, ...cells.map(({ lines }) => lines.length)) * leading + 2 * padding.y
  const draw = ({ lines, column, x, width }: Cell, look: { isBold: boolean; color: string }) => {
    lines.forEach((line, at) => {
      const place = { x: paper.left + x, y: paper.y + padding.y + at * leading, width }
      drawLine(paper.doc, line, { ...style(look.isBold), ...place, color: look.color, align: column.align ?? 'start' })
    })
  }
  const drawCells = (cells: readonly Cell[], look: Parameters<typeof draw>[1]) => {
    for (const cell of cells) draw(cell, look)
  }
  const band = (height: number, color: string) => {
    const { doc, left, textWidth, y } = paper
    artifact(paper, () => doc.rect(left, y, textWidth, height).fill(color))
  }
  const { tokens } = paper
  const head = cellsOf(
    columns.map(({ title }) => title),
    true,
  )
  const drawHead = (write: () => void) => {
    band(heightOf(head), tokens.forest[100])
    write()
    paper.y += heightOf(head)
  }
  const dark = { isBold: true, color: tokens.forest[900] }
  const first = rows[0] === undefined ? 0 : heightOf(cellsOf(rows[0].cells, rows[0].isBold === true))
  if (paper.y + heightOf(head) + first > paper.bottom) newPage(paper)
  within(paper, 'Table', () => {
    within(paper, 'THead', () =>
      within(paper, 'TR', () =>
        drawHead(() => {
          for (const cell of head)
            within(paper, 'TH', () => mark(paper, 'TH', () => draw(cell, dark)), { scope: 'Column' })
        }),
      ),
    )
    within(paper, 'TBody', () => {
      rows.forEach(({ cells: texts, isBold = false }, at) => {
        const cells = cellsOf(texts, isBold)
        const height = heightOf(cells)
        if (paper.y + height > paper.bottom) {
          newPage(paper)
          drawHead(() => artifact(paper, () => drawCells(head, dark), 'Pagination'))
        }
        if (isBold) band(height, tokens.ground.sand)
        within(paper, 'TR', () => {
          cells.forEach((cell, column) => {
            const tag = column === 0 ? 'TH' : 'TD'
            const write = () =>
              cell.lines.length > 0 && mark(paper, tag, () => draw(cell, { isBold, color: tokens.ink.main }))
            within(paper, tag, write, column === 0 ? { scope: 'Row' } : {})
          })
        })
        paper.y += height
        const { doc, left, textWidth, y } = paper
        if (at < rows.length - 1)
          artifact(paper, () =>
            doc
              .moveTo(left, y)
              .lineTo(left + textWidth, y)
              .lineWidth(0.5)
              .stroke(tokens.ground.line),
          )
      })
    })
  })
  paper.y += after
}

/** Fewer than a page has. */
const mostLines = 40

/** Facts, each with its name: a table without titles of columns, with those that have a value. */
export function facts(
  paper: Paper,
  pairs: readonly (readonly [name: string, value: string | undefined])[],
  { after = 12, share = 0.24 } = {},
): void {
  const there = pairs.flatMap(([name, value]) =>
    value === undefined || value.trim() === '' ? [] : [[name, value] as const],
  )
  if (there.length === 0) return
  const [bold, plain] = [textStyle(paper, { size: 9, color: paper.tokens.ink.note }), textStyle(paper, { size: 9.5 })]
  const [leading, indent] = [leadingOf(plain), paper.textWidth * share]
  within(paper, 'Table', () => {
    for (const [name, value] of there) {
      const names = linesOf(paper.doc, name, { ...bold, width: indent - 12 })
      const values = linesOf(paper.doc, value, { ...plain, width: paper.textWidth - indent }).slice(0, mostLines)
      if (paper.y + Math.max(names.length, values.length) * leading > paper.bottom) newPage(paper)
      const write =
        (lines: readonly Line[], { x, style, width }: { x: number; style: typeof bold; width: number }) =>
        () =>
          lines.forEach((line, at) => {
            drawLine(paper.doc, line, { ...style, leading, x: paper.left + x, y: paper.y + at * leading, width })
          })
      within(paper, 'TR', () => {
        within(paper, 'TH', () => mark(paper, 'TH', write(names, { x: 0, style: bold, width: indent - 12 })), {
          scope: 'Row',
        })
        within(paper, 'TD', () =>
          mark(paper, 'TD', write(values, { x: indent, style: plain, width: paper.textWidth - indent })),
        )
      })
      paper.y += Math.max(names.length, values.length) * leading + 3
    }
  })
  paper.y += after
}
