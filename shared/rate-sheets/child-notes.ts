import type { Ask } from './asking'
import type { ReadRoom } from './build-rooms'
import { areBands } from './child-ages'
import { type ChildTerm, childTerms } from './child-words'
import type { Policy } from './policies'
import { isBaseKind } from './rate-kinds'
import { campsAsked, type NoteRule, noteId, scopeOf } from './read-notes'
import type { Statement } from './sheet-rows'
import type { Band } from './word-facts'
import { plainPattern } from './words'

interface ChildReading {
  readonly rooms: readonly ReadRoom[]
  readonly camps: readonly string[]
  readonly ask: Ask
}

interface ChildNote {
  readonly note: Statement
  readonly terms: readonly ChildTerm[]
  /** None is all. */
  readonly camps: readonly string[]
}

/**
 * What notes say that children pay, as bands of their ages. Notes are left to a person where lines of
 * the tables say it too, or where their ages overlap.
 */
export function readChildNotes(
  notes: readonly Statement[],
  { rooms, camps, ask }: ChildReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement>; opens: readonly string[] } {
  const opens: string[] = []
  const childNotes = notes.flatMap((note): ChildNote[] => {
    const scope = scopeOf(note.text, { camps, seasons: [] })
    const terms = childTerms(withoutNames(note.text, scope.camps).replace(everywhere, ' '))
    return terms === undefined ? [] : [{ note, terms, camps: scope.camps }]
  })
  const isClear = (camp: string) =>
    bandsIn(childNotes.filter((one) => isAt(one, camp))) !== undefined &&
    !rooms.some((room) => room.camp === camp && hasChildLine(room))
  const all = camps.length > 0 ? camps : ['']
  const clear = childNotes.filter((one) => all.filter((camp) => isAt(one, camp)).every(isClear))
  const readStatements = new Set(clear.map(({ note }) => note))
  const rules = clear.flatMap((one): NoteRule[] => {
    const { text, place } = one.note
    const scope = { camps: one.camps, seasons: [] }
    const isEverywhere = one.camps.length > 0 || camps.length < 2 || everywhere.test(text)
    const title = 'Children’s rates'
    const own = isEverywhere ? one.camps : campsAsked({ title, text, place, scope, camps }, ask)
    if (own === undefined) opens.push(noteId(text))
    if (own === undefined || own === 'none') return []
    const bands = bandsIn(clear.filter((other) => isSameScope(other, one))) ?? new Map()
    const children = one.terms.map((term): Policy => {
      const band: Band = bands.get(term) ?? term.ages
      return { kind: 'child', figure: term.figure, band, note: { place, text } }
    })
    return [{ title: bandWords(children), place, scope: { camps: own, seasons: [] }, children }]
  })
  return { rules: opens.length > 0 ? [] : rules, read: readStatements, opens }
}

const isAt = ({ camps }: ChildNote, camp: string): boolean =>
  camps.length === 0 || camps.includes(camp)
const isSameScope = (one: ChildNote, other: ChildNote): boolean =>
  one.camps.length === 0 || other.camps.length === 0 || one.camps.some((camp) => isAt(other, camp))

const hasChildLine = ({ seasons }: ReadRoom): boolean =>
  seasons.some(
    ({ figures, asks }) =>
      figures.some(({ kind }) => kind === 'child') ||
      (figures.some(({ kind }) => isBaseKind(kind)) && asks.some((id) => /^ages |child/i.test(id))),
  )

const everywhere = /\b(?:at |in )?all (?:our |the )?(?:camps|lodges|properties)\b/i

const withoutNames = (text: string, camps: readonly string[]): string =>
  camps.reduce(
    (rest, camp) => rest.replaceAll(new RegExp(`(?:\\bat )?${plainPattern(camp)}`, 'gi'), ' '),
    text,
  )

/**
 * The band of each term: of `under 2` and `under 12` the second begins at 2. Undefined where two terms
 * share an age, unless one is the same ages in one bed.
 */
function bandsIn(notes: readonly ChildNote[]): ReadonlyMap<ChildTerm, Band> | undefined {
  const terms = notes.flatMap((one) => one.terms)
  const ends = terms.filter(({ isUnder }) => isUnder).map(({ ages }) => ages.to)
  const bands = new Map(
    terms.map((term): [ChildTerm, Band] => {
      const { bed, isUnder, ages } = term
      const younger = Math.max(-1, ...ends.filter((end) => end < ages.to))
      const from = isUnder ? younger + 1 : ages.from
      return [term, { from, to: ages.to, ...(bed === undefined ? {} : { bed }) }]
    }),
  )
  const all = [...bands.values()]
  const isClear = (['own bed', 'sharing', undefined] as const).every((bed) =>
    areBands(
      all.filter((one) => one.bed === bed),
      false,
    ),
  )
  const isMixed = all.some((one) =>
    all.some(
      ({ bed, from, to }) =>
        (bed === undefined) !== (one.bed === undefined) &&
        from <= one.to &&
        one.from <= to &&
        (from !== one.from || to !== one.to),
    ),
  )
  return isClear && !isMixed ? bands : undefined
}

const bandWords = (children: readonly Policy[]): string =>
  `Children: ${children
    .toSorted((one, other) => (one.band?.from ?? 0) - (other.band?.from ?? 0))
    .map(({ figure, band }) => {
      const worth =
        figure.kind !== 'percent'
          ? figure.kind === 'closed'
            ? 'not taken'
            : 'free'
          : `${figure.value}% ${figure.sense === 'off' ? 'off' : 'of'} the sharing rate`
      return `${band?.from}–${band?.to} ${worth}`
    })
    .join(', ')}`
