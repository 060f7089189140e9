/** A repeatable source of chance (mulberry32): the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
    chance: (probability) => next() < probability,
  }
}
