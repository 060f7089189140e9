import type { RawFigure } from './read-figures'
import type { Statement } from './sheet-rows'
import type { Ages } from './word-facts'
import { sentenceEnd, wordsOf } from './words'

const years = String.raw`(?: ?(?:years?|yrs?\.?|y\/?o)(?: old| of age)?)?`
/** `Child rate applies to 6 - 16 years sharing with an adult`, and nothing else. */
const agesAlone = new RegExp(
  String.raw`^\W*(?:the )?(?:child(?:ren)?(?:['’]?s)?|kids?)(?: (?:rates?|prices?|policy|ages?))?(?: (?:applies|apply|is|are|valid))?(?: (?:to|for|from))?(?: (?:children|kids|those))?(?: (?:aged?|ages|between))?[ :=]*\d{1,2}(?:\.99)?${years} ?(?:-|–|—|to|and) ?\d{1,2}(?:\.99)?${years}(?: inclusive)?(?:,? (?:when )?sharing(?: (?:a )?(?:room|tent))?(?: with (?:an|one|1|two|2|their|the)? ?(?:adults?|parents?))?)?\W*$`,
  'i',
)

/**
 * The figures of a book with the ages that its notes give to children, where a line of children has
 * none: of all ages it would be sold to a child whom the lodge doesn't count as one. Several notes
 * with different ages give none.
 */
export function withToldAges(
  raws: readonly RawFigure[],
  notes: readonly Statement[],
): readonly RawFigure[] {
  const noteAges = notes.flatMap(({ text }) => text.split(sentenceEnd).flatMap(agesToldBy))
  const [ages] = noteAges
  const isOne = noteAges.every(({ from, to }) => from === ages?.from && to === ages.to)
  if (ages === undefined || !isOne || raws.some(({ who, ages: own }) => who === 'child' && own))
    return raws
  return raws.map((raw) => (raw.who === 'child' ? { ...raw, ages } : raw))
}

function agesToldBy(sentence: string): Ages[] {
  const { ages } = wordsOf(sentence)
  return agesAlone.test(sentence) && ages !== undefined && ages.from <= ages.to ? [ages] : []
}
