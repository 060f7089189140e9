import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import type * as z from 'zod/mini'
import { readWorkbook, type Sheet, UnreadableWorkbook } from '#shared/workbooks/read-workbook'
import { castsOf, rowOf } from '../../../functions/import/cell-values'
import type { RowProblem } from '../../../functions/import/read-rows'

export interface CsvRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly problems: readonly RowProblem[]
}

/**
 * The rows of a CSV file with a line of headings, its texts as the schema's fields take them:
 * numbers, yes and no, lists parted by semicolons. `rack.twinRate` is a field in a field. An empty
 * cell is left out. Whether values are right is the schema's to say; a heading that no field has
 * and a row of another length are problems of the file.
 */
export async function readCsv(
  file: string,
  table: string,
  schema: z.ZodMiniType,
): Promise<CsvRows> {
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
        for (const heading of headings.filter((name) => !casts.has(name)))
          complain(1, heading, 'Unknown field')
        continue
      }
      if (record.length !== headings.length)
        complain(
          rows.length + 2,
          '',
          `has ${record.length} cells where there are ${headings.length} headings`,
        )
      rows.push(rowOf(record, headings, casts))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    complain(rows.length + 2, '', error.message)
  }
  return { rows, problems }
}

/** The rows of the first sheet of a workbook, as those of a CSV file. */
export async function readXlsx(
  file: string,
  table: string,
  schema: z.ZodMiniType,
): Promise<CsvRows> {
  const casts = castsOf(schema)
  try {
    const [sheet] = await readWorkbook(await readFile(file))
    const [headings = [], ...rows] = (sheet?.rows ?? []).map((row) => row.map(textOf))
    const problems = headings.flatMap((field) =>
      field === '' || casts.has(field)
        ? []
        : [{ table, row: 1, name: '', field, message: 'Unknown field' }],
    )
    return { rows: rows.map((cells) => rowOf(cells, headings, casts)), problems }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return { rows: [], problems: [{ table, row: 1, name: '', field: '', message: error.message }] }
  }
}

function textOf(cell: Sheet['rows'][number][number]): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell).trim()
}
