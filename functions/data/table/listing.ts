import type * as z from 'zod'
import type { Where } from '#shared/catalogue/filter-types'
import { refuseField } from '#shared/errors/refuse-field'
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
  const { partition, descending, limit, after, prefix } = query
  const inPartition = 'gsi1pk = :partition'
  const { items, next } = await table.page({
    IndexName: 'gsi1',
    KeyConditionExpression: prefix === undefined ? inPartition : `${inPartition} AND begins_with(gsi1sk, :prefix)`,
    ExpressionAttributeValues: { ':partition': partition, ...(prefix === undefined ? {} : { ':prefix': prefix }) },
    ScanIndexForward: !descending,
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: { ...startKey(after), gsi1pk: partition } }),
  })
  const rows = items.map((item) => ({
    listed: parseRecord(schema, { pk: item.pk, sk: item.sk, ...fieldsOf(item) }),
    position: positionIn(item),
  }))
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
    refuseField('query.cursor', 'must be the cursor of an earlier page')
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

/** The value that a where clause demands of a field for every record, where it does: a narrower list can then be read. */
export function demanded(where: Where, field: string): string | undefined {
  if (where.kind === 'and') return where.of.map((part) => demanded(part, field)).find((value) => value !== undefined)
  const isDemand = where.kind === 'equality' && where.field === field
  return isDemand && typeof where.value === 'string' ? where.value : undefined
}
