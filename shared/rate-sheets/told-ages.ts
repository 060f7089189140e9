import type { Ask } from './asking'
import { addressOf } from './cells'
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
 * none: of all ages it would be sold to a child whom the lodge doesn't count as one. Which of several
 * notes counts is asked.
 */
export function withToldAges(
  raws: readonly RawFigure[],
  { notes, ask }: { readonly notes: readonly Statement[]; readonly ask: Ask },
): readonly RawFigure[] {
  const isAgeless = ({ who, ages }: RawFigure) => who === 'child' && ages === undefined
  const agesByNote = notes.flatMap((note) =>
    note.text
      .split(sentenceEnd)
      .flatMap((part) => agesAloneIn(part).map((ages) => ({ ages, note }))),
  )
  const [first] = agesByNote
  const hasAges = raws.some(({ who, ages }) => who === 'child' && ages !== undefined)
  if (first === undefined || hasAges || !raws.some(isAgeless)) return raws
  const choices = new Map(agesByNote.map(({ ages }) => [`${ages.from}–${ages.to}`, ages]))
  const answer = choices.size === 1 ? undefined : askAges([...choices.keys()], first.note, ask)
  const ages = choices.size === 1 ? first.ages : choices.get(answer ?? '')
  const open = choices.size > 1 && answer === undefined ? { open: id } : {}
  return raws.map((raw) =>
    isAgeless(raw) ? { ...raw, ...open, ...(ages === undefined ? {} : { ages }) } : raw,
  )
}

const id = 'ages of children'

const askAges = (choices: readonly string[], { text, place }: Statement, ask: Ask) =>
  ask({
    id,
    title: 'For which ages are the children’s rates?',
    why: `${addressOf(place)} says “${text}”, and another note says otherwise.`,
    places: [place],
    options: [
      ...choices.map((value) => ({ value, label: `${value} years` })),
      { value: 'all', label: 'All from 2 to 17 years' },
    ],
  })

function agesAloneIn(sentence: string): Ages[] {
  const { ages } = wordsOf(sentence)
  return agesAlone.test(sentence) && ages !== undefined && ages.from <= ages.to ? [ages] : []
}
