/** `Low Season` and `LOW` are the same. */
export const seasonKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\bseasons?\b|\bperiod\b|\btravel\b|\bvalid\b/g, '')
    .replaceAll(/[^a-z0-9ä-ü]+/g, ' ')
    .trim()

const seasonWords = new Set(
  'baja media alta bassa laag hoog low mid middle high peak green shoulder festive dry wet emerald secret value super very and christmas xmas new year years easter winter summer season off early late ultra intermediate regular standard premium rainy migration hot cool a b c 1 2 3 4 i ii iii'.split(
    ' ',
  ),
)

/** All days of the year that no other season has. */
const restOfYear =
  /\(?\b(?:(?:the )?(?:rest|remainder|balance) of (?:the )?year|all other (?:dates|months|periods))\b\)?/i
export const isRestOfYear = (name: string): boolean => restOfYear.test(name)

/** Whether a heading is made of words for seasons alone. */
export const isSeasonName = (heading: string): boolean => {
  const name = heading.replace(restOfYear, ' ')
  if (name !== heading && name.trim() === '') return true
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const isNamed =
    /season|\b(?:baja|alta|bassa|laag|hoog)\b|low|mid|high|peak|green|shoulder|festive|dry|wet|emerald|christmas|xmas|easter|winter|summer/i.test(
      name,
    )
  return isNamed && words.every((word) => seasonWords.has(word))
}
