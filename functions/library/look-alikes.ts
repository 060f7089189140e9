interface Hashed {
  readonly id: string
  /** 64 bits in hexadecimal (pictures/read-picture.ts). */
  readonly hash?: string | undefined
}

/** Pictures are alike when at most so many of their 64 bits differ: one saved smaller, brighter or again. */
const mostDifferent = 6
/** Of eight parts, seven differences leave at least one as it is: only pictures that share one are compared. */
const parts = [0, 2, 4, 6, 8, 10, 12, 14] as const

/** Pictures that look like another one, with the number of the group that they are in: 50,000 take some 100 ms. */
export function lookAlikes(media: readonly Hashed[]): ReadonlyMap<string, number> {
  const byHash = new Map<string, string[]>()
  for (const { id, hash } of media) {
    if (hash === undefined) continue
    const same = byHash.get(hash)
    if (same === undefined) byHash.set(hash, [id])
    else same.push(id)
  }
  const hashes = [...byHash.keys()]
  const [high, low] = [0, 8].map((at) => Int32Array.from(hashes, (hash) => Number.parseInt(hash.slice(at, at + 8), 16)))
  const group = hashes.map((_, at) => at)
  const first = (at: number): number => {
    let root = at
    while (group[root] !== root) root = group[root] ?? root
    group[at] = root
    return root
  }
  const join = (one: number, other: number) => {
    const [a, b] = [first(one), first(other)]
    group[Math.max(a, b)] = Math.min(a, b)
  }
  for (const part of parts) {
    const buckets = new Map<string, number[]>()
    hashes.forEach((hash, at) => {
      const key = hash.slice(part, part + 2)
      const bucket = buckets.get(key) ?? []
      for (const other of bucket) {
        const different =
          bitsOf((high?.[at] ?? 0) ^ (high?.[other] ?? 0)) + bitsOf((low?.[at] ?? 0) ^ (low?.[other] ?? 0))
        if (different <= mostDifferent) join(at, other)
      }
      bucket.push(at)
      buckets.set(key, bucket)
    })
  }
  const members = new Map<number, string[]>()
  for (const [at, hash] of hashes.entries())
    members.set(first(at), [...(members.get(first(at)) ?? []), ...(byHash.get(hash) ?? [])])
  const alike = [...members.values()].filter((ids) => ids.length > 1)
  return new Map(alike.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
}

/** How many bits of 32 are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
