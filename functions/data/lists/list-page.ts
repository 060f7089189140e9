import type { Filter, Where } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { type AgencyPrincipal, listedAgent } from '../../runtime/own'
import type { Columns, Line, Place } from './columns'

interface Asked {
  readonly principal: AgencyPrincipal
  readonly filter: Filter
  /** Where an earlier page of the same filter ended. */
  readonly cursor?: string | undefined
}

/** A page of what an agent may list, and the headers that lead on from it. */
export function listPage<L extends Line>(list: Columns<L>, { principal, filter, cursor }: Asked) {
  const { order, limit, skip } = filter
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const { lines, next } = list.page({
    where: ownWhere(filter.where, principal),
    order,
    limit,
    skip,
    after,
  })
  const headers: Record<string, string> =
    next === undefined ? {} : { 'x-next-cursor': cursorOf(next) }
  return { lines, headers }
}

/**
 * A where clause narrowed to what an agent may see: their own, for lead agents all of the agency's.
 */
export function ownWhere(where: Where, principal: AgencyPrincipal): Where {
  const agentId = listedAgent(principal)
  if (agentId === undefined) return where
  return {
    kind: 'and',
    of: [where, { kind: 'equality', field: 'agentId', type: 'string', value: agentId }],
  }
}

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws AppError request.invalid naming query.cursor */
function placeOf(cursor: string): Place {
  const [value, id, ...more] = textsIn(cursor)
  if (value === undefined || id === undefined || more.length > 0) {
    throw new AppError('request.invalid', {
      fields: [{ field: 'query.cursor', message: 'must be the cursor of an earlier page' }],
    })
  }
  return [value, id]
}

function textsIn(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) &&
      parts.every((part) => typeof part === 'string' && !/\p{Surrogate}/u.test(part))
      ? parts
      : []
  } catch {
    return []
  }
}
