import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { type OptionKey, supplierCodeOf } from '#shared/ids/ids'
import type { Catalogue } from '../../../functions/data/catalogue/catalogue-records'
import type { RoomTypeRecord } from '../../../functions/data/rates/room-records'
import { groupBy } from '../../../functions/data/table/group-by'
import { type RowProblem, RowsRefused, readRows } from '../../../functions/import/read-rows'
import {
  type Imported,
  references,
  type TableName,
  tableNames,
  tables,
} from '../../../functions/import/tables'
import { OperateFailure } from '../operate-failure'
import { type CsvRows, readCsv, readXlsx } from './read-csv'

/** What a stage has already: rows of an import may name it. */
export interface Present {
  readonly catalogue: Catalogue
  roomsOf(supplierCodes: readonly string[]): Promise<readonly RoomTypeRecord[]>
}

interface ReadImport {
  readonly imported: Imported
  /** The rooms that rates and counts are for, as they are in the table so far. */
  readonly rooms: readonly RoomTypeRecord[]
}

type Raw = Readonly<Record<TableName, CsvRows>>

/**
 * Reads the tables of a folder and checks every row of all of them, what they name included.
 * @throws RowsRefused with everything that is wrong; OperateFailure when the folder holds no table,
 * or something else
 */
export async function readImport(folder: string, present: Present): Promise<ReadImport> {
  const problems: RowProblem[] = []
  const raw = await readTables(folder)
  const importedTables = Object.fromEntries(
    tableNames.map((table) => {
      problems.push(...raw[table].problems)
      return [table, parseRows(table, raw[table], problems)]
    }),
  ) as Imported // each by its own schema
  const soldRooms = [...importedTables.rates, ...importedTables.allotments].map(
    ({ optionKey }) => optionKey,
  )
  const rooms = await present.roomsOf([...new Set(soldRooms.map(supplierCodeOf))])
  problems.push(...missing(raw, present.catalogue, rooms), ...overlaps(importedTables))
  const place = ({ table, row }: RowProblem) => tableNames.indexOf(table as TableName) * 1e9 + row
  if (problems.length > 0)
    throw new RowsRefused(problems.sort((one, other) => place(one) - place(other)))
  return { imported: importedTables, rooms }
}

async function readTables(folder: string): Promise<Raw> {
  if (!existsSync(folder)) throw new OperateFailure(`There is no folder ${folder}.`)
  const files = readdirSync(folder).filter((name) => /\.(csv|xlsx)$/.test(name))
  const [expected, found] = [
    tableNames.map((table) => `${table}.csv`).join(', '),
    new Map<string, string>(),
  ]
  for (const name of files) {
    const table = name.replace(/\.\w+$/, '')
    if (!Object.hasOwn(tables, table))
      throw new OperateFailure(`${name}: an import takes ${expected}, or those as .xlsx.`)
    if (found.has(table))
      throw new OperateFailure(`${name} and ${found.get(table)}: one of them is enough.`)
    found.set(table, name)
  }
  if (found.size === 0)
    throw new OperateFailure(`${folder} holds none of ${expected}, or those as .xlsx.`)
  const readings = tableNames.map(async (table) => {
    const file = found.get(table)
    const reader = file?.endsWith('.xlsx') ? readXlsx : readCsv
    const rows = file
      ? await reader(join(folder, file), table, tables[table].schema)
      : { rows: [], problems: [] }
    return [table, rows] as const
  })
  return Object.fromEntries(await Promise.all(readings)) as Raw // one for each name
}

function parseRows(table: TableName, { rows }: CsvRows, problems: RowProblem[]): unknown[] {
  const { key, schema }: { key: readonly string[]; schema: z.ZodMiniType } = tables[table]
  try {
    return readRows({ table, key, schema, rows, firstRow: 2 }) as unknown[]
  } catch (error) {
    if (!(error instanceof RowsRefused)) throw error
    problems.push(...error.problems)
    return []
  }
}

/**
 * Rows that name what neither the import nor the stage has. Rows that are refused themselves are
 * there all the same.
 */
function missing(
  raw: Raw,
  { countries, regions, features, transitPoints, camps }: Catalogue,
  rooms: readonly RoomTypeRecord[],
) {
  const there: Partial<Record<TableName, readonly string[]>> = {
    countries: countries.map(({ countryCode }) => countryCode),
    regions: regions.map(({ countryRegionCode }) => countryRegionCode),
    features: features.map(({ featureId }) => featureId),
    'transit-points': transitPoints.map(({ transitPointCode }) => transitPointCode),
    camps: camps.map(({ supplierCode }) => supplierCode),
    rooms: rooms.map(({ optionKey }) => optionKey),
  }
  return references.flatMap(({ table, field, names, error }) => {
    const codeField = tables[names].key[0]
    const knownCodes = new Set([
      ...(there[names] ?? []),
      ...raw[names].rows.map((row) => row[codeField]),
    ])
    return raw[table].rows.flatMap((row, index): RowProblem[] => {
      const namedCodes = [row[field] ?? []]
        .flat()
        .map((code) => (names === 'camps' ? String(code).split('-')[0] : code))
      const name = tables[table].key.map((part) => row[part] ?? '').join(' ')
      return namedCodes.some((code) => !knownCodes.has(code))
        ? [{ table, row: index + 2, name, field, message: error }]
        : []
    })
  })
}

/**
 * Rows that give a night of a room twice, where the table's rows are right by themselves. Rates of
 * other lengths of stay may share it.
 */
function overlaps({ rates, allotments }: Imported): RowProblem[] {
  const rules = rates.map((row, index) => ({
    ...row,
    index,
    least: row.minLOS ?? 0,
    most: row.maxLOS ?? 9999,
  }))
  const counts = allotments.map((row, index) => ({ ...row, index, least: 0, most: 0 }))
  return [...overlapsIn('rates', rules), ...overlapsIn('allotments', counts)]
}

interface Span {
  readonly optionKey: OptionKey
  readonly from: string
  readonly to: string
  readonly least: number
  readonly most: number
  readonly index: number
}

const overlapsIn = (table: TableName, spans: readonly Span[]): RowProblem[] =>
  [...groupBy(spans, ({ optionKey }) => optionKey).values()].flatMap((own) => {
    const inOrder = own.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    const open: Span[] = []
    return inOrder.flatMap((span) => {
      open.splice(0, open.length, ...open.filter(({ to }) => to >= span.from))
      const other = open.find(({ least, most }) => least <= span.most && most >= span.least)
      open.push(span)
      if (other === undefined) return []
      const [first, second] = [other.index, span.index].toSorted((a, b) => a - b) as [
        number,
        number,
      ]
      return [
        {
          table,
          row: second + 2,
          name: span.optionKey,
          field: 'from',
          message: `overlaps row ${first + 2}`,
        },
      ]
    })
  })
