import type { Figure } from './figures'
import type { Ages, Bed } from './word-facts'
import { sentenceEnd } from './words'

/** What a note says that children of some ages pay. */
export interface ChildTerm {
  readonly ages: Ages
  /** It begins with the youngest: `under 6`. */
  readonly isUnder: boolean
  readonly figure: Figure
  readonly bed?: Bed
}

/** Everybody above the camp's oldest child is an adult, and no camp's is older. */
const oldest = 17
const years = String.raw`(?: ?(?:years?|yrs?\.?|y\/?o)(?: old| of age)?)?`
const agesBy: readonly (readonly [RegExp, (one: number, two: number) => Ages])[] = [
  [
    new RegExp(
      String.raw`(?:\b(?:aged?|ages|between|from) )?\b(\d{1,2})(?:\.99)?${years} ?(?:-|–|—|to) ?(\d{1,2})(?:\.99)?${years}(?: (?:inclusive|incl\.?))?(?= |$|[),:])`,
      'i',
    ),
    (one, two) => ({ from: one, to: two }),
  ],
  [
    new RegExp(
      String.raw`\b(?:under|below|younger than|less than)(?: the age of)? (\d{1,2})${years}`,
      'i',
    ),
    (one) => ({ from: 0, to: one - 1 }),
  ],
  [
    new RegExp(
      String.raw`\b(\d{1,2})${years} ?(?:\+|(?:and|&|or) (?:over|older|above|up(?:wards)?))`,
      'i',
    ),
    (one) => ({ from: one, to: oldest }),
  ],
  [new RegExp(String.raw`\bfrom (\d{1,2})${years}`, 'i'), (one) => ({ from: one, to: oldest })],
]
const infants = /\b(?:infants?|bab(?:y|ies)|toddlers?)\b/i
const beds: readonly (readonly [RegExp, Bed | undefined])[] = [
  [/(?:\bwhen )?(?:\bsharing )?\bwith (?:1|one|an|a single) (?:adult|parent)\b/i, 'own bed'],
  [
    /(?:\bwhen )?(?:\bsharing )?\bwith (?:2|two|2 or more|two or more|both)(?: paying)? (?:adults|parents)\b/i,
    'sharing',
  ],
  [
    /(?:\bwhen )?\bsharing(?: a (?:room|tent))?(?: with (?:their |the )?(?:adults|parents))?/i,
    undefined,
  ],
]
const share = (value: string, sense: 'of' | 'off'): Figure => ({
  kind: 'percent',
  value: value.replace(',', '.'),
  sense,
})
const percent = String.raw`(\d{1,3}(?:[.,]\d+)?) ?%`
const ofAdult =
  " of (?:the )?(?:full )?(?:adults?(?:['’]s?)? )?(?:sharing |pps |per person sharing )?(?:rates?|price)"
const figuresBy: readonly (readonly [RegExp, (value: string) => Figure])[] = [
  [
    /\b(?:(?:are|is) )?not (?:accepted|allowed|permitted|admitted|taken|accommodated)\b/i,
    () => ({ kind: 'closed' }),
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:discount|reduction) of |\bless )${percent}|${percent} (?:discount|off|reduction|less)\b(?: (?:on|off|from) (?:the )?adults?(?:['’]s?)? (?:sharing )?rates?)?`,
      'i',
    ),
    (value) => share(value, 'off'),
  ],
  [
    new RegExp(
      String.raw`\b(?:pays?|paying|charged(?: at)?|payable)(?: at)? ${percent}(?:${ofAdult})?|${percent}${ofAdult}`,
      'i',
    ),
    (value) => share(value, 'of'),
  ],
  [/\b50 ?%/, () => share('50', 'of')],
  [
    /\b(?:(?:are|is|stays?|staying) )?(?:free(?: of charge)?|f\.?o\.?c\b\.?|no charge|complimentary|gratis)/i,
    () => ({ kind: 'nil' }),
  ],
  [
    /\b(?:(?:pays?|are|is|charged|considered|count(?:ed)?|as|at|the|full|an) )*adults?(?:['’]s?)?(?: sharing)?(?: (?:rates?|prices?))?/i,
    () => share('100', 'of'),
  ],
]
/** Words that change nothing: whatever else a note says, it isn't read. */
const filler =
  /\b(?:child(?:ren)?|kids?|teen(?:ager)?s?|policy|years?|yrs?|aged?|ages|of age|old|the|and|are|is|who|rates?|stays?|staying|per night|pay|of|at|a|any|all|each|for)\b|[\s:,.;()•*–—-]+/gi

/**
 * What a note on children says, each of its ages with one figure. Undefined where anything is left
 * that isn't understood, as a condition, an amount or a room of their own.
 */
export function childTerms(text: string): readonly ChildTerm[] | undefined {
  const terms: ChildTerm[] = []
  let buffer = ''
  for (const part of text
    .replaceAll(/\s+/g, ' ')
    .split(new RegExp(`${sentenceEnd.source}|,|/`, 'i'))) {
    buffer = `${buffer} ${part}`.trim()
    const term = readTerm(buffer)
    if (term === undefined) continue
    terms.push(term)
    buffer = ''
  }
  const isRead = buffer.replaceAll(filler, '') === ''
  return isRead && terms.length > 0 ? terms : undefined
}

/** One figure for some ages; undefined while one of them is missing, or anything else is there. */
function readTerm(text: string): ChildTerm | undefined {
  const take = <Worth>(list: readonly (readonly [RegExp, Worth])[], rest: string) => {
    for (const [pattern, worth] of list) {
      const match = pattern.exec(rest)
      if (match !== null)
        return { match, worth, rest: rest.replace(match[0], ' ').replaceAll(/ +/g, ' ') }
    }
    return undefined
  }
  const ageMatch = take(agesBy, text)
  const [one = 0, two = 0] = (ageMatch?.match.slice(1) ?? []).map(Number)
  const isInfant = infants.test(text)
  const ages = ageMatch?.worth(one, two) ?? (isInfant ? { from: 0, to: 1 } : undefined)
  const inBed = take(beds, (ageMatch?.rest ?? text).replace(infants, ' '))
  const figureMatch = take(figuresBy, inBed?.rest ?? (ageMatch?.rest ?? text).replace(infants, ' '))
  if (ages === undefined || figureMatch === undefined) return undefined
  const isClear =
    ages.from <= ages.to && ages.from <= oldest && figureMatch.rest.replaceAll(filler, '') === ''
  const bed = inBed?.worth
  return isClear
    ? {
        ages: { from: ages.from, to: Math.min(ages.to, oldest) },
        isUnder: ages.from === 0,
        figure: figureMatch.worth(figureMatch.match.slice(1).find(Boolean) ?? ''),
        ...(bed === undefined ? {} : { bed }),
      }
    : undefined
}
