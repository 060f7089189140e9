import type { Ask } from './asking'
import { addressOf } from './cells'
import { groupBy } from './group-by'
import { campsAsked, type NoteRule, noteId, scopeOf } from './read-notes'
import { readOffer } from './read-offers'
import type { DateForms } from './read-periods'
import { readTerm } from './read-terms'
import type { Statement } from './sheet-rows'

interface TermReading {
  readonly camps: readonly string[]
  readonly forms: DateForms
  readonly ask: Ask
}

/**
 * What notes say of booking, release and combining; of several that say different things of one, all
 * are left to a person.
 */
export function readTermNotes(
  notes: readonly Statement[],
  { camps, forms, ask }: TermReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement> } {
  const terms = notes.flatMap((note) => {
    const scope = scopeOf(note.text, { camps, seasons: [] })
    const plain = scope.camps.reduce((rest, camp) => rest.replace(camp, ' '), note.text)
    const term = readTerm(plain.replaceAll(/\s+/g, ' ').trim(), forms)
    return term === undefined ? [] : [{ note, term, scope }]
  })
  const byField = groupBy(terms, ({ term }) => Object.keys(term.fields)[0] ?? 'combines')
  const clear = [...byField.values()].flatMap((list) => {
    const isOne = list.every(({ term }) => term.title === list[0]?.term.title)
    return isOne ? list : []
  })
  const hasOffers = notes.some(({ text }) => readOffer(text) !== undefined)
  const rules = clear.flatMap(({ note: { text, place }, term, scope }): NoteRule[] => {
    const { title, fields } = term
    const isOfRates =
      fields.bookBy === undefined || !hasOffers || /\brates?\b|\bprices?\b/i.test(text)
    if (!isOfRates && askBooking({ text, place, title }, ask) !== 'rates') return []
    const isEverywhere =
      scope.camps.length > 0 || camps.length < 2 || Object.keys(fields).length === 0
    const own = isEverywhere ? scope.camps : campsAsked({ title, text, place, scope, camps }, ask)
    if (own === undefined || own === 'none') return []
    return [{ title, place, scope: { camps: own, seasons: [] }, offer: fields }]
  })
  return { rules, read: new Set(clear.map(({ note }) => note)) }
}

/** Beside offers a last day of booking may be theirs, and the rates' own goes on. */
const askBooking = (
  { text, place, title }: Pick<Statement, 'text' | 'place'> & { readonly title: string },
  ask: Ask,
) =>
  ask({
    id: `booking ${noteId(text)}`,
    title: `${title}: the rates, or an offer?`,
    why: `${addressOf(place)} says “${text}”, and the sheet has offers.`,
    places: [place],
    options: [
      { value: 'rates', label: 'The rates' },
      { value: 'none', label: 'An offer, so leave it out' },
    ],
  })
