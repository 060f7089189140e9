/** One measured figure beside its target. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target: string
  readonly ok: boolean
}
