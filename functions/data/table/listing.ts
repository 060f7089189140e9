import * as z from 'zod/mini'
import type { Where } from '#shared/catalogue/filter-types'
import { refuseField } from '#shared/errors/refuse-field'
import { type AgencyId, itineraryIdSchema } from '#shared/ids/ids'
import { itineraryKey } from './keys'

/** Keys of a listed item, within the list that it is in. */
export type Position = readonly [gsi1sk: string, pk: string, sk: string]

/** A position as text for the caller to send back: when and which, and no key of the table. */
export const cursorOf = ([place]: Position): string => Buffer.from(place).toString('base64url')

/**
 * The position of a cursor, within the agency of whoever sends it.
 * @throws AppError request.invalid naming query.cursor
 */
export function positionOf(cursor: string, agency: AgencyId): Position {
  const place = Buffer.from(cursor, 'base64url').toString('utf8')
  const [at, id, ...more] = place.split('#')
  const idResult = itineraryIdSchema.safeParse(id)
  if (!idResult.success || !z.iso.datetime().safeParse(at).success || more.length > 0) {
    refuseField('query.cursor', 'must be the cursor of an earlier page')
  }
  const { pk, sk } = itineraryKey(agency, idResult.data)
  return [place, pk, sk]
}

/**
 * The value that a where clause demands of a field for every record, where it does: a narrower list
 * can then be read.
 */
export function findDemanded(where: Where, field: string): string | undefined {
  if (where.kind === 'and')
    return where.of.map((part) => findDemanded(part, field)).find((value) => value !== undefined)
  const isDemand = where.kind === 'equality' && where.field === field
  return isDemand && typeof where.value === 'string' ? where.value : undefined
}
