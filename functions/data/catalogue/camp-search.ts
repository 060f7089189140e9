import type { OrderBy, Where } from '#shared/catalogue/filter-types'
import type { CampIndex } from './camp-index'
import { pageByRank } from './camp-ranks'
import { selectedCamps } from './selected-camps'

export interface CampQuestion {
  readonly where: Where
  /** Flags of campFlags that hide a camp from whoever asks (camp-visibility.ts). */
  readonly hidden: number
}

export interface CampPageQuestion extends CampQuestion {
  readonly order: readonly OrderBy[]
  readonly limit: number
  readonly skip: number
}

export interface CampPage {
  /** Places of the camps of the page. */
  readonly places: readonly number[]
  /** How many camps there are in all pages. */
  readonly total: number
}

/**
 * A page of the camps that a filter selects, and their exact number. By name, which is the order they lie in, nothing is
 * sorted; by anything else camps are counted into their ranks (camp-ranks.ts).
 */
export function searchCamps(index: CampIndex, { where, hidden, order, limit, skip }: CampPageQuestion): CampPage {
  const found = placesOf(index, { where, hidden })
  const page = { skip, limit }
  const places =
    order.length === 0 || isByName(order)
      ? [...found.subarray(skip, skip + limit)]
      : pageByRank(index, found, { order, ...page })
  return { places, total: found.length }
}

/** The exact number of camps that a where clause selects. */
export function countCampsIn(index: CampIndex, question: CampQuestion): number {
  return placesOf(index, question).length
}

/** The places of all camps that are seen and selected, in the order of their names. */
function placesOf(index: CampIndex, { where, hidden }: CampQuestion): Uint32Array {
  const { flags, count } = index
  const selected = selectedCamps(index, where)
  const found = new Uint32Array(count)
  let length = 0
  for (let place = 0; place < count; place++) {
    if (selected[place] === 1 && ((flags[place] ?? 0) & hidden) === 0) found[length++] = place
  }
  return found.subarray(0, length)
}

function isByName([first]: readonly OrderBy[]): boolean {
  return first?.field === 'campName' && first.direction === 'ascending'
}
