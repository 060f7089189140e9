/** One measured figure beside its target; a figure without one is there to compare with. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target?: string
  readonly ok?: boolean
}

/**
 * Small is for the tests: everything once, so that no benchmark rots; what it measures then means
 * nothing.
 */
export interface BenchSize {
  readonly isSmall: boolean
}

/**
 * What each benchmark exports: rows as they are measured, so that a later failure takes none of
 * them away.
 */
export type Bench = (size: BenchSize) => AsyncIterable<readonly BenchRow[]>

/** The value below which a share of the values lies: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  return (
    values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ??
    Number.NaN
  )
}
