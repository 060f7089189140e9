import { compareValues } from '#shared/catalogue/compile-order'
import type { OrderBy } from '#shared/catalogue/filter-types'
import { campFlagNames, campFlags } from './camp-columns'
import type { CampIndex } from './camp-index'

/** Sorts camps by other fields than their name, which their places already are in the order of. */
export interface CampRanks {
  sorted(places: Uint32Array, order: readonly OrderBy[]): Uint32Array
}

const made = new WeakMap<CampIndex, CampRanks>()

/** The ranks of an index, made once for it. */
export function campRanks(index: CampIndex): CampRanks {
  const known = made.get(index) ?? makeRanks(index)
  made.set(index, known)
  return known
}

/** A column of ranks: whole numbers below `size` in the order of the field's values. */
interface RankColumn {
  readonly size: number
  rankOf(place: number): number
}

function makeRanks(index: CampIndex): CampRanks {
  const columns = new Map<string, RankColumn>()
  const columnOf = (field: string): RankColumn => {
    const column = columns.get(field) ?? rankColumn(index, field)
    columns.set(field, column)
    return column
  }
  return {
    sorted(places, order) {
      const byName = order.findIndex(({ field }) => field === 'campName')
      const before = byName < 0 ? order : order.slice(0, byName)
      const steps = before.map(({ field, direction }) => ({
        column: columnOf(field),
        descending: direction === 'descending',
      }))
      const reversed = byName >= 0 && order[byName]?.direction === 'descending'
      const namePart = (place: number) => (reversed ? index.count - 1 - place : place)
      const keys = Float64Array.from(places, (place) => {
        let key = 0
        for (const { column, descending } of steps) {
          const rank = column.rankOf(place)
          key = key * column.size + (descending ? column.size - 1 - rank : rank)
        }
        return key * index.count + namePart(place) // 44 bits at the most; equals follow their names
      })
      keys.sort()
      return Uint32Array.from(keys, (key) => namePart(key % index.count))
    },
  }
}

function rankColumn(index: CampIndex, field: string): RankColumn {
  const { regions, regionOf, flags, ages } = index
  const flag = campFlagNames.find((name) => name === field)
  if (flag !== undefined) {
    const mask = campFlags[flag]
    return { size: 2, rankOf: (place) => Number(((flags[place] ?? 0) & mask) !== 0) }
  }
  switch (field) {
    case 'minChildAge':
      return { size: 256, rankOf: (place) => ages[place] ?? 0 }
    case 'regionName':
      return byRegion(
        regions.map(({ name }) => name),
        regionOf,
      )
    case 'country':
      return byRegion(
        regions.map(({ countryName }) => countryName),
        regionOf,
      )
    default:
      throw new RangeError(`Camps have no order by ${field}`)
  }
}

function byRegion(texts: readonly string[], regionOf: Uint16Array): RankColumn {
  const sorted = [...new Set(texts)].toSorted(compareValues)
  const ranks = Uint16Array.from(texts, (text) => sorted.indexOf(text))
  return { size: Math.max(1, sorted.length), rankOf: (place) => ranks[regionOf[place] ?? 0] ?? 0 }
}
