import { compareValues } from '#shared/catalogue/compile-order'
import type { OrderBy } from '#shared/catalogue/filter-types'
import { campFlagNames, campFlags } from './camp-columns'
import type { CampIndex } from './camp-index'

export interface RankedPage {
  readonly order: readonly OrderBy[]
  readonly skip: number
  readonly limit: number
}

/**
 * A page of places in another order than that of their names. The fields that camps may be ordered by have few values, so
 * camps are counted into them, and only the values that the page reaches are looked through again. Equals follow their names.
 *
 * @param places - in the order of their names
 */
export function pageByRank(index: CampIndex, places: Uint32Array, { order, skip, limit }: RankedPage): number[] {
  const byName = order.findIndex(({ field }) => field === 'campName')
  const before = byName < 0 ? order : order.slice(0, byName)
  const ranks = ranksOf(index, places, before)
  const named = order[byName]?.direction === 'descending' ? [...places.keys()].reverse() : [...places.keys()]
  const page: number[] = []
  let passed = 0
  for (const [rank, count] of countsOf(ranks)) {
    if (passed + count > skip) {
      for (const at of named) {
        if (ranks[at] !== rank) continue
        if (passed++ >= skip) page.push(places[at] ?? 0)
        if (page.length === limit) return page
      }
    } else passed += count
  }
  return page
}

/** A whole number for each place, in the order of the fields' values. */
function ranksOf(index: CampIndex, places: Uint32Array, order: readonly OrderBy[]): Float64Array {
  const ranks = new Float64Array(places.length)
  for (const { field, direction } of order) {
    const { size, column, rankOf } = rankColumn(index, field)
    const table = Float64Array.from(rankOf)
    for (let at = 0; at < places.length; at++) {
      const rank = table[column[places[at] ?? 0] ?? 0] ?? 0
      ranks[at] = (ranks[at] ?? 0) * size + (direction === 'descending' ? size - 1 - rank : rank)
    }
  }
  return ranks
}

/** How many have each rank, the lowest rank first. */
function countsOf(ranks: Float64Array): [rank: number, count: number][] {
  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => one - other)
}

/** A column of few values, and the rank of each value: whole numbers below `size`. */
interface RankColumn {
  readonly column: Uint8Array | Uint16Array
  readonly rankOf: readonly number[]
  readonly size: number
}

function rankColumn({ regions, regionOf, flags, ages }: CampIndex, field: string): RankColumn {
  const flag = campFlagNames.find((name) => name === field)
  if (flag !== undefined) {
    return { column: flags, rankOf: everyByte.map((mask) => Number((mask & campFlags[flag]) !== 0)), size: 2 }
  }
  if (field === 'minChildAge') return { column: ages, rankOf: everyByte, size: 256 }
  const texts = regions.map((region) => (field === 'country' ? region.countryName : region.name))
  const sorted = [...new Set(texts)].sort(compareValues)
  return { column: regionOf, rankOf: texts.map((text) => sorted.indexOf(text)), size: Math.max(1, sorted.length) }
}

const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
