import type * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'
import type { Item } from './table-access'

/**
 * Parses a stored item. An item that doesn't parse fails the read and is logged by its key.
 * @throws AppError record.malformed { pk, sk }
 */
export function parseRecord<Schema extends z.ZodMiniType>(
  schema: Schema,
  item: Item,
): z.output<Schema> {
  const parseResult = schema.safeParse(item)
  if (parseResult.success) return parseResult.data
  const { pk, sk } = item
  log.error('record.malformed', {
    pk,
    sk,
    fields: parseResult.error.issues.map((issue) => issue.path.join('.')),
  })
  throw new AppError('record.malformed', { pk, sk })
}

/** The same for an item that may be absent. */
export function parseFound<Schema extends z.ZodMiniType>(
  schema: Schema,
  item: Item | undefined,
): z.output<Schema> | undefined {
  return item === undefined ? undefined : parseRecord(schema, item)
}
