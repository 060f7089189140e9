import { shortRange } from '../format/dates'
import type { Ask } from './asking'
import type { ReadRoom, ReadSeason } from './build-rooms'
import { addressOf } from './cells'
import { type NoteRule, noteId, scopeOf } from './read-notes'
import { type DateForms, lacksYear, outsideOf, type Period, periodsOf } from './read-periods'
import { sharedPeriods } from './season-dates'
import type { Statement } from './sheet-rows'

const name =
  /\b((?:christmas|xmas|festive(?: season)?|new year(?:[’']?s)?(?: eve)?|easter|peak(?: season)?|holiday)(?: ?(?:and|&|\/) ?(?:new year(?:[’']?s)?|christmas|festive))?) (?:supplement|surcharge)\b/i
const percent = /\b(\d{1,2}(?:[.,]\d{1,2})?) ?%/
const onAll = /\b(?:on|to|of) (?:all |the |our )*(?:room |nightly |accommodation )?rates?\b,?/i
const filler =
  /\b(?:an?|the|of|is|are|will be|applies|apply|applied|applicable|added|charged|payable|for|stays?|nights?|during|from|between|per night|over|all|rates?|at|camps?)\b|[\s:,.;()*+–—-]+/gi

interface ReadSupplement {
  readonly title: string
  readonly percent: string
  readonly periods: readonly Period[]
  /** The sheet's first nights, which the same dates of the year before have. */
  readonly earlier: readonly Period[]
  /** The line says that it is on the rates. */
  readonly isOnAll: boolean
}

/**
 * A festive supplement in percent, with its nights as far as the line says them; undefined for a line
 * that says anything else, as a condition.
 */
export function readSupplement(text: string, forms: DateForms): ReadSupplement | undefined {
  const [whole, feast] = name.exec(text) ?? []
  const value = percent.exec(text)?.[1]?.replace(',', '.')
  if (whole === undefined || feast === undefined || value === undefined || Number(value) === 0)
    return undefined
  const plain = text
    .replace(whole, ' ')
    .replace(percent, ' ')
    .replace(onAll, ' ')
    .replace(/^[\s,:;–-]+/, '')
  const { name: words, periods } = periodsOf(plain, forms)
  const rest = periods.length > 0 ? words : plain
  if (rest.replaceAll(filler, '') !== '') return undefined
  const title = `${feast.charAt(0).toUpperCase()}${feast.slice(1).toLowerCase()} supplement, ${value}%`
  const eachYear = lacksYear(plain, forms) ? periodsOf(`${plain} each year`, forms).periods : []
  const earlier = eachYear.filter(({ from }) => periods.every((one) => from < one.from))
  return { title, percent: value, periods, earlier, isOnAll: onAll.test(text) }
}

interface Reading {
  readonly camps: readonly string[]
  readonly forms: DateForms
  readonly ask: Ask
}

/**
 * The supplements in percent of notes; what they are on, and when, is asked where no word says it.
 * Notes that share nights are left to a person.
 */
export function readSupplementNotes(
  notes: readonly Statement[],
  { camps, forms, ask }: Reading,
): { rules: NoteRule[]; read: ReadonlySet<Statement>; opens: readonly string[] } {
  const opens: string[] = []
  const readings = notes.flatMap((note) => {
    const { text, place } = note
    const scope = scopeOf(text, { camps, seasons: [] })
    const plain = scope.camps.reduce((rest, camp) => rest.replace(camp, ' '), text)
    const one = readSupplement(plain, forms)
    if (one === undefined) return []
    const isMany = camps.length > 1 && scope.camps.length === 0
    const nights = nightsOf({ note, one, forms, isMany }, ask)
    if (nights === undefined) opens.push(noteId(text))
    const supplement = { percent: one.percent, periods: nights ?? [] }
    return [{ note, rule: { title: one.title, place, scope, supplement } }]
  })
  const isAlone = ({ rule }: (typeof readings)[number]) =>
    readings.every(
      (other) =>
        other.rule === rule ||
        sharedPeriods(other.rule.supplement.periods, rule.supplement.periods).length === 0,
    )
  const clear = readings.filter(isAlone)
  return {
    rules: clear.flatMap(({ rule }) => (rule.supplement.periods.length > 0 ? [rule] : [])),
    read: new Set(clear.map(({ note }) => note)),
    opens,
  }
}

interface Question {
  readonly note: Statement
  readonly one: ReadSupplement
  readonly forms: DateForms
  /** It may hold at some camps alone. */
  readonly isMany: boolean
}

/** The nights of a supplement; none where it is left out, undefined while that is open. */
function nightsOf({ note, one, forms, isMany }: Question, ask: Ask): readonly Period[] | undefined {
  const { text, place } = note
  const { title, isOnAll, periods, earlier } = one
  if (isOnAll && periods.length > 0 && earlier.length === 0 && !isMany) return periods
  const where = isMany ? ' of all camps' : ''
  const why = `${addressOf(place)} says “${text}”. Singles, children and others pay it, too${where && ', at all camps'}.`
  const base = { id: noteId(text), places: [place] }
  const none = { value: 'none', label: 'Leave it out' }
  if (periods.length === 0) {
    const answer = ask({
      ...base,
      title: `${title}: on which nights?`,
      why: `${why} Type its nights as in “20 Dec – 5 Jan each year”.`,
      input: 'dates',
      options: [none],
    })
    return answer === undefined ? undefined : periodsOf(answer, forms).periods
  }
  const answer = ask({
    ...base,
    title: `${title}: is it on all rates of these nights?`,
    why,
    options: [
      { value: 'all', label: `Yes, on all rates${where}` },
      ...earlier.map(({ from, to }) => ({
        value: 'each',
        label: `Yes, and the first nights, ${shortRange(from, to)}`,
      })),
      none,
    ],
  })
  if (answer === undefined) return undefined
  return answer === 'none' ? [] : answer === 'each' ? [...earlier, ...periods] : periods
}

/**
 * A room whose seasons are parted where a supplement begins and ends; its nights have the season's
 * rates with its percent on top (rate-rows.ts).
 */
export function withSupplements(room: ReadRoom, rules: readonly NoteRule[]): ReadRoom {
  const own = rules.filter(
    ({ supplement, scope: { camps } }) =>
      supplement !== undefined && (camps.length === 0 || camps.includes(room.camp)),
  )
  return own.length === 0
    ? room
    : { ...room, seasons: room.seasons.flatMap((one) => partsOf(one, own)) }
}

function partsOf(season: ReadSeason, rules: readonly NoteRule[]): ReadSeason[] {
  const raisedSeasons = rules.flatMap(({ title, place, supplement }): ReadSeason[] => {
    const periods = sharedPeriods(season.periods, supplement?.periods ?? [])
    if (periods.length === 0 || supplement === undefined) return []
    const seasonName = [season.name, title].filter(Boolean).join(', ')
    const raise = { percent: supplement.percent, place }
    return [{ ...season, key: `${season.key} ${title}`, name: seasonName, periods, raise }]
  })
  const rest = raisedSeasons
    .flatMap(({ periods }) => periods)
    .reduce<readonly Period[]>(
      (nights, period) => nights.flatMap((one) => outsideOf(one, period)),
      season.periods,
    )
  return [{ ...season, periods: rest }, ...raisedSeasons]
}
