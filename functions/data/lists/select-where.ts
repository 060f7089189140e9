import type { Condition, Where } from '#shared/catalogue/filter-types'

/** A byte for each record, by place: 1 where it is selected. */
export type Selected = Uint8Array

interface Records {
  readonly count: number
  /** Those that one condition selects, in a list of its own. */
  select(condition: Condition): Selected
}

/**
 * The records that a where clause selects: its conditions are decided column by column, and joined
 * byte by byte.
 */
export function selectWhere(records: Records, where: Where): Selected {
  if (where.kind !== 'and' && where.kind !== 'or') return records.select(where)
  const [first, ...more] = where.of
  if (first === undefined) return new Uint8Array(records.count).fill(where.kind === 'and' ? 1 : 0)
  const all = selectWhere(records, first)
  for (const part of more) {
    const own = selectWhere(records, part)
    if (where.kind === 'and') narrow(all, own)
    else
      for (let place = 0; place < all.length; place++)
        all[place] = (all[place] ?? 0) | (own[place] ?? 0)
  }
  return all
}

/** Leaves of a selection what another one selects, too. */
export function narrow(all: Selected, own: Selected): Selected {
  for (let place = 0; place < all.length; place++)
    all[place] = (all[place] ?? 0) & (own[place] ?? 0)
  return all
}

/** Reused: to get and give back so much memory for each question costs more than to fill it. */
let scratch = new Uint32Array(0)

/** The places of a selection, until the next are asked for. */
export function placesIn(selected: Selected): Uint32Array {
  if (scratch.length < selected.length) scratch = new Uint32Array(selected.length)
  const places = scratch
  let count = 0
  for (let place = 0; place < selected.length; place++) {
    places[count] = place
    count += selected[place] ?? 0
  }
  return places.subarray(0, count)
}
