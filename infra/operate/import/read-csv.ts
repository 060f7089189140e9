import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod/mini'
import type { RowProblem } from '../../../functions/import/read-rows'

export interface CsvRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly problems: readonly RowProblem[]
}

type Cast = (text: string) => unknown

/**
 * The rows of a CSV file with a line of headings, its texts as the schema's fields take them: numbers, yes and no, lists
 * parted by semicolons. `rack.twinRate` is a field in a field. An empty cell is left out. Whether values are right is the
 * schema's to say; a heading that no field has and a row of another length are problems of the file.
 */
export async function readCsv(file: string, table: string, schema: z.ZodMiniType): Promise<CsvRows> {
  const casts = castsOf(schema)
  const problems: RowProblem[] = []
  const rows: Record<string, unknown>[] = []
  let headings: string[] | undefined
  const complain = (row: number, field: string, message: string) =>
    problems.push({ table, row, name: '', field, message })
  const records = createReadStream(file).pipe(
    parse({ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true }),
  )
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      if (headings === undefined) {
        headings = record
        for (const heading of headings.filter((name) => !casts.has(name))) complain(1, heading, 'Unknown field')
        continue
      }
      if (record.length !== headings.length)
        complain(rows.length + 2, '', `has ${record.length} cells where there are ${headings.length} headings`)
      rows.push(rowOf(record, headings, casts))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    complain(rows.length + 2, '', error.message)
  }
  return { rows, problems }
}

function rowOf(cells: readonly string[], headings: readonly string[], casts: ReadonlyMap<string, Cast>) {
  const row: Record<string, unknown> = {}
  for (const [index, heading] of headings.entries()) {
    const [cell = '', cast] = [cells[index], casts.get(heading)]
    if (cell === '' || cast === undefined) continue
    const [outer = '', inner] = heading.split('.')
    if (inner === undefined) row[outer] = cast(cell)
    else row[outer] = { ...(row[outer] as object | undefined), [inner]: cast(cell) }
  }
  return row
}

/** How the cells below each heading become values. */
function castsOf(schema: z.core.$ZodType, prefix = ''): Map<string, Cast> {
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('A table of an import is an object')
  return new Map(
    Object.entries(schema.shape).flatMap(([name, field]): (readonly [string, Cast])[] => {
      const plain = unwrapped(field)
      if (plain instanceof z.ZodMiniObject) return [...castsOf(plain, `${prefix}${name}.`)]
      return [[`${prefix}${name}`, castOf(plain)]]
    }),
  )
}

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault ? unwrapped(field.def.innerType) : field

function castOf(field: z.core.$ZodType): Cast {
  if (field instanceof z.ZodMiniNumber) return (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  if (field instanceof z.ZodMiniBoolean) return (text) => yesAndNo.get(text.toLowerCase()) ?? text
  if (field instanceof z.ZodMiniArray) return (text) => text.split(';').map((part) => part.trim())
  return (text) => text
}

const yesAndNo = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
])
