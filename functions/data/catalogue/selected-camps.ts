import type { Condition, Where } from '#shared/catalogue/filter-types'
import { type Access, byProperty, matches } from '#shared/catalogue/matches'
import { ownValue } from '#shared/ids/own-value'
import { campFlags } from './camp-columns'
import type { CampIndex, RegionInIndex } from './camp-index'

/** A byte a camp, by place: 1 where it is selected. */
export type Selected = Uint8Array

/**
 * The camps that a where clause selects. A condition is decided once for each value that a column can have (a region, an
 * age, a set of flags), and then looked up for each camp: 100,000 camps take a fraction of a millisecond a condition. Only
 * what is different for every camp is decided camp by camp.
 */
export function selectedCamps(index: CampIndex, where: Where): Selected {
  if (where.kind === 'and') return joined(index, where.of, { start: 1, join: (one, other) => one & other })
  if (where.kind === 'or') return joined(index, where.of, { start: 0, join: (one, other) => one | other })
  return byCondition(index, where)
}

interface Joint {
  readonly start: 0 | 1
  join(one: number, other: number): number
}

function joined(index: CampIndex, parts: readonly Where[], { start, join }: Joint): Selected {
  const [first, ...more] = parts
  if (first === undefined) return new Uint8Array(index.count).fill(start)
  const all = selectedCamps(index, first)
  for (const part of more) {
    const own = selectedCamps(index, part)
    for (let place = 0; place < all.length; place++) all[place] = join(all[place] ?? 0, own[place] ?? 0)
  }
  return all
}

function byCondition(index: CampIndex, condition: Condition): Selected {
  const { field } = condition
  const region = ownValue(regionFields, field)
  if (region !== undefined) {
    return byTable(
      index.regionOf,
      tableOf(
        condition,
        index.regions.map((one) => one[region]),
      ),
    )
  }
  const flag = Object.entries(campFlags).find(([name]) => name === field)?.[1]
  if (flag !== undefined)
    return byTable(
      index.flags,
      tableOf(
        condition,
        everyByte.map((mask) => (mask & flag) !== 0),
      ),
    )
  if (field === 'minChildAge') return byTable(index.ages, tableOf(condition, everyByte))
  if (field === 'campFeatures') return byFeatures(index, condition)
  const term = termOf(condition)
  return term === undefined ? campByCamp(index, condition) : byTerm(index, term)
}

const regionFields: Readonly<Record<string, keyof RegionInIndex>> = {
  regionName: 'name',
  regionCode: 'regionCode',
  countryRegionCode: 'countryRegionCode',
  country: 'countryName',
  countryCode: 'countryCode',
}

const everyByte = Array.from({ length: 256 }, (_, byte) => byte)

/** Whether the condition holds for each of some values. */
function tableOf(condition: Condition, values: readonly unknown[]): Uint8Array {
  const holds = matches(condition, byProperty)
  return Uint8Array.from(values, (value) => Number(holds({ [condition.field]: value })))
}

function byTable(column: Uint8Array | Uint16Array, table: Uint8Array): Selected {
  const selected = new Uint8Array(column.length)
  for (let place = 0; place < column.length; place++) selected[place] = table[column[place] ?? 0] ?? 0
  return selected
}

/** A condition on a list holds when it holds for one of its texts, `neq` and `nin` when it holds for all (matches.ts). */
function byFeatures(index: CampIndex, condition: Condition): Selected {
  const { featureIds, featureBits, count } = index
  const forAll = condition.kind === 'neq' || condition.kind === 'nin'
  const holds = tableOf(
    condition,
    featureIds.map((id) => [id]),
  )
  const masks = new Uint32Array(featureWords)
  for (const [at, held] of holds.entries()) {
    if (Boolean(held) !== forAll) masks[at >> 5] = (masks[at >> 5] ?? 0) | (1 << (at & 31))
  }
  const [low = 0, high = 0] = masks
  const selected = new Uint8Array(count)
  for (let place = 0; place < count; place++) {
    const at = place * featureWords
    const met = ((featureBits[at] ?? 0) & low) | ((featureBits[at + 1] ?? 0) & high)
    selected[place] = Number((met !== 0) !== forAll)
  }
  return selected
}

/** 32-bit words that hold the features of a camp. */
export const featureWords = 2

/** The text of a condition that asks whether a name holds it, whatever the capitals: the search box. */
function termOf(condition: Condition): string | undefined {
  if (condition.field !== 'campName' || condition.kind !== 'like' || !condition.value.ignoreCase) return undefined
  const { start, middles, end } = condition.value
  const [term = '', ...more] = middles
  return start === '' && end === '' && more.length === 0 && term !== '' && !term.includes('\n') ? term : undefined
}

/** One run over all names at once; places follow the hits. */
function byTerm({ lowerNames, nameStarts, count }: CampIndex, term: string): Selected {
  const selected = new Uint8Array(count)
  let place = 0
  for (let at = lowerNames.indexOf(term); at >= 0; at = lowerNames.indexOf(term, nameStarts[place + 1])) {
    while ((nameStarts[place + 1] ?? 0) <= at) place++
    selected[place] = 1
  }
  return selected
}

function campByCamp(index: CampIndex, condition: Condition): Selected {
  const holds = matches(condition, accessOf(index))
  return Uint8Array.from({ length: index.count }, (_, place) => Number(holds(place)))
}

/** How conditions read what is different for every camp; a camp is its place. */
function accessOf({ codes, names, lower, campAt }: CampIndex): Access<number> {
  const readers: Readonly<Record<string, (place: number) => unknown>> = {
    supplierCode: (place) => codes[place],
    campName: (place) => names[place],
    transitPointCode: (place) => campAt(place).transitPointCode,
    latitude: (place) => campAt(place).latitude,
    longitude: (place) => campAt(place).longitude,
  }
  return {
    read: (field) => ownValue(readers, field) ?? (() => undefined),
    folded: (field) => (field === 'campName' ? (place) => lower[place] ?? '' : undefined),
  }
}
