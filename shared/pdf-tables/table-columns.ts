import type { Run } from './page-lines'
import type { Rule } from './pdf-page'

/** From its left to its right end. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/** A run with the drawn cell around it, where there is one. */
export interface PlacedRun {
  readonly run: Run
  readonly extent: Extent
  readonly isBoxed: boolean
}

/** Runs of a line with the cells that upright lines draw around them, each with one run only. */
export function placeRuns(runs: readonly Run[], upright: readonly Rule[]): PlacedRun[] {
  return runs.map((run) => {
    const near = upright.filter(({ from, to }) => from <= run.baseline && run.top <= to + 1)
    const start = Math.max(...near.filter(({ at }) => at <= run.left + 1).map(({ at }) => at))
    const end = Math.min(...near.filter(({ at }) => at >= run.right - 1).map(({ at }) => at))
    const isAlone = runs.every(
      (other) => other === run || other.right <= start + 1 || other.left >= end - 1,
    )
    const isBoxed = Number.isFinite(start) && Number.isFinite(end) && isAlone
    return { run, isBoxed, extent: isBoxed ? { left: start, right: end } : run }
  })
}

const overlap = (one: Extent, other: Extent): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left)

/** Columns that a run stands in. Edges that only touch are two columns. */
export const columnsUnder = (columns: readonly Extent[], extent: Extent): number[] =>
  columns.flatMap((column, at) =>
    overlap(column, extent) > Math.min(2, (column.right - column.left) / 3) ? [at] : [],
  )

/**
 * The columns of a table from left to right: those of its figures first, since a figure stands in
 * one column, then those of other texts, the narrow ones first. A text over several columns makes
 * none.
 */
export function findColumns(figures: readonly PlacedRun[], others: readonly PlacedRun[]): Extent[] {
  const width = ({ extent }: PlacedRun) => extent.right - extent.left
  let columns: Extent[] = []
  const add = (extent: Extent, canSpan: boolean) => {
    const under = columnsUnder(columns, extent)
    if (under.length > 1 && canSpan) return
    const neighbors = under.flatMap((at) => columns[at] ?? [])
    const next = {
      left: Math.min(extent.left, ...neighbors.map(({ left }) => left)),
      right: Math.max(extent.right, ...neighbors.map(({ right }) => right)),
    }
    const isFree = columns.every((column, at) => under.includes(at) || overlap(column, next) <= 0.5)
    if (!isFree && canSpan) return
    columns = [...columns.filter((_column, at) => !under.includes(at)), next]
  }
  for (const { extent } of figures) add(extent, false)
  for (const { extent } of others.toSorted((a, b) => width(a) - width(b))) add(extent, true)
  return columns.toSorted((a, b) => a.left - b.left)
}

/** A heading with the first and the last column that it stands over. */
export interface Spread {
  readonly first: number
  readonly last: number
}

/**
 * Headings of one line that are fewer than the columns below: each stands over the columns whose
 * middle it has. Undefined where they don't stand so, and nothing is known.
 */
export function centeredOver(
  runs: readonly Extent[],
  columns: readonly Extent[],
  firstColumn: number,
): Spread[] | undefined {
  const middle = ({ left, right }: Extent) => (left + right) / 2
  const [first, last] = [columns[firstColumn], columns.at(-1)]
  const count = columns.length - firstColumn
  if (first === undefined || last === undefined || runs.length >= count) return undefined
  const pitch = (middle(last) - middle(first)) / Math.max(1, count - 1)
  const bounds = runs.slice(1).map((run, at) => (middle(run) + middle(runs[at] ?? run)) / 2)
  const spreads = runs.map((run, place) => {
    const [from, to] = [
      bounds[place - 1] ?? Number.NEGATIVE_INFINITY,
      bounds[place] ?? Number.POSITIVE_INFINITY,
    ]
    const own = columns.flatMap((column, index) =>
      index >= firstColumn && middle(column) > from && middle(column) < to ? [index] : [],
    )
    const [one, other] = [columns[own[0] ?? -1], columns[own.at(-1) ?? -1]]
    if (one === undefined || other === undefined) return undefined
    const middles = [
      (middle(one) + middle(other)) / 2,
      middle({ left: one.left, right: other.right }),
    ]
    const isCentered = middles.some((at) => Math.abs(at - middle(run)) <= 0.3 * pitch)
    return isCentered ? { first: own[0] ?? 0, last: own.at(-1) ?? 0 } : undefined
  })
  return spreads.every((one) => one !== undefined) ? spreads : undefined
}
