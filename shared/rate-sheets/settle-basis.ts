import type { Ask } from './asking'
import { groupBy } from './group-by'
import { isBaseKind, kindLabels, type RateKind } from './rate-kinds'
import type { LeftOut, ReadFigure } from './resolve-figures'

interface Season {
  readonly name: string
  readonly id: string
  readonly ask: Ask
  readonly leaveOut: (one: LeftOut) => void
}

interface Settled {
  readonly figures: readonly ReadFigure[]
  /** Prices of a room that say the same as those of a place in it. */
  readonly same: readonly ReadFigure[]
  /** The question that decides which prices count, while it is open. */
  readonly open?: string
}

/**
 * A season's prices on one basis. Where a place and a room both have one, and two places cost what
 * the room does, those of places are kept; else a person says which count, since a room sold at the
 * price of a place costs half.
 */
export function settleBasis(figures: readonly ReadFigure[], season: Season): Settled {
  const prices = figures.filter(({ kind, figure }) => isBaseKind(kind) && figure.kind === 'amount')
  const classes = [...groupBy(prices, ({ isRack }) => isRack).values()]
  const same = classes.flatMap(roomsOfTwo)
  const settledFigures = figures.filter((one) => !same.includes(one))
  const kinds = [...new Set(prices.filter((one) => !same.includes(one)).map(({ kind }) => kind))]
  if (kinds.length < 2) return { figures: settledFigures, same }
  const question = `basis ${kinds.toSorted().join('|')} ${season.id}`
  const answer = askBasis(kinds, { prices, question, ...season })
  const others = prices.filter(({ kind }) => kind !== answer)
  if (answer === undefined) return { figures: settledFigures, same, open: question }
  for (const one of others)
    season.leaveOut({
      title: `${season.name}, ${one.raw.label || one.raw.text}`,
      why: 'A room has one price for a night, and another was chosen.',
      places: [one.place],
    })
  return { figures: settledFigures.filter((one) => !others.includes(one)), same }
}

/** Prices of a room that are those of two places in it. */
function roomsOfTwo(prices: readonly ReadFigure[]): readonly ReadFigure[] {
  const amountOf = (kind: RateKind) => {
    const one = prices.find((price) => price.kind === kind)
    return one?.figure.kind === 'amount' ? { one, value: Number(one.figure.value) } : undefined
  }
  const [place, room] = [amountOf('sharing'), amountOf('room')]
  const isSame = place !== undefined && room !== undefined && place.value * 2 === room.value
  return isSame && place.one.taxAdded === room.one.taxAdded ? [room.one] : []
}

interface BasisQuestion extends Pick<Season, 'name' | 'ask'> {
  readonly prices: readonly ReadFigure[]
  readonly question: string
}

const askBasis = (kinds: readonly RateKind[], { prices, question, name, ask }: BasisQuestion) =>
  ask({
    id: question,
    title: `${name}: which prices count?`,
    why: 'The sheet has prices of two kinds for the same nights, and one is not twice the other.',
    places: prices.map(({ place }) => place),
    options: kinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
  })
