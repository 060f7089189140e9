import type { Ask } from './asking'
import type { Place } from './cells'
import type { Policy } from './policies'
import { campsAsked, type NoteRule, noteId, scopeOf } from './read-notes'
import type { Statement } from './sheet-rows'
import { plainPattern } from './words'

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
  /** None is all. */
  readonly seasons: readonly string[]
}

/** `30%`; nothing where it is waived. */
const supplementTerm = (value: string | undefined, seasons: readonly string[] = []): SingleTerm =>
  value === undefined
    ? {
        title: 'No single supplement',
        policy: { kind: 'single', figure: { kind: 'percent', value: '100', sense: 'of' } },
        seasons,
      }
    : {
        title: `Single supplement ${value}%`,
        policy: { kind: 'supplement', figure: { kind: 'percent', value, sense: 'on' } },
        seasons,
      }

/** What a note says that one adult alone pays, and nothing else; none for any other note. */
function singleTerms(text: string, seasons: readonly string[]): readonly SingleTerm[] {
  if (nothing.test(text)) return [supplementTerm(undefined)]
  const value = shares
    .map((share) => share.exec(text)?.[1])
    .find(Boolean)
    ?.replace(',', '.')
  return value === undefined ? bySeason(text, seasons) : [supplementTerm(value)]
}

/** `Single supplement 30% in High`. */
const inWords = ({ title, seasons }: SingleTerm): string =>
  seasons.length === 0 ? title : `${title} in ${seasons.join(', ')}`

const clauseEnd = /\s*[,;]\s*|\s+(?:and|but)\s+(?=\d|no\b|nil\b|none\b|free\b|waived\b)/i
const none = /\b(?:no|nil|none|waived|free|not applicable|n\/a|does(?: not|n['’]t) apply)\b/i
const joints =
  /\b(?:in|during|for|at|is|are|of|the|all|other|others|seasons?|periods?|appl(?:y|ies|icable)|charged)\b|[\s:=.–—-]/gi

/** `Single supplement 30%, waived in Green season`: what holds in each of the seasons it names. */
function bySeason(text: string, seasons: readonly string[]): readonly SingleTerm[] {
  if (!new RegExp(supplement, 'i').test(text)) return []
  const clauses = text.split(clauseEnd).map((clause) => {
    const own = scopeOf(clause, { camps: [], seasons }).seasons
    const value = new RegExp(percent).exec(clause)?.[1]?.replace(',', '.')
    const rest = [supplement, percent, ...own.map(plainPattern)]
      .reduce((words, known) => words.replace(new RegExp(known, 'i'), ' '), clause)
      .replace(none, ' ')
      .replaceAll(joints, '')
    const isClear = rest === '' && (value === undefined) === none.test(clause)
    return isClear ? supplementTerm(value, own) : undefined
  })
  const terms = clauses.filter((term) => term !== undefined)
  const bySeasons = terms.flatMap((term) => term.seasons)
  const others = terms.filter((term) => term.seasons.length === 0)
  const isSure =
    terms.length === clauses.length &&
    bySeasons.length > 0 &&
    new Set(bySeasons).size === bySeasons.length &&
    others.length <= 1
  const otherSeasons = [...new Set(seasons)].filter((season) => !bySeasons.includes(season))
  if (!isSure || (others.length > 0 && otherSeasons.length === 0)) return []
  return terms.map((term) =>
    term.seasons.length === 0 ? { ...term, seasons: otherSeasons } : term,
  )
}

interface SingleReading {
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
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
  { camps, seasons, ask, figures }: SingleReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement>; opens: readonly string[] } {
  const opens: string[] = []
  const terms = notes.flatMap((note) => {
    const scope = scopeOf(note.text, { camps, seasons: [] })
    const plain = scope.camps.reduce((rest, camp) => rest.replace(camp, ' '), note.text)
    const own = singleTerms(
      plain
        .replace(/ at(?= |$)/, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      seasons,
    )
    return own.length === 0 ? [] : [{ note, own, scope }]
  })
  const words = terms.map(({ own }) => own.map((one) => [one.title, ...one.seasons]).join(';'))
  const clear = new Set(words).size === 1 ? terms : []
  const rules = clear.flatMap(({ note: { text, place }, own: ownTerms, scope }): NoteRule[] => {
    const title = ownTerms.map(inWords).join(', ')
    const isSure = (scope.camps.length > 0 || camps.length < 2) && !isBetween(place, figures)
    const own = isSure ? scope.camps : campsAsked({ title, text, place, scope, camps }, ask)
    if (own === undefined) opens.push(noteId(text))
    if (own === undefined || own === 'none') return []
    return ownTerms.map((term): NoteRule => {
      const single: Policy = { ...term.policy, note: { place, text } }
      return { title: term.title, place, scope: { camps: own, seasons: term.seasons }, single }
    })
  })
  return { rules, read: new Set(clear.map(({ note }) => note)), opens }
}
