import { parseFilter } from '#shared/catalogue/filter'
import type { Filter, Whitelist } from '#shared/catalogue/filter-types'
import { refuseFilter } from '#shared/catalogue/refuse-filter'
import { type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'

/** As many as a trip can have: they are answered whole. */
const most = 200
const whitelist: Whitelist = {
  filter: { itineraryId: 'string' as const },
  order: [],
  fields: [],
  include: [],
  limits: { limit: most, defaultLimit: most },
}

/** What a list of a trip's own parts asks for. */
export interface PartsQuery extends Pick<Filter, 'limit' | 'skip'> {
  readonly itineraryId: ItineraryId
}

/**
 * Reads the filter of a list that is kept with one itinerary: `{"where":{"itineraryId":"itn_…"}}`,
 * limit and skip.
 * @throws AppError filter.invalid when it names no itinerary
 */
export function partsQuery(text: string): PartsQuery {
  const { where, limit, skip } = parseFilter(text, whitelist)
  const id = where.kind === 'equality' ? itineraryIdSchema.safeParse(where.value) : undefined
  if (!id?.success) return refuseFilter('where.itineraryId', 'must be the id of an itinerary')
  return { itineraryId: id.data, limit, skip }
}

/** The part of a list that was asked for. */
export const partOf = <T>(list: readonly T[], { limit, skip }: PartsQuery): T[] =>
  list.slice(skip, skip + limit)
