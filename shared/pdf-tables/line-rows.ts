import { isFigureText, type PageLine, type Run } from './page-lines'
import type { Rule } from './pdf-page'

/** A row of a table: one line, or the lines that its cells are wrapped to. */
export interface TableRow {
  readonly lines: readonly PageLine[]
  readonly hasFigures: boolean
}

/**
 * Lines as rows. Lines between the same two drawn lines are one row; where none are drawn, those
 * that stand closer than the rows of figures do. Two lines with figures are never one row.
 */
export function tableRows(lines: readonly PageLine[], rules: readonly Rule[]): TableRow[] {
  const across = rules.filter(({ isAcross }) => isAcross)
  const figureLines = lines.filter(({ hasFigures }) => hasFigures)
  const gaps = figureLines
    .slice(1)
    .map((line, at) => ({ above: figureLines[at] as PageLine, below: line }))
    .filter(({ above, below }) => above.page === below.page)
  const ruledGaps = gaps.filter(({ above, below }) => isParted(above, below, across)).length
  const pitch = Math.min(...gaps.map(({ above, below }) => below.baseline - above.baseline))
  const spacing = { across, isRuled: gaps.length > 0 && ruledGaps * 2 >= gaps.length, pitch }
  const rows: { lines: PageLine[]; hasFigures: boolean }[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row !== undefined && isSameRow(row, line, spacing)) {
      row.lines.push(line)
      row.hasFigures ||= line.hasFigures
    } else rows.push({ lines: [line], hasFigures: line.hasFigures })
  }
  return rows
}

interface Spacing {
  readonly across: readonly Rule[]
  readonly isRuled: boolean
  /** Between rows of figures; infinite where there is one. */
  readonly pitch: number
}

function isSameRow({ lines, hasFigures }: TableRow, line: PageLine, spacing: Spacing): boolean {
  const above = lines.at(-1)
  if (above === undefined || above.page !== line.page || (hasFigures && line.hasFigures))
    return false
  if (isParted(above, line, spacing.across)) return false
  const [gap, size] = [line.baseline - above.baseline, Math.max(above.size, line.size)]
  if (gap < 0.85 * size) return true
  if (spacing.isRuled) return gap <= 1.6 * size && above.runs.length + line.runs.length > 2
  if (gap > 1.5 * size) return false
  const isUnfinished = above.runs.some(({ text }) =>
    /[–—-]$|\b(?:to|and|&|of|per|until)$|\/$/.test(text),
  )
  const isWrapped = isBelow(line.runs, above.runs) || isBelow(above.runs, line.runs)
  // A smaller line, such as for whom a price is, stands close below the name that it belongs to.
  const isClose = hasFigures && gap < 0.5 * spacing.pitch && Number.isFinite(spacing.pitch)
  const isAlike = Math.abs(above.size - line.size) <= 0.1 * size
  if (!isWrapped || !(isAlike || isClose)) return false
  return (
    (isUnfinished && !line.hasFigures) ||
    (gap < 0.8 * spacing.pitch && Number.isFinite(spacing.pitch))
  )
}

/** Whether each of some runs stands below one of others. */
const isBelow = (runs: readonly Run[], others: readonly Run[]): boolean =>
  runs.every(
    (run) =>
      !isFigureText(run.text) &&
      others.some(({ left, right }) => run.left < right && left < run.right),
  )

function isParted(above: PageLine, below: PageLine, across: readonly Rule[]): boolean {
  const start = Math.min(...below.runs.map((run) => run.left))
  const end = Math.max(...below.runs.map((run) => run.right))
  const coveredWidths = across
    .filter(({ at }) => at > above.baseline && at < below.baseline - 0.3 * below.size)
    .map(({ from, to }) => Math.min(to, end) - Math.max(from, start))
  return coveredWidths.some((width) => width > 0 && width >= 0.3 * Math.min(end - start, 200))
}
