import * as z from 'zod/mini'
import { ownValue } from '#shared/ids/own-value'
import '../runtime/schema-messages'

/** What is wrong with a row of a table: which row, by its number and its name, and which field. */
export interface RowProblem {
  readonly table: string
  readonly row: number
  readonly name: string
  readonly field: string
  readonly message: string
}

/** Rows that can't be imported, with all their errors, so that a file needs fixing only once. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  constructor(readonly problems: readonly RowProblem[]) {
    super(problems.map(sentenceOf).join('\n'))
  }
}

const sentenceOf = ({ table, row, name, field, message }: RowProblem): string =>
  `${table}, row ${row}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}: ${message}`

interface Table<S extends z.ZodMiniType> {
  /** What a person calls it: a file's name, or a sheet's. */
  readonly table: string
  /** The fields that a row is known by; no two rows may share all of them. */
  readonly key: readonly string[]
  readonly schema: S
  readonly rows: unknown
  /** Number of the first row: 2 below a line of headings. */
  readonly firstRow?: number
}

/** The rows of a table as its schema has them. @throws RowsRefused */
export function readRows<S extends z.ZodMiniType>({
  table,
  key,
  schema,
  rows,
  firstRow = 1,
}: Table<S>): z.output<S>[] {
  const problems: RowProblem[] = []
  const rowsByKey = new Map<string, number>()
  const records = z
    .array(z.record(z.string(), z.unknown()))
    .parse(rows)
    .flatMap((value, index) => {
      const [row, name] = [
        index + firstRow,
        key.map((field) => ownValue(value, field) ?? '').join(' '),
      ]
      const before = rowsByKey.get(name)
      if (before !== undefined)
        problems.push({
          table,
          row,
          name,
          field: key.join(' '),
          message: `is that of row ${before} already`,
        })
      rowsByKey.set(name, row)
      const parseResult = schema.safeParse(value)
      if (parseResult.success) return [parseResult.data]
      for (const issue of parseResult.error.issues)
        for (const [field, message] of faultsOf(issue))
          problems.push({ table, row, name, field, message })
      return []
    })
  if (problems.length > 0) throw new RowsRefused(problems)
  return records
}

function faultsOf(issue: z.core.$ZodIssue): (readonly [field: string, message: string])[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => [[...path, name].join('.'), 'Unknown field'])
  return [[path.join('.'), issue.message]]
}
