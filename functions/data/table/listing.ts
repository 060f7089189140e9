import type * as z from 'zod'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { parseRecord } from './parse-record'
import type { Item, Table } from './table-access'

/** A line of a list and where it stands, so that a later page can go on after it. */
export interface ListedRow<Listed> {
  readonly listed: Listed
  readonly position: Position
}
/** Keys of a listed item, within the list that it is in. */
export type Position = readonly [gsi1sk: string, pk: string, sk: string]

export interface ListedPage<Listed> {
  readonly rows: readonly ListedRow<Listed>[]
  readonly isLast: boolean
}

export interface ListQuery {
  /** Partition of gsi1. */
  readonly partition: string
  readonly descending: boolean
  readonly limit: number
  readonly after?: Position | undefined
  /** Only rows whose sort key begins so. */
  readonly prefix?: string | undefined
}

/** One page of a list, in the order of the index. */
export async function listPage<Schema extends z.ZodType>(
  table: Pick<Table, 'page'>,
  schema: Schema,
  query: ListQuery,
): Promise<ListedPage<z.output<Schema>>> {
  return rowsPage(table, (item) => parseRecord(schema, { pk: item.pk, sk: item.sk, ...fieldsOf(item) }), query)
}

/** The same where a list keeps its lines in a way of its own, or stands in gsi3, whose order is that of gsi1. */
export async function rowsPage<Listed>(
  table: Pick<Table, 'page'>,
  listedIn: (item: Item) => Listed,
  { partition, descending, limit, after, prefix, index = 'gsi1' }: ListQuery & { readonly index?: 'gsi1' | 'gsi3' },
): Promise<ListedPage<Listed>> {
  const inPartition = `${index}pk = :partition`
  const { items, next } = await table.page({
    IndexName: index,
    KeyConditionExpression: prefix === undefined ? inPartition : `${inPartition} AND begins_with(gsi1sk, :prefix)`,
    ExpressionAttributeValues: { ':partition': partition, ...(prefix === undefined ? {} : { ':prefix': prefix }) },
    ScanIndexForward: !descending,
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: { ...startKey(after), [`${index}pk`]: partition } }),
  })
  const rows = items.map((item) => ({ listed: listedIn(item), position: positionIn(item) }))
  return { rows, isLast: next === undefined }
}

const fieldsOf = ({ listed }: Item): object => (typeof listed === 'object' && listed !== null ? listed : {})

const positionIn = ({ gsi1sk, pk, sk }: Item): Position => [String(gsi1sk), String(pk), String(sk)]

const startKey = ([gsi1sk, pk, sk]: Position) => ({ pk, sk, gsi1sk })

/** A position as text for the caller to send back. */
export const cursorOf = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * The position of a cursor. It names keys, so one that leaves the agency is refused like any other nonsense.
 *
 * @throws AppError request.invalid naming query.cursor
 */
export function positionOf(cursor: string, agency: AgencyId): Position {
  const parts = textsIn(cursor)
  const [gsi1sk, pk, sk] = parts
  const isOwn = pk?.startsWith(`AGENCY#${agency}#`) ?? false
  if (gsi1sk === undefined || pk === undefined || sk === undefined || parts.length !== 3 || !isOwn) {
    throw new AppError('request.invalid', {
      fields: [{ field: 'query.cursor', message: 'must be the cursor of an earlier page' }],
    })
  }
  return [gsi1sk, pk, sk]
}

function textsIn(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string' && part !== '') ? parts : []
  } catch {
    return []
  }
}
