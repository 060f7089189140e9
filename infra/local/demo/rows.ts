import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as z from 'zod/mini'
import { readRows } from '../../../functions/import/read-rows'

const folder = 'infra/local/demo/tables'

/**
 * A table of the demo data: read from the project when it is asked for, whether we run as sources
 * or as a bundle.
 */
export const readTable = (table: string): unknown =>
  JSON.parse(readFileSync(join(projectFolder(), folder, `${table}.json`), 'utf8'))

/** The rows of a table, known by the fields of `key` and checked as those of any import are. */
export const rowsOf = <S extends z.ZodMiniType>(
  table: string,
  key: string,
  schema: S,
): z.output<S>[] => readRows({ table, key: key.split(' '), schema, rows: readTable(table) })

/** The nearest folder above us that has the tables: bundles lie below the project too. */
export function projectFolder(at = import.meta.dirname): string {
  if (existsSync(join(at, folder))) return at
  if (dirname(at) === at)
    throw new Error(`The demo data folder ${folder} is missing from the project`)
  return projectFolder(dirname(at))
}
