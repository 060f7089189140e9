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
  { partition, descending, limit, after, prefix }: ListQuery,
): Promise<ListedPage<z.output<Schema>>> {
  const from = after === undefined ? {} : { ExclusiveStartKey: startKey(partition, after) }
  const { items, next } = await table.page({
    IndexName: 'gsi1',
    KeyConditionExpression: prefix === undefined ? 'gsi1pk = :partition' : withPrefix,
    ExpressionAttributeValues: { ':partition': partition, ...(prefix === undefined ? {} : { ':prefix': prefix }) },
    ScanIndexForward: !descending,
    Limit: limit,
    ...from,
  })
  return { rows: items.map((item) => rowOf(schema, item)), isLast: next === undefined }
}

const withPrefix = 'gsi1pk = :partition AND begins_with(gsi1sk, :prefix)'

function rowOf<Schema extends z.ZodType>(schema: Schema, item: Item): ListedRow<z.output<Schema>> {
  const listed = typeof item.listed === 'object' ? item.listed : {}
  const position = [String(item.gsi1sk), String(item.pk), String(item.sk)] as const
  return { listed: parseRecord(schema, { pk: item.pk, sk: item.sk, ...listed }), position }
}

const startKey = (gsi1pk: string, [gsi1sk, pk, sk]: Position) => ({ pk, sk, gsi1pk, gsi1sk })

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
