import type { Ask } from './asking'
import { addressOf } from './cells'
import { groupBy } from './group-by'
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

interface AgeNote {
  readonly ages: Ages
  readonly note: Statement
}

/**
 * The figures of a book with the ages that its notes give to children, where a line of children has
 * none: of all ages it would be sold to a child whom the lodge doesn't count as one. A note is for
 * its sheet, or for all where its sheet has no figures; which of several counts is asked.
 */
export function withToldAges(
  raws: readonly RawFigure[],
  { notes, ask }: { readonly notes: readonly Statement[]; readonly ask: Ask },
): readonly RawFigure[] {
  const ageNotes = notes.flatMap((note) =>
    note.text
      .split(sentenceEnd)
      .flatMap((part) => agesAloneIn(part).map((ages): AgeNote => ({ ages, note }))),
  )
  if (ageNotes.length === 0) return raws
  const bySheet = groupBy(raws, ({ place }) => place.sheet)
  const general = ageNotes.filter(({ note }) => !bySheet.has(note.place.sheet))
  return [...bySheet].flatMap(([sheet, list]) => {
    const own = ageNotes.filter(({ note }) => note.place.sheet === sheet)
    return withAges(list, { sheet, ageNotes: own.length > 0 ? own : general, ask })
  })
}

interface SheetAges {
  readonly sheet: string | undefined
  readonly ageNotes: readonly AgeNote[]
  readonly ask: Ask
}

function withAges(list: readonly RawFigure[], { sheet, ageNotes, ask }: SheetAges) {
  const isAgeless = ({ who, ages }: RawFigure) => who === 'child' && ages === undefined
  const hasAges = list.some(({ who, ages }) => who === 'child' && ages !== undefined)
  const [first] = ageNotes
  const line = list.find(isAgeless)
  if (first === undefined || line === undefined || hasAges) return list
  const id = ['ages of children', sheet].filter(Boolean).join(' ')
  const choices = new Map(ageNotes.map(({ ages }) => [`${ages.from}–${ages.to}`, ages]))
  const isOne = choices.size === 1
  const answer = isOne ? undefined : askAges(id, { choices, first, line, ask })
  const ages = isOne ? first.ages : choices.get(answer ?? '')
  const open = isOne || answer !== undefined ? {} : { open: id }
  return list.map((raw) =>
    isAgeless(raw) ? { ...raw, ...open, ...(ages === undefined ? {} : { ages }) } : raw,
  )
}

interface AgesAsked {
  readonly choices: ReadonlyMap<string, Ages>
  readonly first: AgeNote
  /** A figure of the children’s line. */
  readonly line: RawFigure
  readonly ask: Ask
}

const askAges = (id: string, { choices, first: { note }, line, ask }: AgesAsked) =>
  ask({
    id,
    title: 'Which ages do the children’s rates cover?',
    why: `${addressOf(note.place)} says “${note.text}”, but another note gives other ages.`,
    places: [note.place, line.place],
    options: [
      ...[...choices.keys()].map((value) => ({ value, label: `${value} years` })),
      { value: 'all', label: 'All from 2 to 17 years' },
    ],
  })

function agesAloneIn(sentence: string): Ages[] {
  const { ages } = wordsOf(sentence)
  return agesAlone.test(sentence) && ages !== undefined && ages.from <= ages.to ? [ages] : []
}
