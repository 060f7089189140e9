import type { Ask } from './asking'
import { addressOf } from './cells'
import { groupBy } from './group-by'
import type { ReadFigure } from './resolve-figures'
import type { Ages } from './word-rules'

interface About {
  readonly name: string
  readonly id: string
  readonly ask: Ask
  readonly leaveOut: (line: readonly ReadFigure[], why: string) => void
}

/**
 * Lines for several ages, each with its band. Of lines that say no age, or share some, the one that
 * counts.
 */
export function chooseChildLine(
  others: readonly ReadFigure[],
  { name, id, ask, leaveOut }: About,
): { others: readonly ReadFigure[]; open: string | undefined } {
  const children = others.filter(({ kind }) => kind === 'child')
  const lines = [...groupBy(children, ({ raw }) => ageKey(raw)).entries()]
  const [only] = lines
  if (only === undefined) return { others, open: undefined }
  const ages = only[1][0]?.raw.ages
  const hasInfants = others.some(({ kind }) => kind === 'infant')
  if (lines.length === 1 && (ages === undefined || ages.from <= 2))
    return { others: [...others, ...(hasInfants ? [] : infantsUnder(only[1]))], open: undefined }
  if (
    lines.length > 1 &&
    areBands(
      lines.map(([, line]) => line[0]?.raw.ages),
      hasInfants,
    )
  )
    return { others: others.map(withBand), open: undefined }
  const question = `ages ${id} ${lines.map(([key]) => key).join('|')}`
  const answer = ask({
    id: question,
    title: `${name}: which rate do children pay?`,
    why:
      lines.length > 1
        ? 'The sheet has several, but their ages overlap or aren’t given.'
        : `${addressOf(only[1][0]?.place ?? { row: 0, column: 0 })} is for some ages only; the sheet doesn’t say what younger children pay.`,
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
    open: answer === undefined ? question : undefined,
  }
}

/** Ages that no two lines share, beside infants who have a line of their own. */
function areBands(all: readonly (Ages | undefined)[], hasInfants: boolean): boolean {
  const bands = all.flatMap((ages) => ages ?? []).toSorted((one, other) => one.from - other.from)
  return (
    bands.length === all.length &&
    bands.every(
      ({ from, to }, place) =>
        from <= to && to < 18 && from > (bands[place - 1]?.to ?? (hasInfants ? 1 : -1)),
    )
  )
}

const withBand = (one: ReadFigure): ReadFigure =>
  one.kind === 'child' && one.raw.ages ? { ...one, band: one.raw.ages } : one

const ageKey = ({ ages, label }: ReadFigure['raw']): string =>
  ages === undefined ? label : `${ages.from}-${ages.to}`

/** `Under 12` has infants, too. */
const infantsUnder = (line: readonly ReadFigure[]): ReadFigure[] =>
  line.flatMap((one) => (one.raw.ages?.from === 0 ? [{ ...one, kind: 'infant' as const }] : []))

const asAdult = (one: ReadFigure): ReadFigure => ({
  ...one,
  figure: { kind: 'percent', value: '100', sense: 'of' },
  raw: { ...one.raw, season: undefined },
})
