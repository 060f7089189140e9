import type * as z from 'zod/mini'
import { rateIssues } from '#shared/catalogue/rate-issues'
import { ownValue } from '#shared/ids/own-value'
import type { ContentTable, ImportTable } from '#shared/managers/content-kind'
import { type FlatFields, flattenFields, nestFields } from '#shared/managers/flat-fields'
import type { ContentRef } from '../data/managers/draft-store'
import { groupBy } from '../data/table/group-by'
import { castsOf, rowOf } from '../import/cell-values'
import { stopSellRow } from '../import/sales-rows'
import { tables } from '../import/tables'
import type { CampContent } from './content-kinds'
import { type FieldProblem, isRequired, problemsOfIssue } from './read-content'

/** What entries of a table are, and how a row names its own. */
const kinds = {
  countries: { kind: 'country', key: ['countryCode'] },
  regions: { kind: 'region', key: ['countryRegionCode'] },
  features: { kind: 'feature', key: ['featureId'] },
  'transit-points': { kind: 'transit-point', key: ['transitPointCode'] },
  connections: { kind: 'connection', key: ['connectionCode'] },
  activities: { kind: 'activity', key: ['code'] },
  camps: { kind: 'camp', key: ['supplierCode'] },
  rooms: { kind: 'camp', key: ['optionKey'] },
  rates: { kind: 'camp', key: ['optionKey'] },
} as const satisfies Record<ContentTable, { kind: ContentRef['kind']; key: readonly string[] }>

/** The fields that name the entry of a row. */
export const keyFields = (table: ContentTable): readonly string[] =>
  table === 'activities' ? [...kinds[table].key, 'countryRegionCode'] : kinds[table].key

export const kindOfTable = (table: ContentTable): ContentRef['kind'] => kinds[table].kind

/** A row as it stands in a file: its number, and its cells by heading. */
export interface SentRow {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
}

/** What rows change of an entry, or what is wrong with them. */
export interface RowChange {
  readonly ref: ContentRef
  readonly rows: readonly number[]
  readonly changes: FlatFields
  readonly problems: readonly (FieldProblem & { readonly row: number })[]
  /** The row that a field of the entry came from, as in `rates.JAO-TENT.2.twinRate`. */
  rowFor(field: string): number
}

/**
 * What the rows of a table change, by entry. All rates of a room are one value: its rows go
 * together.
 */
export function changesOf(table: ContentTable, sent: readonly SentRow[]): RowChange[] {
  const readRows = readSent(tables[table].schema, sent).map(({ problems, ...one }) => {
    // Of an entry that is there a row may say little; what the whole lacks is told when it is
    // checked.
    const isOurs = ({ field, message }: FieldProblem) =>
      message !== isRequired || table === 'rates' || kinds[table].key.some((name) => name === field)
    return { ...one, code: codeOf(table, one.value), problems: problems.filter(isOurs) }
  })
  return [...groupBy(readRows, ({ code }) => code)].map(([code, own]) => ({
    ref: { kind: kinds[table].kind, code },
    rows: own.map(({ row }) => row),
    changes: Object.assign(
      {},
      ...changedBy(
        table,
        own.map(({ value }) => value),
      ),
    ),
    problems: [
      ...own.flatMap(({ problems }) => problems),
      ...(table === 'rates' ? problemsOfRates(own) : repeatedIn(own)),
    ],
    rowFor(field) {
      const [, key, index] = field.split('.')
      const same = own.filter(({ value }) => value.optionKey === key)
      return (same[Number(index ?? 0)] ?? same[0] ?? own[0])?.row ?? 0
    },
  }))
}

type Row = Readonly<Record<string, unknown>>

/** Rows as values, with what is wrong in each; parsed where nothing is. */
export function readSent<S extends z.ZodMiniType>(schema: S, sent: readonly SentRow[]) {
  const casts = castsOf(schema)
  return sent.map(({ row, cells }) => {
    const headings = Object.keys(cells)
    const value = rowOf(Object.values(cells), headings, casts)
    const parseResult = schema.safeParse(value)
    const unknown = headings
      .filter((name) => !casts.has(name))
      .map((field) => ({ row, field, message: 'Unknown field' }))
    const wrong = parseResult.success
      ? []
      : parseResult.error.issues.flatMap(problemsOfIssue).map((problem) => ({ row, ...problem }))
    return { row, value, parsed: parseResult.data, problems: [...unknown, ...wrong] }
  })
}

/** The code of the entry that a row is of. */
export function codeOf(table: ContentTable, row: Row): string {
  const code = String(ownValue(row, kinds[table].key[0]) ?? '')
  if (table === 'activities')
    return `${String(row.countryRegionCode ?? '').replace('-', '')}-${code}`
  return table === 'rooms' || table === 'rates' ? campNamedIn(code) : code
}

/** The camp that an option key names, whether or not it is one. */
export const campNamedIn = (optionKey: unknown): string =>
  String(optionKey ?? '').split('-', 1)[0] ?? ''

function changedBy(table: ContentTable, rows: readonly Row[]): FlatFields[] {
  const { key, kind } = kinds[table]
  const keys: ReadonlySet<string> = new Set(
    kind === 'transit-point' || kind === 'activity' ? [...key, 'countryCode'] : key,
  )
  const rest = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !keys.has(name)))
  if (table === 'rooms')
    return rows.map((row) => flattenFields(rest(row), `rooms.${row.optionKey}.`))
  if (table !== 'rates') return rows.map((row) => flattenFields(rest(row)))
  return [...groupBy(rows, ({ optionKey }) => String(optionKey))].map(([optionKey, own]) => ({
    [`rates.${optionKey}`]: own.map(rest),
  }))
}

/** Rows of what another row is of already: which of the two is meant, nobody can say. */
function repeatedIn(
  own: readonly { readonly row: number; readonly value: Row; readonly code: string }[],
) {
  const rowsByCode = groupBy(own, ({ value, code }) => String(value.optionKey ?? code))
  return [...rowsByCode.values()].flatMap(([first, ...others]) =>
    others.map(({ row }) => ({ row, field: '', message: `is that of row ${first?.row} already` })),
  )
}

/** Nights of a room that two rows give, and rows in another currency than the room's first. */
function problemsOfRates(sent: readonly { readonly row: number; readonly value: Row }[]) {
  return [...groupBy(sent, ({ value }) => String(value.optionKey)).values()].flatMap((own) => {
    const rowAt = (at: number) => own[at]?.row ?? 0
    const overlapIssues = rateIssues(own.map(({ value }) => value)).filter(({ message }) =>
      message.startsWith('Overlaps'),
    )
    const other = own.filter(({ value }) => value.currency !== own[0]?.value.currency)
    return [
      ...overlapIssues.map(({ row }) => ({
        row: rowAt(row),
        field: 'from',
        message: 'has nights of another row of the room',
      })),
      ...other.map(({ row }) => ({
        row,
        field: 'currency',
        message: 'must be that of the room’s other rows',
      })),
    ]
  })
}

/** The headings of a table, as imports read them. */
export const headingsOf = (table: ImportTable): string[] => [
  ...castsOf(table === 'stop-sells' ? stopSellRow : tables[table].schema).keys(),
]

/** The rows of an entry in a table, as imports read them again. */
export function rowsIn(table: ContentTable, code: string, fields: FlatFields): string[][] {
  const { key } = kinds[table]
  const content = nestFields(fields) as Partial<CampContent>
  const rows: Row[] =
    table === 'rooms'
      ? Object.entries(content.rooms ?? {}).map(([optionKey, room]) => ({ ...room, optionKey }))
      : table === 'rates'
        ? Object.entries(content.rates ?? {}).flatMap(([optionKey, list]) =>
            list.map((row) => ({ ...row, optionKey })),
          )
        : [{ ...content, [key[0]]: table === 'activities' ? code.split('-').at(-1) : code }]
  const headings = headingsOf(table)
  return rows.map((row) => {
    const flat = new Map(Object.entries(flattenFields(row)))
    return headings.map((heading) => cellOf(flat.get(heading)))
  })
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(';') : String(value)
}
