/** Words of names that say nothing about which one it is. */
const common = new Set([
  'camp',
  'lodge',
  'safari',
  'safaris',
  'the',
  'tented',
  'room',
  'standard',
  'rates',
  'and',
])

export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .filter((word) => word !== '' && !common.has(word))

/**
 * The one of some named things that a name most likely means; undefined where none or several would
 * do.
 */
export function bestMatch<Named extends { readonly name: string }>(
  name: string,
  all: readonly Named[],
): Named | undefined {
  const wanted = wordsOf(name)
  const scored = all
    .map((one) => {
      const own = wordsOf(one.name)
      const shared = own.filter((word) => wanted.includes(word)).length
      return { one, score: (2 * shared) / Math.max(1, own.length + wanted.length) }
    })
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  const isClear = first !== undefined && first.score >= 0.6 && first.score > (second?.score ?? 0)
  return isClear || (all.length === 1 && (first?.score ?? 0) > 0) ? first?.one : undefined
}
