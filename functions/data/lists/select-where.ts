import type { Condition, Where } from '#shared/catalogue/filter-types'

/** A byte for each record, by place: 1 where it is selected. */
export type Selected = Uint8Array

interface Records {
  readonly count: number
  /** Those that one condition selects, in a list of its own. */
  select(condition: Condition): Selected
}

/** The records that a where clause selects: its conditions are decided column by column, and joined byte by byte. */
export function selectWhere(records: Records, where: Where): Selected {
  if (where.kind !== 'and' && where.kind !== 'or') return records.select(where)
  const [first, ...more] = where.of
  if (first === undefined) return new Uint8Array(records.count).fill(where.kind === 'and' ? 1 : 0)
  const all = selectWhere(records, first)
  for (const part of more) {
    const own = selectWhere(records, part)
    if (where.kind === 'and')
      for (let place = 0; place < all.length; place++) all[place] = (all[place] ?? 0) & (own[place] ?? 0)
    else for (let place = 0; place < all.length; place++) all[place] = (all[place] ?? 0) | (own[place] ?? 0)
  }
  return all
}
