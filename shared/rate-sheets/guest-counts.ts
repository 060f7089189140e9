import { plainWho } from './figure-names'
import type { RawFigure } from './read-figures'
import type { Who } from './word-facts'

const counts: readonly (readonly [RegExp, Who])[] = [
  [/,? ?\b(?:1|one) guest\b/i, 'single'],
  [/,? ?\b(?:2|two) guests\b/i, 'double'],
  [/,? ?\b(?:3|three) guests\b/i, 'triple'],
  [/,? ?\b(?:4|four) guests\b/i, 'quad'],
]

/**
 * `Tent, 1 guest` with `Tent, 2 guests` in its table: what those pay who share a tent with so many,
 * and no rooms. Without a line for one guest, numbers of guests are those of a party.
 */
export function withGuestCounts(raws: readonly RawFigure[]): readonly RawFigure[] {
  const tables = new Set(
    raws.filter((raw) => countIn(raw)?.who === 'single').map(({ table }) => table),
  )
  return raws.map((raw) => {
    const count = tables.has(raw.table) ? countIn(raw) : undefined
    return count === undefined
      ? raw
      : { ...raw, who: count.who, room: raw.room.replace(/,? ?\d$/, '') }
  })
}

/** For how many guests a figure is, by the texts beside and over it. */
function countIn({ who, line, table, place }: RawFigure): { readonly who: Who } | undefined {
  if (!plainWho.has(who)) return undefined
  const heads = table.columns.find(({ column }) => column === place.column)?.heads ?? []
  const match = counts.find(([pattern]) =>
    [...line.labels, ...heads].some(({ text }) => pattern.test(text)),
  )
  return match && { who: match[1] }
}
