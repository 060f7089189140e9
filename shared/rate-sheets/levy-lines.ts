import { type FactSources, factOf } from './figure-facts'
import { groupBy } from './group-by'
import type { RawFigure } from './read-figures'
import type { Statement } from './sheet-rows'
import { wordsOf } from './words'

/**
 * Levies that cost the same beside each price of their camp, as a note would say them: three times
 * 25 behind `Conservation levy pp per night` is `Conservation levy pp per night: USD 25`. Others stay
 * listed, as a charge is for all rooms of a camp, and for all its nights.
 */
export function levyLines(raws: readonly RawFigure[], sources: FactSources): Statement[] {
  const levies = raws.filter(({ who }) => who === 'levy')
  const severalCamps = new Set(raws.map(({ camp }) => camp)).size > 1
  return [...groupBy(levies, ({ camp, label }) => `${camp}|${label}`).values()].flatMap((line) => {
    const [first, ...rest] = line
    const amounts = new Set(line.map((raw) => amountIn(raw, sources)))
    const [amount] = amounts
    if (first === undefined || amount === undefined || amounts.size > 1) return []
    if (!isEverywhere(line, raws)) return []
    const { place, camp, label } = first
    const name = severalCamps && camp !== '' ? `${camp}, ${label}` : label
    const text = `${name}: ${amount}`
    const others = rest.map((raw) => raw.place)
    return [{ ...wordsOf(text), text, place, others, periods: [] }]
  })
}

/** An amount with its currency; undefined where one of them isn't told. */
function amountIn(raw: RawFigure, sources: FactSources): string | undefined {
  const { figure, isForStay, open } = raw
  const currency = factOf(raw, 'currency', sources)?.value
  return figure?.kind !== 'amount' || isForStay || open !== undefined || currency === undefined
    ? undefined
    : `${currency} ${figure.value}`
}

/** Whether levies stand beside or below each price of their camp. */
function isEverywhere(line: readonly RawFigure[], raws: readonly RawFigure[]): boolean {
  const camp = line[0]?.camp
  const prices = raws.filter(
    (raw) =>
      raw.camp === camp &&
      raw.figure?.kind === 'amount' &&
      [undefined, 'sharing', 'double'].includes(raw.who),
  )
  const rooms = new Set(line.map(({ room }) => room))
  const isOfRoom = ({ room }: RawFigure) => rooms.has(room) || (rooms.size === 1 && rooms.has(''))
  const isBeside = (price: RawFigure) =>
    line.some(
      ({ table, place }) =>
        table === price.table &&
        (place.row === price.place.row || place.column === price.place.column),
    )
  return prices.length > 0 && prices.every((price) => isOfRoom(price) && isBeside(price))
}
