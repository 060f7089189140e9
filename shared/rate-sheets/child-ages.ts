import type { Ask } from './asking'
import { groupBy } from './group-by'
import { askOneAdult } from './policies'
import type { ReadFigure } from './resolve-figures'
import type { Ages, Band } from './word-facts'

interface About {
  readonly name: string
  readonly id: string
  readonly ask: Ask
  readonly leaveOut: (line: readonly ReadFigure[], why: string) => void
}

/**
 * Lines with ages, each with its band. Of several lines that say no age, or share some, the one that
 * counts. Lines beside one adult are bands of the second bed, those beside two of who shares.
 */
export function chooseChildLine(others: readonly ReadFigure[], about: About): ChosenLines {
  const beds = settleBeds(others, about)
  const isInBed = ({ kind, raw }: ReadFigure) => kind === 'child' && raw.bed === 'own bed'
  const inBed = beds.others.filter(isInBed)
  const rest = chooseAges(
    beds.others.filter((one) => !isInBed(one)),
    about,
  )
  const lines = [...groupBy(inBed, ({ raw }) => ageKey(raw)).values()]
  const isClear = areBands(
    lines.map(([one]) => one && bedBand(one)),
    false,
  )
  if (!isClear)
    for (const line of lines) about.leaveOut(line, 'The ages of children with one adult overlap.')
  return {
    others: [...rest.others.map(withBed), ...(isClear ? inBed.map(withBed) : [])],
    opens: [...beds.opens, ...rest.opens],
  }
}

interface ChosenLines {
  readonly others: readonly ReadFigure[]
  /** Ids of open questions. */
  readonly opens: readonly string[]
}

/** Whom lines beside two adults leave out: a child with one adult, unless a line has it. */
function settleBeds(others: readonly ReadFigure[], { ask }: About): ChosenLines {
  const children = others.filter(({ kind }) => kind === 'child')
  const besideTwo = children.find(({ raw }) => raw.bed === 'sharing')
  if (besideTwo === undefined || children.some(({ raw }) => raw.bed === 'own bed'))
    return { others, opens: [] }
  const figure = askOneAdult(besideTwo.place, ask)
  if (figure === undefined) return { others, opens: ['one adult'] }
  if (figure === 'same') return { others: others.map(withoutBed), opens: [] }
  const raw = { ...besideTwo.raw, season: undefined, ages: undefined, bed: 'own bed' as const }
  return { others: [...others, { ...besideTwo, figure, raw }], opens: [] }
}

const withoutBed = (one: ReadFigure): ReadFigure => ({
  ...one,
  raw: { ...one.raw, bed: undefined },
})

/** Lines of infants of 2 years and more as lines of children too, up to the first of those. */
function withOlderInfants(others: readonly ReadFigure[]): readonly ReadFigure[] {
  const children = others.filter(({ kind }) => kind === 'child')
  const starts = children.flatMap(({ raw }) => raw.ages?.from ?? [])
  if (children.length === 0 || starts.length < children.length) return others
  return others.flatMap((one) => {
    const to = Math.min(one.raw.ages?.to ?? 0, ...starts.map((from) => from - 1))
    if (one.kind !== 'infant' || to < 2) return [one]
    return [one, { ...one, kind: 'child' as const, raw: { ...one.raw, ages: { from: 2, to } } }]
  })
}

function chooseAges(all: readonly ReadFigure[], { name, id, ask, leaveOut }: About): ChosenLines {
  const others = withOlderInfants(all)
  const children = others.filter(({ kind }) => kind === 'child')
  const lines = [...groupBy(children, ({ raw }) => ageKey(raw)).entries()]
  const [only] = lines
  if (only === undefined) return { others, opens: [] }
  const ages = only[1][0]?.raw.ages
  const hasInfants = others.some(({ kind }) => kind === 'infant')
  const isForAll = ages === undefined || (ages.from <= 2 && ages.to >= 17)
  if (lines.length === 1 && isForAll)
    return { others: [...others, ...(hasInfants ? [] : infantsUnder(only[1]))], opens: [] }
  const allAges = lines.map(([, line]) => line[0]?.raw.ages)
  if (lines.length === 1 || areBands(allAges, hasInfants))
    return { others: others.map((one) => withBand(one, hasInfants)), opens: [] }
  const question = `ages ${id} ${lines.map(([key]) => key).join('|')}`
  const answer = ask({
    id: question,
    title: `${name}: which rate do children pay?`,
    why: 'The sheet has several, but their ages overlap or aren’t given.',
    places: lines.flatMap(([, line]) => line.slice(0, 1).map(({ place }) => place)),
    options: [
      ...lines.map(([key, line]) => ({
        value: key,
        label: `${line[0]?.raw.label || key}: ${line[0]?.text ?? ''}`,
      })),
      { value: 'adult', label: 'The adults’ rate' },
    ],
  })
  const rest = others.filter(({ kind }) => kind !== 'child')
  const chosenLines = lines.find(([key]) => key === answer)?.[1] ?? []
  for (const [, line] of lines)
    if (answer !== undefined && line !== chosenLines) leaveOut(line, 'Not the rate that you chose.')
  const adult = answer === 'adult' ? children.slice(0, 1).map(asAdult) : []
  return {
    others: [...rest, ...chosenLines, ...adult],
    opens: answer === undefined ? [question] : [],
  }
}

/** Ages that no two lines share, beside infants who have a line of their own. */
export function areBands(all: readonly (Ages | undefined)[], hasInfants: boolean): boolean {
  const bands = all.flatMap((ages) => ages ?? []).toSorted((one, other) => one.from - other.from)
  return (
    bands.length === all.length &&
    bands.every(
      ({ from, to }, place) =>
        from <= to && to < 18 && from > (bands[place - 1]?.to ?? (hasInfants ? 1 : -1)),
    )
  )
}

/** A line with its ages; those of infants are theirs where a line of their own has them. */
function withBand(one: ReadFigure, hasInfants: boolean): ReadFigure {
  const { kind, raw } = one
  if (kind !== 'child' || raw.ages === undefined) return one
  const from = hasInfants && raw.ages.to >= 2 ? Math.max(2, raw.ages.from) : raw.ages.from
  return { ...one, band: { ...raw.ages, from } }
}

const ageKey = ({ ages, label }: ReadFigure['raw']): string =>
  ages === undefined ? label : `${ages.from}-${ages.to}`

/** `Under 12` has infants, too. */
const infantsUnder = (line: readonly ReadFigure[]): ReadFigure[] =>
  line.flatMap((one) => (one.raw.ages?.from === 0 ? [{ ...one, kind: 'infant' as const }] : []))

const asAdult = (one: ReadFigure): ReadFigure => ({
  ...one,
  figure: { kind: 'percent', value: '100', sense: 'of' },
  raw: { ...one.raw, season: undefined, bed: undefined },
})

/** The ages of a line for one bed: from 2 years where it gives none, since infants share. */
const bedBand = ({ raw: { ages, bed } }: ReadFigure): Band => ({
  ...(ages ?? { from: 2, to: 17 }),
  ...(bed === undefined ? {} : { bed }),
})

const withBed = (one: ReadFigure): ReadFigure =>
  one.kind === 'child' && one.raw.bed !== undefined ? { ...one, band: bedBand(one) } : one

/** `6-12 own bed`, as rules have it. */
export const bandName = ({ from, to, bed }: Band): string =>
  [`${from}-${to}`, bed].filter(Boolean).join(' ')
