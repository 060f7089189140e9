/**
 * Numbers that look random and are the same for the same text, with the kinds of draw that pictures
 * and demo data need.
 */
export type RandomStream = {
  /** At least 0, below 1. */
  next: () => number
  range: (low: number, high: number) => number
  /** A whole number from low to high, both included. */
  int: (low: number, high: number) => number
  /** @throws RangeError from an empty list */
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
}

/** Mulberry32 seeded by an FNV hash of the text. */
export function randomStream(text: string): RandomStream {
  let state = hashOf(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let firstMix = Math.imul(state ^ (state >>> 15), 1 | state)
    firstMix = (firstMix + Math.imul(firstMix ^ (firstMix >>> 7), 61 | firstMix)) ^ firstMix
    return ((firstMix ^ (firstMix >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
  }
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** FNV-1a of the UTF-16 code units, folded into 32 bits (signed). */
function hashOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  return hash
}
