import type { Ask } from './asking'
import { checkOther } from './check-figures'
import { isBaseKind, isThirdKind } from './rate-kinds'
import type { LeftOut, ReadFigure } from './resolve-figures'
import { checkThird, chooseThird } from './third-adults'

interface Season {
  /** Its prices. */
  readonly figures: readonly ReadFigure[]
  readonly name: string
  readonly ask: Ask
  readonly leaveOut: (one: LeftOut) => void
}

/**
 * Figures in the currency of the nett price, or of the one that there is: a rate has one currency, and
 * nothing of another is put beside it.
 */
export function keepCurrency(
  list: readonly ReadFigure[],
  { figures, name, leaveOut }: Pick<Season, 'figures' | 'name' | 'leaveOut'>,
): readonly ReadFigure[] {
  const prices = figures.filter(({ kind }) => isBaseKind(kind))
  const [first] = prices.toSorted((one, other) => Number(one.isRack) - Number(other.isRack))
  const isOther = ({ currency }: ReadFigure) =>
    currency !== undefined && first?.currency !== undefined && currency !== first.currency
  const others = list.filter(isOther)
  for (const { raw, place, currency } of others)
    leaveOut({
      title: `${name}, ${raw.label || raw.text}`,
      why: `It is in ${currency}, the price in ${first?.currency}, and a rate has one currency.`,
      places: [place],
    })
  return list.filter((one) => !isOther(one))
}

const isSingle = ({ kind }: ReadFigure): boolean => kind === 'single' || kind === 'supplement'

/** What others than two adults pay in a season, as far as it can be what its words say. */
export function checkOthers(
  list: readonly ReadFigure[],
  { figures, name, ask, leaveOut }: Season,
): { figures: readonly ReadFigure[]; opens: readonly string[] } {
  const opens: string[] = []
  const price = figures.find(({ kind }) => isBaseKind(kind))
  const asking: Ask = (question) => {
    const answer = ask(question)
    if (answer === undefined) opens.push(question.id)
    return answer
  }
  const ownFigures = keepCurrency(list, { figures, name, leaveOut })
  const checkedFigures = ownFigures.flatMap((one) => {
    if (one.raw.open !== undefined) {
      opens.push(one.raw.open) // what it is comes before what it may be worth
      return []
    }
    if (isSingle(one) && one.figure.kind === 'closed' && price?.figure.kind !== 'closed') {
      leaveOut({
        title: `${name}, ${one.raw.label}`,
        why: 'A rate can’t be closed to solo travelers. Set the room’s minimum to two guests.',
        places: [one.place],
      })
      return []
    }
    const before = opens.length
    const ownPrice = figures.find((base) => isBaseKind(base.kind) && base.isRack === one.isRack)
    const checkedFigure = isThirdKind(one.kind)
      ? checkThird(one, ownPrice, asking)
      : checkOther(one, ownPrice ?? price, asking)
    if (checkedFigure === undefined && opens.length === before)
      leaveOut({
        title: `${name}, ${one.raw.label}`,
        why: isThirdKind(one.kind)
          ? 'It can’t be compared with the price for two adults, or you left it out.'
          : 'You left it out.',
        places: [one.place],
      })
    return checkedFigure ?? []
  })
  const chosenFigures = [true, false, undefined].flatMap((isRack) =>
    chooseThird(
      checkedFigures.filter((one) => one.isRack === isRack),
      figures.find((base) => isBaseKind(base.kind) && base.isRack === isRack),
      {
        name,
        ask: asking,
        leaveOut: (line, why) =>
          line.length > 0 &&
          leaveOut({
            title: `${name}, ${line[0]?.raw.label ?? ''}`,
            why,
            places: line.map(({ place }) => place),
          }),
      },
    ),
  )
  return { figures: chosenFigures, opens }
}
