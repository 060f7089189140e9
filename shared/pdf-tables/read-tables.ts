import type { BookSheet, CellSpot } from '../rate-sheets/cells'
import { tableRows } from './line-rows'
import { isFigureText, type PageLine, pageLines } from './page-lines'
import type { PdfPage, Rule } from './pdf-page'
import { type TableCell, tableCells } from './table-cells'

/**
 * The tables of a PDF as sheets, a page each, or several where a table goes on from one to the
 * next without its headings. Rows and columns are those that lines and spaces of the page make.
 */
export function readTables(pages: readonly PdfPage[]): BookSheet[] {
  const feet = new Set<string>()
  const pageParts = pages.map((page) => ({ page, lines: withoutFoot(page, feet) }))
  const parts: { pages: PdfPage[]; lines: PageLine[] }[] = []
  for (const { page, lines } of pageParts) {
    const before = parts.at(-1)
    if (
      before !== undefined &&
      goesOn(lines) &&
      before.lines.some(({ hasFigures }) => hasFigures)
    ) {
      const above = before.pages.reduce((sum, { height }) => sum + height, 0)
      before.pages.push(page)
      before.lines.push(...lines.map((line) => movedDown(line, above)))
    } else parts.push({ pages: [page], lines: [...lines] })
  }
  return parts.map(toSheet)
}

/** A page that begins with figures has the headings of the page before. */
function goesOn(lines: readonly PageLine[]): boolean {
  const first = lines.findIndex(({ hasFigures }) => hasFigures)
  return first >= 0 && lines.slice(0, first).every(({ runs }) => runs.length === 1)
}

const movedDown = (line: PageLine, by: number): PageLine => ({
  ...line,
  baseline: line.baseline + by,
  runs: line.runs.map((run) => ({
    ...run,
    top: run.top + by,
    bottom: run.bottom + by,
    baseline: run.baseline + by,
  })),
})

/** Lines of a page, without those at its foot that a page before has. */
function withoutFoot(page: PdfPage, feet: Set<string>): PageLine[] {
  return pageLines(page).filter(({ baseline, runs, hasFigures }) => {
    if (hasFigures || baseline < page.height * 0.92) return true
    const words = runs.map(({ text }) => text.replaceAll(/\d+/g, '#')).join(' ')
    const isFirst = !feet.has(words)
    feet.add(words)
    return isFirst
  })
}

function toSheet({ pages, lines }: { pages: readonly PdfPage[]; lines: PageLine[] }): BookSheet {
  const numbers = pages.map(({ number }) => number)
  const [first, last] = [numbers[0] ?? 1, numbers.at(-1) ?? 1]
  const rules: Rule[] = []
  const offsets = new Map<number, number>()
  let above = 0
  for (const page of pages) {
    offsets.set(page.number, above)
    rules.push(...page.rules.map((rule) => downRule(rule, above)))
    above += page.height
  }
  const rows: (string | null)[][] = []
  const spans: { top: number; left: number; bottom: number; right: number }[] = []
  const spots: CellSpot[] = []
  const addCell = ({ first, last, text, box, page }: TableCell) => {
    const at = rows.length - 1
    const cells = rows[at] ?? []
    while (cells.length <= first) cells.push(null)
    cells[first] = text
    if (last > first) spans.push({ top: at, left: first, bottom: at, right: last })
    const offset = offsets.get(page) ?? 0
    spots.push({
      row: at,
      column: first,
      page,
      left: roundPoints(box.left),
      right: roundPoints(box.right),
      top: roundPoints(box.top - offset),
      bottom: roundPoints(box.bottom - offset),
    })
  }
  const tableLines = splitBlocks(lines).flatMap((block) =>
    tableCells(tableRows(block, rules), rules),
  )
  const gaps = tableLines.map(({ lines: [line] }, at) => {
    const above = tableLines[at - 1]?.lines.at(-1)
    return above === undefined || line === undefined ? 0 : line.baseline - above.baseline
  })
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length / 2)] ?? 0
  for (const [at, { cells, lines: own }] of tableLines.entries()) {
    const gap = gaps[at] ?? 0
    if (gap > 1.7 * usualGap && gap > 2 * (own[0]?.size ?? 0)) rows.push([])
    rows.push([])
    for (const cell of cells) addCell(cell)
  }
  // A heading of a PDF stands over the columns that it was found to, never over what follows it.
  if (spans.length === 0 && rows.length > 0) spans.push({ top: 0, left: 0, bottom: 0, right: 0 })
  const name = last > first ? `Pages ${first} to ${last}` : `Page ${first}`
  return { name, rows, merged: spans, spots, unreadable: pages.flatMap(unreadableIn) }
}

/** Tenths of a point are as much as anybody sees. */
const roundPoints = (points: number): number => Math.round(points * 10) / 10

const downRule = (rule: Rule, by: number): Rule =>
  rule.isAcross
    ? { ...rule, at: rule.at + by }
    : { ...rule, from: rule.from + by, to: rule.to + by }

/** Lines by tables: one begins where headings follow figures. */
function splitBlocks(lines: readonly PageLine[]): PageLine[][] {
  const blocks: PageLine[][] = [[]]
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1) ?? []
    const next = lines.slice(at + 1).find(({ runs }) => runs.length > 1)
    const isHead = line.runs.length > 1 && !line.hasFigures && isFar(block, line)
    if (isHead && next !== undefined && block.some(({ hasFigures }) => hasFigures))
      blocks.push([line])
    else block.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

/** A wrapped cell of a row of figures is no heading: it stands closer than letters and a half. */
function isFar(block: readonly PageLine[], line: PageLine): boolean {
  const above = block.at(-1)
  const below = above === undefined ? Infinity : line.baseline - above.baseline
  return below > 1.6 * line.size || !above?.hasFigures
}

function unreadableIn({ number, texts, hasPicture, ...page }: PdfPage): string[] {
  const isPicture = texts.length === 0 && hasPicture
  return [
    ...(isPicture ? [`Page ${number} is a picture: its words can’t be read.`] : []),
    ...(page.turned.some(isFigureText)
      ? [`Page ${number} has words that don’t run across: ${page.turned.slice(0, 5).join(', ')}`]
      : []),
  ]
}
