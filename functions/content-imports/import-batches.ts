import { ownValue } from '#shared/ids/own-value'
import { type ImportTable, isCountTable } from '#shared/managers/content-kind'
import { groupBy } from '../data/table/group-by'
import { castsOf, rowOf } from '../import/cell-values'
import { stopSellRow } from '../import/sales-rows'
import { tables } from '../import/tables'
import { campNamedIn, codeOf, keyFields, type SentRow } from '../managers/content-tables'

/** Entries that are worked on beside each other: with three writes each they fill transactions. */
const entriesAtOnce = 132
/** A camp may have hundreds of rows of rates, and each is checked against the others. */
const rowsAtOnce = 1_000

/** Entries of a file that are worked on beside each other, all rows of an entry together. */
export interface ImportBatch {
  readonly rows: readonly SentRow[]
  /** How many entries of the file are done after it. */
  readonly next: number
  readonly isLast: boolean
}

/** The rows of a file by the entries that they are of, in the order of their first rows. */
export function groupEntries(table: ImportTable, rows: readonly SentRow[]): SentRow[][] {
  const casts = castsOf(table === 'stop-sells' ? stopSellRow : tables[table].schema)
  const fields = isCountTable(table) ? ['optionKey'] : keyFields(table)
  const entryName = ({ cells }: SentRow): string => {
    const keyCells = fields.map((field) => String(ownValue(cells, field) ?? ''))
    const key = rowOf(keyCells, fields, casts)
    return isCountTable(table) ? campNamedIn(key.optionKey) : codeOf(table, key)
  }
  return [...groupBy(rows, entryName).values()]
}

/** The entries from one on that are worked on next; at least one. */
export function nextBatch(entries: readonly (readonly SentRow[])[], from: number): ImportBatch {
  const rows: SentRow[] = []
  let next = from
  while (next < entries.length && next - from < entriesAtOnce) {
    const own = entries[next] ?? []
    if (next > from && rows.length + own.length > rowsAtOnce) break
    rows.push(...own)
    next++
  }
  return { rows, next, isLast: next >= entries.length }
}
