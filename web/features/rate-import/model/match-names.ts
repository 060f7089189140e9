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
/** Words for beds: rooms that differ only in them have the same rate in a sheet that has none. */
const beds = new Set(['double', 'twin', 'king', 'queen', 'bed', 'bedded'])

export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .filter((word) => word !== '' && !common.has(word))

interface Named {
  readonly name: string
}

/**
 * The one of some named things that a name most likely means; undefined where none or several would
 * do.
 */
export function bestMatch<Thing extends Named>(
  name: string,
  all: readonly Thing[],
): Thing | undefined {
  const [first, second] = scoresOf(wordsOf(name), all)
  const isClear = first !== undefined && first.score >= 0.6 && first.score > (second?.score ?? 0)
  return isClear || (all.length === 1 && (first?.score ?? 0) > 0) ? first?.one : undefined
}

/** The rooms that a sheet's room is: `Tented suite` is the double and the twin one. */
export function roomMatches<Thing extends Named>(
  name: string,
  all: readonly Thing[],
): readonly Thing[] {
  const one = bestMatch(name, all)
  const wantedWords = wordsOf(name)
  const hasBeds = wantedWords.some((word) => beds.has(word))
  const bare = (words: readonly string[]) =>
    words
      .filter((word) => !beds.has(word))
      .toSorted()
      .join(' ')
  const alike = hasBeds ? [] : all.filter((room) => bare(wordsOf(room.name)) === bare(wantedWords))
  return wantedWords.length > 0 && alike.length > 0 ? alike : one === undefined ? [] : [one]
}

function scoresOf<Thing extends Named>(wanted: readonly string[], all: readonly Thing[]) {
  return all
    .map((one) => {
      const own = wordsOf(one.name)
      const sharedCount = own.filter((word) => wanted.includes(word)).length
      return { one, score: (2 * sharedCount) / Math.max(1, own.length + wanted.length) }
    })
    .sort((a, b) => b.score - a.score)
}
