import type { ImportOutcome } from '#shared/api/content-imports'

/** What people call the column that says why a row was refused; imports leave it out. */
export const reasonHeading = 'Why it was refused'

/**
 * The rows that an import left out as lines of a table, headings first, each with what is wrong
 * with it: mended, they can be imported again.
 */
export function refusedLines(entries: readonly ImportOutcome[]): string[][] {
  const rows = entries
    .flatMap(({ refused = [], problems }) =>
      refused.map(({ row, cells }) => {
        const own = problems.filter((problem) => problem.row === row)
        // A problem of the entry as a whole belongs to each of its rows.
        const reasons = (own.length > 0 ? own : problems).map(({ field, message }) =>
          [field, message].filter(Boolean).join(' '),
        )
        return { row, cells: new Map(Object.entries(cells)), why: reasons.join('; ') }
      }),
    )
    .sort((one, other) => one.row - other.row)
  const headings = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))]
  return [
    [...headings, reasonHeading],
    ...rows.map(({ cells, why }) => [...headings.map((name) => cells.get(name) ?? ''), why]),
  ]
}
