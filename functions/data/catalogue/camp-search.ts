import type { Condition, OrderBy, Where } from '#shared/catalogue/filter-types'
import { selectWhere } from '../lists/select-where'
import type { CampIndex } from './camp-index'

export interface CampQuestion {
  readonly where: Where
  /** Flags of campFlags that hide a camp from whoever asks (camp-visibility.ts). */
  readonly hidden: number
}

export interface CampPage {
  /** Places of the camps of the page. */
  readonly places: readonly number[]
  /** How many camps there are in all pages. */
  readonly total: number
}

/**
 * A page of the camps that a filter selects, and their exact number. Camps are stored in name order
 * and sorting is stable, so nothing is ever sorted by name.
 */
export function searchCamps(
  index: CampIndex,
  {
    where,
    hidden,
    order,
    limit,
    skip,
  }: CampQuestion & { order: readonly OrderBy[]; limit: number; skip: number },
): CampPage {
  const matches = placesOf(index, { where, hidden })
  const byName = order.findIndex(({ field }) => field === 'campName')
  let places = order[byName]?.direction === 'descending' ? matches.toReversed() : matches
  for (const { field, direction } of (byName < 0 ? order : order.slice(0, byName)).toReversed()) {
    places = index.column(field).sort(places, direction)
  }
  return { places: [...places.subarray(skip, skip + limit)], total: matches.length }
}

/** The exact number of camps that a where clause selects. */
export function countCampsIn(index: CampIndex, question: CampQuestion): number {
  return placesOf(index, question).length
}

/** The places of all camps that are seen and selected, in the order of their names. */
function placesOf(index: CampIndex, { where, hidden }: CampQuestion): Uint32Array {
  const { flags, count } = index
  const select = (condition: Condition) => index.column(condition.field).select(condition, count)
  const selection = selectWhere({ count, select }, where)
  const places = new Uint32Array(count)
  let length = 0
  for (let place = 0; place < count; place++) {
    if (selection[place] === 1 && ((flags[place] ?? 0) & hidden) === 0) places[length++] = place
  }
  return places.subarray(0, length)
}
