import { groupBy } from '../data/table/group-by'

interface Hashed {
  readonly id: string
  /** 64 bits in hexadecimal (pictures/read-picture.ts). */
  readonly hash?: string | undefined
}

/**
 * Pictures are alike when at most so many of their 64 bits differ: one saved smaller, brighter or
 * again.
 */
const maxDifferent = 5
/**
 * Three parts of each half: of six, five differences leave at least one as it is, so that only
 * pictures that share one are compared.
 */
const parts = [
  { from: 21, mask: 0x7ff },
  { from: 10, mask: 0x7ff },
  { from: 0, mask: 0x3ff },
]

/** Pictures that look like another one, with the number of the group that they are in. */
export function lookAlikes(media: readonly Hashed[]): ReadonlyMap<string, number> {
  const byHash = groupBy(
    media.filter(({ hash }) => hash !== undefined),
    ({ hash = '' }) => hash,
  )
  const hashes = [...byHash.keys()]
  const half = (at: number) =>
    Int32Array.from(hashes, (hash) => Number.parseInt(hash.slice(at, at + 8), 16))
  const [high, low] = [half(0), half(8)]
  const group = Int32Array.from(hashes, (_, at) => at)
  const first = (at: number): number => {
    let root = at
    while (group[root] !== root) root = group[root] ?? root
    group[at] = root
    return root
  }
  const differences = (one: number, other: number) =>
    bitsOf((high[one] ?? 0) ^ (high[other] ?? 0)) + bitsOf((low[one] ?? 0) ^ (low[other] ?? 0))
  for (const { words, from, mask } of [high, low].flatMap((words) =>
    parts.map((part) => ({ words, ...part })),
  )) {
    const buckets: number[][] = Array.from({ length: mask + 1 }, () => [])
    for (let at = 0; at < hashes.length; at++) {
      const bucket = buckets[((words[at] ?? 0) >>> from) & mask] ?? []
      for (const other of bucket) {
        if (differences(at, other) > maxDifferent) continue
        const [one, two] = [first(at), first(other)]
        group[Math.max(one, two)] = Math.min(one, two)
      }
      bucket.push(at)
    }
  }
  const ids = hashes.flatMap((hash, at) =>
    (byHash.get(hash) ?? []).map(({ id }) => ({ id, group: first(at) })),
  )
  const alike = [...groupBy(ids, (one) => one.group).values()].filter(
    (members) => members.length > 1,
  )
  return new Map(alike.flatMap((members, at) => members.map(({ id }) => [id, at] as const)))
}

/** How many bits of 32 are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
