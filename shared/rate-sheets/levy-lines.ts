import { type FactSources, factOf } from './figure-facts'
import { groupBy } from './group-by'
import type { RawFigure } from './read-figures'
import type { Period } from './read-periods'
import type { Statement } from './sheet-rows'
import { wordsOf } from './words'

/**
 * Levies in lines of their camp, as notes would say them: three times 25 behind `Conservation levy pp
 * per night` is `Conservation levy pp per night: USD 25`. One that differs by season, or has dates in
 * its label, is a note for each amount, with its nights. Others stay listed: a charge is for all rooms
 * of a camp.
 */
export function levyLines(raws: readonly RawFigure[], sources: FactSources): Statement[] {
  const levies = raws.filter(({ who }) => who === 'levy')
  const severalCamps = new Set(raws.map(({ camp }) => camp)).size > 1
  return [...groupBy(levies, ({ camp, label }) => `${camp}|${label}`).values()].flatMap((line) => {
    const [first] = line
    const byAmount = groupBy(line, (raw) => amountIn(raw, sources) ?? '')
    if (first === undefined || byAmount.has('')) return []
    const name = severalCamps && first.camp !== '' ? `${first.camp}, ${first.label}` : first.label
    const texts = [...byAmount.keys()].map((amount) => `${name}: ${amount}`)
    const isForAll = byAmount.size === 1 && isBesideAll(line, pricesOf(line, raws))
    if (!isForAll && !isBesideAllOfItsNights(line, raws)) return []
    return [...byAmount.values()].map((some, at): Statement => {
      const [{ place } = first, ...others] = some
      return {
        ...wordsOf(texts[at] ?? ''),
        text: texts[at] ?? '',
        place,
        others: others.map((raw) => raw.place),
        periods: isForAll ? [] : nightsOf(some),
        askedWith: texts[0] ?? '',
      }
    })
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

const nightsOf = (line: readonly RawFigure[]): readonly Period[] => {
  const periods = line.flatMap(({ season }) => season?.periods ?? [])
  return [...groupBy(periods, ({ from, to }) => `${from} ${to}`).values()].flatMap(
    ([one]) => one ?? [],
  )
}

const daysText = ({ season }: RawFigure): string =>
  (season?.periods ?? []).map(({ from, to }) => `${from} ${to}`).join()

/** The prices of a levy's camp. */
function pricesOf(line: readonly RawFigure[], raws: readonly RawFigure[]): readonly RawFigure[] {
  const camp = line[0]?.camp
  return raws.filter(
    (raw) =>
      raw.camp === camp &&
      raw.figure?.kind === 'amount' &&
      [undefined, 'sharing', 'double'].includes(raw.who),
  )
}

/** Whether levies stand beside or below each of some prices. */
function isBesideAll(line: readonly RawFigure[], prices: readonly RawFigure[]): boolean {
  const isBeside = (price: RawFigure) =>
    line.some(
      ({ table, place }) =>
        table === price.table &&
        (place.row === price.place.row || place.column === price.place.column),
    )
  return prices.length > 0 && prices.every((price) => isOfRoom(line, price) && isBeside(price))
}

function isOfRoom(line: readonly RawFigure[], { room }: RawFigure): boolean {
  const rooms = new Set(line.map((raw) => raw.room))
  return rooms.has(room) || (rooms.size === 1 && rooms.has(''))
}

/**
 * Whether levies have dates, and stand beside each price of these seasons; dates in a label of its own
 * are of no season.
 */
function isBesideAllOfItsNights(line: readonly RawFigure[], raws: readonly RawFigure[]): boolean {
  if (line.some(({ season }) => (season?.periods ?? []).length === 0)) return false
  const seasons = new Set(line.map(daysText))
  const prices = pricesOf(line, raws)
  const ofItsSeasons = prices.filter((price) => seasons.has(daysText(price)))
  const isDatedByItself = line.every(({ season, place }) =>
    season?.places.some(({ row }) => row === place.row),
  )
  return ofItsSeasons.length === 0
    ? isDatedByItself && prices.every((price) => isOfRoom(line, price))
    : isBesideAll(line, ofItsSeasons)
}
