import type { Where } from '#shared/catalogue/filter-types'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId } from '#shared/ids/ids'

/** Keys of a listed item, within the list that it is in. */
export type Position = readonly [gsi1sk: string, pk: string, sk: string]

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
