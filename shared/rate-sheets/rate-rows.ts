import type { CalendarDate } from '../dates/calendar-date'
import { exponentOf } from '../money/currency-exponent'
import { parseDecimal } from '../money/decimal'
import { majorText } from '../money/minor-units'
import { oneMinusPercent, onePlusPercent, percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { scaleAmount } from '../money/scale-amount'
import { minorUnitsOf } from '../money/supplier-amount'
import type { RateKind } from './line-labels'
import { outsideOf } from './open-questions'
import type { Period } from './read-periods'
import type { ReadFigure, ReadRoom, ReadSeason } from './read-sheet'
import type { SheetFacts } from './sheet-facts'

/** A rate of a room as content managers edit it (functions/import/sales-rows.ts, rateRow). */
export type RateRow = Readonly<Record<string, unknown>> & Period

/**
 * The rows of a room, in order: each figure rounded once, nett what remains of rack after the
 * commission.
 */
export function rateRowsOf(
  room: ReadRoom,
  facts: Pick<SheetFacts, 'currency' | 'commission'>,
): RateRow[] {
  const { currency } = facts
  const rows = room.seasons.flatMap((season) => {
    const row = rowOf(season, facts)
    return row === undefined
      ? []
      : season.periods.map(({ from, to }): RateRow => ({ from, to, currency, ...row }))
  })
  const closed = room.closed.map(
    ({ from, to }): RateRow => ({ from, to, currency, perPerson: true, prov: 'C' }),
  )
  return [...rows, ...closed].sort((one, other) => (one.from < other.from ? -1 : 1))
}

function rowOf(
  { figures, offers, minNights }: ReadSeason,
  { currency, commission }: Pick<SheetFacts, 'currency' | 'commission'>,
) {
  const [rack, given] = [
    ratesOf(
      figures.filter(({ isRack }) => isRack),
      currency,
    ),
    ratesOf(
      figures.filter(({ isRack }) => !isRack),
      currency,
    ),
  ]
  const of = (kind: RateKind) => figures.find((one) => one.kind === kind)?.figure
  const base = of('sharing') ?? of('room') ?? of('group')
  if (base === undefined) return undefined
  const perPerson = of('room') === undefined
  if (base.kind === 'closed') return { perPerson, prov: 'C' }
  const less = ratioOf({ times: [oneMinusPercent(parseDecimal(commission ?? '0'))] })
  const nett =
    Object.keys(given).length > 0 ? given : mapValues(rack, (amount) => scaleAmount(amount, less))
  const nights = of('nights')
  const minLOS = nights?.kind === 'amount' ? Number(nights.value) : minNights
  const text = (rates: Amounts) =>
    mapValues(rates, (amount) => majorText(amount, exponentOf(currency)))
  if (Object.keys(nett).length === 0) return undefined
  return {
    perPerson,
    ...text(nett),
    ...(Object.keys(rack).length === 0 ? {} : { rack: text(rack) }),
    ...(minLOS === undefined || minLOS < 2 ? {} : { minLOS }),
    ...Object.assign({}, ...offers),
  }
}

type Amounts = Readonly<Record<string, number>>
const mapValues = <T>(amounts: Amounts, make: (amount: number) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, make(amount)]))

/**
 * Amounts by the fields of a rule, minor units; percentages and supplements are of the sharing
 * rate.
 */
function ratesOf(figures: readonly ReadFigure[], currency: string): Amounts {
  const of = (...kinds: RateKind[]) => figures.find(({ kind }) => kinds.includes(kind))?.figure
  const amount = (figure: ReadFigure['figure'] | undefined) =>
    figure?.kind === 'amount'
      ? minorUnitsOf(figure.value, exponentOf(currency))
      : figure?.kind === 'nil'
        ? 0
        : undefined
  const [group, twin] = [amount(of('group')), amount(of('sharing', 'room'))]
  if (group !== undefined && twin === undefined) return { groupRate: group }
  if (twin === undefined) return {}
  const share = (figure: ReadFigure['figure'] | undefined) =>
    figure?.kind === 'percent'
      ? scaleAmount(twin, ratioOf({ times: [percentFactor(parseDecimal(figure.value))] }))
      : amount(figure)
  const supplement = of('supplement')
  const single =
    supplement?.kind === 'percent'
      ? scaleAmount(twin, ratioOf({ times: [onePlusPercent(parseDecimal(supplement.value))] }))
      : supplement === undefined
        ? share(of('single'))
        : twin + (amount(supplement) ?? 0)
  const [child, infant] = [share(of('child')), share(of('infant'))]
  return {
    twinRate: twin,
    ...(single === undefined ? {} : { singleRate: single }),
    ...(child === undefined ? {} : { childRate: child }),
    ...(infant === undefined ? {} : { infantRate: infant }),
  }
}

/**
 * A room's rates with those of a sheet in place of what it had on the sheet's nights. What a room
 * includes stays as it was; earlier and later nights keep their rates.
 */
export function mergeRates(present: readonly RateRow[], sheet: readonly RateRow[]): RateRow[] {
  const kept = sheet.reduce<RateRow[]>(
    (left, row) => left.flatMap((one) => outsideOf(one, row)),
    [...present],
  )
  const told = (from: CalendarDate) => {
    const { mealBasis, inclusions }: Readonly<Record<string, unknown>> =
      present.findLast((row) => row.from <= from) ?? present[0] ?? {}
    return {
      ...(mealBasis === undefined ? {} : { mealBasis }),
      ...(inclusions === undefined ? {} : { inclusions }),
    }
  }
  const added = sheet.map((row) => (row.prov === 'C' ? row : { ...told(row.from), ...row }))
  return [...kept, ...added].sort((one, other) => (one.from < other.from ? -1 : 1))
}
