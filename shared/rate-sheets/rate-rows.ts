import type { CalendarDate } from '../dates/calendar-date'
import { exponentOf } from '../money/currency-exponent'
import { type Decimal, parseDecimal } from '../money/decimal'
import { majorText } from '../money/minor-units'
import { oneMinusPercent, onePlusPercent, percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { divideRounded, scaleAmount } from '../money/scale-amount'
import { minorUnitsOf } from '../money/supplier-amount'
import { chargeText } from '../rates/rate-charges'
import type { ReadRoom, ReadSeason } from './build-rooms'
import { bandName } from './child-ages'
import type { Figure } from './figures'
import type { Policy } from './policies'
import { isBaseKind, type RateKind } from './rate-kinds'
import { outsideOf, type Period } from './read-periods'
import type { ReadFigure } from './resolve-figures'

/** A rate of a room as content managers edit it (functions/import/sales-rows.ts, rateRow). */
export type RateRow = Readonly<Record<string, unknown>> & Period

/**
 * The rows of a room, in order: each figure rounded once, nett what remains of rack after the
 * commission. Seasons with an open question have none.
 * @param commission - percent of rack that the supplier gives; undefined while it isn't known
 */
export function rateRowsOf(room: ReadRoom, { commission, market }: RowTerms): RateRow[] {
  const pricedSeasons = room.seasons.filter(({ asks }) => asks.length === 0)
  const currency = pricedSeasons.map(({ figures }) => currencyIn(figures)).find(Boolean)
  if (currency === undefined) return []
  const rows = pricedSeasons.flatMap((season) => {
    const row = rowOf(season, { currency, commission })
    return row === undefined
      ? []
      : season.periods.map(({ from, to }): RateRow => ({ from, to, ...row }))
  })
  const closedRows = room.closed.map(
    ({ from, to }): RateRow => ({ from, to, currency, perPerson: true, prov: 'C' }),
  )
  return [...rows, ...closedRows]
    .map((row) => (market === undefined ? row : { ...row, market }))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
}

interface RowTerms {
  readonly commission: string | undefined
  readonly market?: string | undefined
}

const currencyIn = (figures: readonly ReadFigure[]) =>
  figures.find(({ kind, currency }) => isBaseKind(kind) && currency !== undefined)?.currency

interface Terms {
  /** Of a room's other seasons, for one that is closed. */
  readonly currency: string
  readonly commission: string | undefined
}

function rowOf(season: ReadSeason, terms: Terms) {
  const { figures, policies, offers, minNights, charges = [], raise } = season
  const base = figures.find(({ kind }) => isBaseKind(kind))
  if (base === undefined) return undefined
  const perPerson = base.kind !== 'room'
  const { currency = terms.currency } = base
  if (base.figure.kind === 'closed') return { currency, perPerson, prov: 'C' }
  const side = (isRack: boolean) =>
    ratesOf(
      figures.filter((one) => one.isRack === undefined || one.isRack === isRack),
      { policies, currency, raise: raise?.percent },
    )
  const [rack, given] = [side(true), side(false)]
  const nett = netAmounts({ rack, given, commission: terms.commission })
  if (nett === undefined) return undefined
  const nights = figures.find(({ kind }) => kind === 'nights')?.figure
  const minLOS = nights?.kind === 'amount' ? Number(nights.value) : minNights
  const text = (amounts: Amounts) => amountTexts(withExtraAdult(amounts, perPerson), currency)
  return {
    currency,
    perPerson,
    ...text(nett),
    ...(Object.keys(rack).length === 0 ? {} : { rack: text(rack) }),
    ...(minLOS === undefined || minLOS < 2 ? {} : { minLOS }),
    ...(charges.length === 0
      ? {}
      : { charges: charges.map(({ charge }) => chargeText(charge)).join('; ') }),
    ...Object.assign({}, ...offers),
  }
}

/** Prices of three or four adults as what each above two adds to the price of two. */
function withExtraAdult(amounts: Amounts, perPerson: boolean): Amounts {
  const { triple, tripleRoom, quad, quadRoom, ...rest } = amounts
  const { twinRate = 0 } = rest
  const two = perPerson ? twinRate * 2 : twinRate
  const three = tripleRoom ?? (triple && triple * 3)
  const four = quadRoom ?? (quad && quad * 4)
  if (three !== undefined) return { ...rest, extraAdultRate: three - two }
  return four === undefined ? rest : { ...rest, extraAdultRate: divideRounded(four - two, 2) }
}

/** Amounts as a row has them, those of bands in one text (shared/rates/child-bands.ts). */
function amountTexts(amounts: Amounts, currency: string): Record<string, string> {
  const texts = Object.entries(amounts).map(
    ([name, amount]) => [name, majorText(amount, exponentOf(currency))] as const,
  )
  const isBand = ([name]: readonly [string, string]) => name.startsWith(bandPrefix)
  const bands = texts
    .filter(isBand)
    .map(([name, text]) => `${name.slice(bandPrefix.length)} ${text}`)
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  return {
    ...Object.fromEntries(texts.filter((one) => !isBand(one))),
    ...(bands.length === 0 ? {} : { childBands: bands.join('; ') }),
  }
}
const bandPrefix = 'band '

/** Nett rates as given, else rack ones less the commission; undefined while that isn't known. */
function netAmounts({
  rack,
  given,
  commission,
}: {
  rack: Amounts
  given: Amounts
  commission: string | undefined
}): Amounts | undefined {
  if (Object.keys(given).length > 0) return given
  if (commission === undefined || Object.keys(rack).length === 0) return undefined
  const less = ratioOf({ times: [oneMinusPercent(parseDecimal(commission))] })
  return mapValues(rack, (amount) => scaleAmount(amount, less))
}

type Amounts = Readonly<Record<string, number>>
const mapValues = <T>(amounts: Amounts, make: (amount: number) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, make(amount)]))

type Found = Pick<ReadFigure, 'kind' | 'figure'> & Partial<Pick<ReadFigure, 'taxAdded' | 'band'>>

/**
 * Amounts by the fields of a rule, minor units; shares and supplements are of the price of a place:
 * the sharing rate, or half of what a room costs. Empty without a price of the room.
 */
function ratesOf(
  figures: readonly ReadFigure[],
  { policies, ...money }: { readonly policies: readonly Policy[] } & RaisedMoney,
): Amounts {
  const all: readonly Found[] = [...figures, ...policies]
  const find = (kind: RateKind) => all.find((one) => one.kind === kind && one.band === undefined)
  const [group, room] = [find('group'), find('room')]
  const twin = find('sharing') ?? room
  if (twin === undefined) {
    const groupRate = group && amountOf(group, money)
    return groupRate === undefined ? {} : { groupRate }
  }
  const twinRate = amountOf(twin, money)
  if (twinRate === undefined) return {}
  const over = room === twin ? [{ units: 2, scale: 0 }] : []
  const place = (factor: Decimal) => scaleAmount(twinRate, ratioOf({ times: [factor], over }))
  const worth = (one: Found | undefined) => {
    if (one === undefined) return undefined
    return one.figure.kind === 'percent'
      ? place(shareOf(one.figure))
      : one.figure.kind === 'nil'
        ? 0
        : amountOf(one, money)
  }
  const supplement = find('supplement')
  const extra = worth(supplement)
  const single = extra === undefined ? worth(find('single')) : undefined
  const isOnTop = supplement?.figure.kind === 'percent'
  const rates = {
    singleRate: extra === undefined || isOnTop ? (single ?? extra) : twinRate + extra,
    childRate: worth(find('child')),
    infantRate: worth(find('infant')),
    extraAdultRate: worth(find('extraAdult')),
    ...Object.fromEntries(
      (['triple', 'tripleRoom', 'quad', 'quadRoom'] as const).map((kind) => [
        kind,
        worth(find(kind)),
      ]),
    ),
    ...Object.fromEntries(
      all.flatMap((one) =>
        one.band === undefined ? [] : [[`${bandPrefix}${bandName(one.band)}`, worth(one)]],
      ),
    ),
  }
  const knownRates = Object.entries(rates).filter(([, amount]) => amount !== undefined)
  return { twinRate, ...(Object.fromEntries(knownRates) as Amounts) }
}

/** A share of the price of a place; supplements come on top of it. */
function shareOf({ value, sense }: Extract<Figure, { kind: 'percent' }>): Decimal {
  const percent = parseDecimal(value)
  if (sense === 'off') return oneMinusPercent(percent)
  return sense === 'on' ? onePlusPercent(percent) : percentFactor(percent)
}

interface RaisedMoney {
  readonly currency: string
  /** Percent on top of all amounts. */
  readonly raise: string | undefined
}

/** Minor units with the tax and the supplement that are added, rounded once. */
function amountOf({ figure, taxAdded }: Found, { currency, raise }: RaisedMoney) {
  if (figure.kind !== 'amount') return undefined
  const exponent = exponentOf(currency)
  const addedFactors = [taxAdded, raise].flatMap((percent) =>
    percent === undefined ? [] : [onePlusPercent(parseDecimal(percent))],
  )
  if (addedFactors.length === 0) return minorUnitsOf(figure.value, exponent)
  const times = [parseDecimal(figure.value), ...addedFactors]
  return scaleAmount(1, ratioOf({ times, tenPower: exponent }))
}

/** Whether rates are for the same people: everybody's have no market, or `international`. */
export const isSameMarket = (one: RateRow, other: RateRow): boolean =>
  (one.market || 'international') === (other.market || 'international')

/**
 * A room's rates with those of a sheet in place of what it had for the same market on the sheet's nights. What a room
 * includes stays as it was; earlier and later nights keep their rates.
 */
export function mergeRates(present: readonly RateRow[], sheet: readonly RateRow[]): RateRow[] {
  const keptRows = sheet.reduce<RateRow[]>(
    (left, row) => left.flatMap((one) => (isSameMarket(one, row) ? outsideOf(one, row) : [one])),
    [...present],
  )
  const stayTermsFrom = (from: CalendarDate) => {
    const { mealBasis, inclusions }: Readonly<Record<string, unknown>> =
      present.findLast((row) => row.from <= from) ?? present[0] ?? {}
    return {
      ...(mealBasis === undefined ? {} : { mealBasis }),
      ...(inclusions === undefined ? {} : { inclusions }),
    }
  }
  const addedRows = sheet.map((row) =>
    row.prov === 'C' ? row : { ...stayTermsFrom(row.from), ...row },
  )
  return [...keptRows, ...addedRows].sort((one, other) => (one.from < other.from ? -1 : 1))
}
