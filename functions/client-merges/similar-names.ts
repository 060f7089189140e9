/** A name without accents, signs and capitals: `José-María` and `jose maria` are the same. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** First names that people shorten, each line one name. */
const shortNames = [
  'robert bob rob bobby bert',
  'william bill will billy liam',
  'richard rick dick ricky',
  'james jim jimmy jamie',
  'john jack johnny jon jonathan',
  'michael mike mick micky',
  'thomas tom tommy',
  'edward ed eddie ted',
  'charles charlie chuck',
  'christopher chris',
  'nicholas nick nicolas',
  'alexander alex sandy',
  'anthony tony',
  'andrew andy drew',
  'daniel dan danny',
  'david dave',
  'joseph joe joey',
  'matthew matt',
  'steven steve stephen',
  'samuel sam',
  'elizabeth liz beth betty eliza lizzie',
  'katherine kate kathy catherine katie kathryn cathy',
  'margaret maggie peggy meg',
  'patricia pat patty trish',
  'jennifer jen jenny',
  'susan sue susie',
  'deborah debbie deb',
  'rebecca becky',
  'victoria vicky tori',
  'barbara barb',
  'pamela pam',
  'christina tina christine chrissy',
]
const canonical = new Map(
  shortNames.flatMap((line) => line.split(' ').map((name) => [name, line] as const)),
)

/** The name that a first name is short for, with all its short forms; itself where it is none. */
const wholeName = (first: string): string => canonical.get(first) ?? first

/** The same but for doubled letters and silent h: `Sarah Andersson` and `Sara Anderson`. */
const spelling = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')

/**
 * Whether two words differ by one letter: another, one more, or two the other way round; nothing
 * hung on at the end, and no numbers.
 */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || long.startsWith(short) || /\d/.test(long)) return false
  let at = 0
  while (short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped =
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  return isSwapped || short.slice(at + 1) === long.slice(at + 1)
}

/** A word of a name, with what it is compared by worked out once. */
interface Word {
  readonly plain: string
  readonly spelled: string
  readonly whole: string
}
export interface PlainName {
  readonly first: Word
  readonly last: Word
}

const wordOf = (name: string): Word => {
  const plain = plainName(name)
  return { plain, spelled: spelling(plain), whole: wholeName(plain) }
}
export const plainNameOf = (firstName: string, lastName: string): PlainName => ({
  first: wordOf(firstName),
  last: wordOf(lastName),
})

/** In words shorter than this one letter makes another name: Maria and Mario, Muller and Miller. */
const slipFrom = 7

function isAlike(one: Word, other: Word): boolean {
  if (one.spelled === other.spelled) return true
  return (
    Math.max(one.plain.length, other.plain.length) >= slipFrom && isOneSlip(one.plain, other.plain)
  )
}

const isFirstAlike = (one: Word, other: Word): boolean =>
  one.whole === other.whole || isBegun(one, other) || isBegun(other, one) || isAlike(one, other)

/** A second first name, which not every list has. */
const isBegun = ({ plain: short }: Word, { plain: long }: Word): boolean =>
  short.length > 2 && long.length > short.length && long.startsWith(`${short} `)

const isLastAlike = (one: Word, other: Word): boolean =>
  isAlike(one, other) || isPartOf(one, other) || isPartOf(other, one)

/** One half of a double name. */
const isPartOf = ({ plain: short }: Word, { plain: long }: Word): boolean =>
  short.length > 3 && long.length > short.length && ` ${long} `.includes(` ${short} `)

/**
 * Whether two names may be one person's, also with first and last name the other way round: the
 * same, written otherwise, short for one another, or one letter off in a long word. What lies below
 * it are sisters, fathers and strangers.
 */
export function compareNames(one: PlainName, other: PlainName): 'same' | 'similar' | 'different' {
  if (one.first.plain === '' || other.first.plain === '') return 'different'
  if (one.first.plain === other.first.plain && one.last.plain === other.last.plain) return 'same'
  const isSimilar = (there: PlainName) =>
    isFirstAlike(one.first, there.first) && isLastAlike(one.last, there.last)
  return isSimilar(other) || isSimilar({ first: other.last, last: other.first })
    ? 'similar'
    : 'different'
}

/**
 * How a word sounds, roughly: its first letter and the consonants after it. Words that are alike
 * mostly sound alike.
 */
export const soundOf = (word: string): string => {
  const rest = word
    .slice(1)
    .replace(/ph/g, 'f')
    .replace(/[aeiouyhw ]/g, '')
    .replace(/[bpfv]/g, '1')
    .replace(/[cgjkqsxz]/g, '2')
    .replace(/[dt]/g, '3')
    .replace(/l/g, '4')
    .replace(/[mn]/g, '5')
    .replace(/r/g, '6')
    .replace(/(.)\1+/g, '$1')
  return `${word.charAt(0).replace('c', 'k').replace('ph', 'f')}${rest.slice(0, 3)}`
}
