import type { Ask } from './asking'
import type { Place } from './cells'
import type { Policy } from './policies'
import { campsAsked, type NoteRule, noteId, scopeOf } from './read-notes'
import type { Statement } from './sheet-rows'

const supplement = String.raw`(?:single|sgl)(?: (?:rooms?|occupancy|person))? (?:supplements?|suppl?\.?|surcharge)`
const onRates = String.raw`(?: (?:on|of|to) (?:the |all )*(?:(?:per person )?sharing |pps |nett? |sto |published )*rates?)?`
const always = String.raw`(?: (?:applies|apply|is charged|all year(?: round)?|throughout(?: the year)?|in all seasons))*`
const percent = String.raw`(\d{1,3}(?:[.,]\d+)?) ?%`
const shares = [
  new RegExp(
    String.raw`^${supplement}(?: is| of| at)?[ :=–—-]*${percent}${onRates}${always}\.?$`,
    'i',
  ),
  new RegExp(String.raw`^${percent} ${supplement}${onRates}${always}\.?$`, 'i'),
]
const nothing = new RegExp(
  String.raw`^(?:no ${supplement}|${supplement}(?: is)?[ :=–—-]*(?:nil|none|waived|free))${always}\.?$`,
  'i',
)

interface SingleTerm {
  readonly title: string
  readonly policy: Omit<Policy, 'note'>
}

/** What a note says that one adult alone pays, and nothing else; undefined for any other note. */
function singleTerm(text: string): SingleTerm | undefined {
  if (nothing.test(text))
    return {
      title: 'No single supplement',
      policy: { kind: 'single', figure: { kind: 'percent', value: '100', sense: 'of' } },
    }
  const value = shares
    .map((share) => share.exec(text)?.[1])
    .find(Boolean)
    ?.replace(',', '.')
  if (value === undefined) return undefined
  return {
    title: `Single supplement ${value}%`,
    policy: { kind: 'supplement', figure: { kind: 'percent', value, sense: 'on' } },
  }
}

interface SingleReading {
  readonly camps: readonly string[]
  readonly ask: Ask
  /** The places of all figures. */
  readonly figures: readonly Place[]
}

/** Whether figures stand above and below a note, so that it may be for those above alone. */
const isBetween = (note: Place, figures: readonly Place[]): boolean => {
  const rows = figures.filter(({ sheet }) => sheet === note.sheet).map(({ row }) => row)
  return rows.some((row) => row < note.row) && rows.some((row) => row > note.row)
}

/**
 * What notes say that one adult alone pays in rooms whose lines don't say it; of several that say
 * different things, all are left to a person, and one between figures is asked about.
 */
export function readSingleNotes(
  notes: readonly Statement[],
  { camps, ask, figures }: SingleReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement>; opens: readonly string[] } {
  const opens: string[] = []
  const terms = notes.flatMap((note) => {
    const scope = scopeOf(note.text, { camps, seasons: [] })
    const plain = scope.camps.reduce((rest, camp) => rest.replace(camp, ' '), note.text)
    const term = singleTerm(
      plain
        .replace(/ at(?= |$)/, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    return term === undefined ? [] : [{ note, term, scope }]
  })
  const isOne = terms.every(({ term }) => term.title === terms[0]?.term.title)
  const clear = isOne ? terms : []
  const rules = clear.flatMap(({ note: { text, place }, term, scope }): NoteRule[] => {
    const { title, policy } = term
    const isSure = (scope.camps.length > 0 || camps.length < 2) && !isBetween(place, figures)
    const own = isSure ? scope.camps : campsAsked({ title, text, place, scope, camps }, ask)
    if (own === undefined) opens.push(noteId(text))
    if (own === undefined || own === 'none') return []
    const single: Policy = { ...policy, note: { place, text } }
    return [{ title, place, scope: { camps: own, seasons: [] }, single }]
  })
  return { rules, read: new Set(clear.map(({ note }) => note)), opens }
}
