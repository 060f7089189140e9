import type { Ask } from './asking'
import { addressOf } from './cells'
import type { Figure } from './figures'
import type { ReadFigure } from './resolve-figures'

/** A figure that is settled, or undefined where a person has to answer first or left it out. */
type Settled = ReadFigure | undefined

/**
 * Whether figures of children and singles can be what their labels say, by the price of a place in
 * the room. A share is told with its sense; a rate that is lower than sharing may be a supplement.
 */
export function checkOther(one: ReadFigure, base: ReadFigure | undefined, ask: Ask): Settled {
  const { kind, figure } = one
  const sharing = base?.figure
  const isPerRoom = base?.kind === 'room'
  if (kind === 'infant' || kind === 'nights' || figure.kind === 'closed') return one
  const place = sharing?.kind === 'amount' ? Number(sharing.value) : undefined
  if (figure.kind === 'amount' && place !== undefined && place > 10 && Number(figure.value) > 0) {
    if (Number(figure.value) <= 2) return askShare(one, ask)
    if (kind === 'single' && !isPerRoom && Number(figure.value) < place) return askLow(one, ask)
    if (kind === 'supplement' && Number(figure.value) > place) return askHigh(one, ask)
    if ((kind === 'child' || kind === 'extraAdult') && Number(figure.value) > place)
      return askChild(one, ask)
  }
  if (kind === 'single' && (figure.kind === 'nil' || isZero(figure))) return askLow(one, ask)
  return figure.kind === 'percent' ? askSense(one, figure, ask) : one
}

const isZero = (figure: Figure): boolean => figure.kind === 'amount' && Number(figure.value) === 0

const lineOf = ({ raw: { camp, label } }: ReadFigure): string =>
  [camp, label].filter(Boolean).join(', ')
const saysIn = ({ raw, place }: ReadFigure): string => `${addressOf(place)} says “${raw.text}”.`

function askShare(one: ReadFigure, ask: Ask): Settled {
  const { value } = one.figure as { value: string }
  const answer = ask({
    id: `share ${lineOf(one)}`,
    title: `${lineOf(one)}: is this a share of the sharing rate?`,
    why: `${saysIn(one)} That may be ${Number(value) * 100}%.`,
    places: [one.place],
    options: [
      { value: 'share', label: 'A share' },
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  const percent = String(Number((Number(value) * 100).toFixed(4)))
  const sense = one.kind === 'supplement' ? 'on' : 'of'
  return answer === 'share'
    ? { ...one, figure: { kind: 'percent', value: percent, sense } }
    : undefined
}

function askLow(one: ReadFigure, ask: Ask): Settled {
  const answer = ask({
    id: `low ${lineOf(one)}`,
    title: `${lineOf(one)}: is it the price of one adult alone, or a supplement?`,
    why: `${saysIn(one)} It is lower than the price of one who shares.`,
    places: [one.place],
    options: [
      { value: 'supplement', label: 'A supplement on the sharing rate' },
      { value: 'rate', label: 'The whole price of one adult alone' },
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  if (answer === 'supplement') return { ...one, kind: 'supplement' }
  return answer === 'rate' ? one : undefined
}

function askHigh(one: ReadFigure, ask: Ask): Settled {
  const answer = ask({
    id: `high ${lineOf(one)}`,
    title: `${lineOf(one)}: is it a supplement, or the whole price of one adult alone?`,
    why: `${saysIn(one)} It is higher than the price of one who shares.`,
    places: [one.place],
    options: [
      { value: 'supplement', label: 'A supplement on the sharing rate' },
      { value: 'rate', label: 'The whole price of one adult alone' },
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  if (answer === 'rate') return { ...one, kind: 'single' }
  return answer === 'supplement' ? one : undefined
}

function askChild(one: ReadFigure, ask: Ask): Settled {
  const answer = ask({
    id: `child ${lineOf(one)}`,
    title: `${lineOf(one)}: is it more than an adult pays who shares?`,
    why: `${saysIn(one)} It is higher than the price of an adult who shares.`,
    places: [one.place],
    options: [
      { value: 'rate', label: 'Yes, publish it' },
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  return answer === 'rate' ? one : undefined
}

/** `30%` of a single or a child, where nothing says whether it is paid, taken off or added. */
function askSense(
  one: ReadFigure,
  figure: Extract<Figure, { kind: 'percent' }>,
  ask: Ask,
): Settled {
  const { kind } = one
  const { value, sense } = figure
  const of = (found: 'of' | 'off' | 'on'): ReadFigure => ({
    ...one,
    figure: { kind: 'percent', value, sense: found },
  })
  if (kind === 'supplement') return of('on')
  if (sense === 'off' || sense === 'of' || (sense === 'on' && kind === 'single')) return of(sense)
  if (kind === 'child' && (value === '50' || value === '100')) return of('of')
  if (kind === 'single' && Number(value) >= 100) return of('of')
  const answer = ask({
    id: `sense ${lineOf(one)} ${value}`,
    title: `${lineOf(one)}: what does ${value}% mean?`,
    why: `${saysIn(one)} No word says whether it is paid, taken off or added.`,
    places: [one.place],
    options: [
      { value: 'of', label: `Pays ${value}% of the sharing rate` },
      kind === 'single'
        ? { value: 'on', label: `Pays ${value}% more` }
        : { value: 'off', label: `Pays ${value}% less` },
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  return answer === undefined || answer === 'leave' ? undefined : of(answer as 'of')
}

/** Whether a figure can be the price of a room; empty cells and words are asked about elsewhere. */
export const isPrice = ({ figure }: ReadFigure): boolean =>
  figure.kind === 'closed' || (figure.kind === 'amount' && Number(figure.value) > 0)
