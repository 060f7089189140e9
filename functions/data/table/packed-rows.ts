import * as z from 'zod/mini'

export type Row = Readonly<Record<string, unknown>>

/** Rows column by column: what is the same in every row once, the rest as one list a column. */
export const packedRowsSchema = z.object({
  n: z.int().check(z.minimum(0)),
  same: z.record(z.string(), z.unknown()),
  each: z.record(z.string(), z.array(z.unknown())),
})
export type PackedRows = z.infer<typeof packedRowsSchema>

/**
 * Packs rows of JSON values so that they take a fraction of the space. Lossless, but that null and
 * missing are one: both come back as missing.
 */
export function packRows(rows: readonly Row[]): PackedRows {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const same: Record<string, unknown> = {}
  const each: Record<string, unknown[]> = {}
  for (const field of fields) {
    const column = rows.map((row) => row[field] ?? null)
    if (isConstant(column)) same[field] = column[0]
    else each[field] = column
  }
  return { n: rows.length, same: withoutNulls(same), each }
}

/** The rows again. */
export function unpackRows({ n, same, each }: PackedRows): Record<string, unknown>[] {
  const columns = Object.entries(each)
  return Array.from({ length: n }, (_, index) => {
    const row: Record<string, unknown> = { ...same }
    for (const [field, column] of columns) {
      const value = column[index]
      if (value !== null && value !== undefined) row[field] = value
    }
    return row
  })
}

function isConstant(column: readonly unknown[]): boolean {
  const [first] = column
  if (typeof first !== 'object' || first === null) return column.every((value) => value === first)
  const text = JSON.stringify(first)
  return column.every((value) => JSON.stringify(value) === text)
}

function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
